"""The catalogue of questions: one class each, with its facts.

A choice names its question with `asks`. Not compiled: a question is created only on request.
"""

from typing import ClassVar, Final

from marrakesh.rules import facts
from marrakesh.rules.facts import Told, spelled


class Question(Told):
    """A question to a seat. Its facts are named numbers."""

    key: ClassVar[str]
    """The key of its text, derived from the class name: TakeOther is ask-take-other."""
    secret: ClassVar[bool] = False
    """Whether all decide simultaneously, without seeing each other's decisions."""
    shows_hidden: ClassVar[bool] = False
    """Whether the seat asked sees tiles hidden from the others."""
    routine: ClassVar[bool] = False
    """Whether it may have a standing answer."""
    draws: ClassVar[bool] = False
    """Whether it lets a player choose from the general supply of keshis."""

    def __init_subclass__(cls) -> None:
        cls.key = f"ask-{spelled(cls)}"


# fmt: off
class Nothing(Question): ...

# ---- setup and the course of a round

class Arrange(Question):
    secret = True

class Select(Question):
    secret = True

class NextProvision(Question):
    secret = True

class Joker(Question): ...
class SwapPlaceholder(Question): ...
class Claim(Question): ...
class SecondClaim(Question): ...
class Assistant(Question): ...

class Use(Question):
    sector: facts.Sector

class Provide(Question): ...

# ---- keshis and where they go

class Deploy(Question):
    n: int

class MayPlace(Question):
    colour: facts.Colour

class Vendor(Question): ...
class Entertainer(Question): ...
class Caravan(Question): ...
class Return(Question): ...
class ReturnEntertainer(Question): ...
class ReturnVendor(Question): ...

class TakeOther(Question):
    draws = True
    colour: facts.ColourOrNomad

# ---- bonuses and payments

class AnyResource(Question):
    n: int

class AnyGoods(Question):
    draws = True
    n: int

class AnyKeshi(Question):
    draws = True
    n: int

class AnyPair(Question):
    draws = True


class AnyOrder(Question):
    n: int

class EitherStair(Question):
    n: int

class PayDinars(Question):
    n: int

class PayAny(Question):
    n: int

class LeaveOut(Question):
    n: int

# ---- sectors

class RiverWater(Question): ...

class RiverBonus(Question):
    routine = True

class AllRapids(Question):
    routine = True
    scroll: facts.Scroll

class Harvest(Question):
    n: int

class Scrolls(Question):
    spent: int

class FreeScroll(Question):
    academy: facts.Academy
    n: int

class Stack(Question):
    academy: facts.Academy

class ScrollOfStack(Question):
    shows_hidden = True

class Connection(Question):
    n: int

class StairSteps(Question):
    stair: facts.Stair

class Square(Question): ...

class SpectatorBonus(Question):
    n: int

class Gates(Question): ...

class GateSpace(Question):
    colour: facts.Colour

class GateKeshi(Question):
    n: int

class Commit(Question): ...
class FreeGate(Question): ...
class Oases(Question): ...

class ClaimForLess(Question):
    n: int

class FreeOases(Question):
    n: int

class OpenOasis(Question): ...
class Souk(Question): ...

class OmitGoods(Question):
    n: int

# ---- tiles

class Prize(Question):
    tile: facts.RiverTile

class RiverTile13(Question): ...

class HandIn(Question):
    oasis: facts.Oasis

class ScoreOasis(Question): ...
class SectorAction(Question): ...
class KeshiThenAction(Question): ...
class ReturnForPoints(Question): ...

# ---- modules

class Town(Question): ...
class AnyScroll(Question): ...
class AnyLuxury(Question): ...
class Nomad(Question): ...

class MoveNomads(Question):
    routine = True
    n: int

class LeaveSquare(Question): ...

class BoardOrSpectators(Question):
    colour: facts.ColourOrNomad

class DiscardDung(Question):
    routine = True

class Award(Question): ...

class Discard(Question):
    n: int

class SplitSteps(Question):
    n: int

class StepsHere(Question):
    """How many steps to take on a track, or whether to take `n` steps with the camel."""
    track: facts.Track | None = None
    n: int | None = None

class LuxuryStack(Question): ...

class LuxuryOfStack(Question):
    shows_hidden = True

class Tajine(Question): ...

class KeepScroll(Question):
    shows_hidden = True

class GiveKeshi(Question): ...
class SwapResources(Question): ...
class StartOfSeason(Question): ...
class NewStorageKeshi(Question): ...

# fmt: on

CATALOGUE: Final = {question.key: question for question in Question.__subclasses__()}
"""Every question by key."""
