"""Frames say what they still owe a seat, so that bots can weigh a position within a turn."""

from collections.abc import Iterator

from marrakesh.rules.agenda import Choice, Effect, Frame, Together

OWE_NOTHING = """
    Act ActAtNewVendor ActIfPlaced Advance AllRapids AnyLuxury AnyScroll AnySectorAction Arrange
    Benefit BoardOrColumn BoardOrSpectators ChooseAward ChoosePrize ChooseStack ChooseTown
    ClaimForLess ClaimFree ClaimKeshis ClaimOpen Commit DeployClaims Destination DiscardOthers
    Encore FreeGate FreeScroll GateKeshi GiveBack GiveKeshi HandIn Harvest Joker KeepScroll
    KeshiThenAction LeaveOut LeaveSquare LuxuryOfStack LuxuryStack MayDiscardDung MayPlace
    MoreSteps MoveNomads NewStorageKeshi NextAssistant NextProvision OtherResource OwnLuxury
    PayAny PayDinars PayGoods PinkBrownBeige PlaceFreeGate PlaceNomad Provide ProvisionExchange
    Refill Refresh Resources ReturnEntertainer ReturnForPoints ReturnKeshi ReturnVendor Ride
    RiverBonus Run ScoreClaimed Second SecondClaim Selection SpectatorBonus SplitSteps
    StartOfSeason StepsHere SwapPlaceholder SwapResources Tajine TakeFromStack TakeInExchange
    TakeOasis TakeOther YellowScrolls
"""
"""What they bring is not certain yet, or is gone as soon as they are resolved."""


def below(kind: type[Frame]) -> Iterator[type[Frame]]:
    for frame in kind.__subclasses__():
        yield frame
        yield from below(frame)


def test_a_new_frame_says_what_it_owes_or_stands_in_the_list() -> None:
    frames = set(below(Frame)) - {Choice, Effect, Together}
    silent = {frame.__name__ for frame in frames if "owes" not in vars(frame)}
    assert silent == set(OWE_NOTHING.split())
