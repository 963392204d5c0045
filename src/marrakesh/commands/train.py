"""The command `marrakesh train`."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from marrakesh.commands.options import Mistake, lang_option
from marrakesh.commands.strength import strength_table
from marrakesh.texts import text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from marrakesh.learning.checkpoint import Checkpoint
    from marrakesh.learning.train import Progress, Settings

_file: Final = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.option(
    "--resume", "file", type=_file, required=True, help="The checkpoint, kept between runs."
)
@click.option("--minutes", type=float, default=8.0, show_default=True, help="How long to train.")
@click.option(
    "--whole",
    type=float,
    default=60.0,
    show_default=True,
    help="Total minutes of all runs, over which the learning rate decays.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    help="Worker processes (default: one fewer than processors).",
)
@click.option(
    "--lanes", type=int, default=96, show_default=True, help="Games in each half of a worker."
)
@click.option(
    "--device", type=click.Choice(["cpu", "cuda"]), help="Default: the GPU if there is one."
)
@click.option(
    "--outlook",
    type=float,
    default=0.0,
    help="Then play for this many minutes and fit the heads that predict points and wins.",
)
@click.option(
    "--measure",
    "games",
    type=int,
    default=0,
    help="Then evaluate over this many games of each trial.",
)
@click.option(
    "--export", "net_file", type=_file, help="Then export the net for the bot `net` here."
)
@click.option("--onnx", "onnx_file", type=_file, help="Then export the net as an ONNX model here.")
@lang_option
def train(
    file: Path, minutes: float, whole: float, workers: int | None, lanes: int, device: str | None,
    outlook: float, games: int, net_file: Path | None, onnx_file: Path | None, lang: str,
) -> None:  # fmt: skip
    """Train the net by self-play, in runs of a few minutes. Needs PyTorch."""
    try:
        import torch
    except ImportError:
        raise Mistake(text(lang)("train-no-torch")) from None
    from rich.console import Console

    from marrakesh.arena.strength import TRIALS
    from marrakesh.learning.checkpoint import Checkpoint
    from marrakesh.learning.export import export
    from marrakesh.learning.measure import measure
    from marrakesh.learning.outlook import fitted
    from marrakesh.learning.train import Settings

    file.resolve().parent.mkdir(parents=True, exist_ok=True)
    checkpoint = Checkpoint.read(file) if file.exists() else Checkpoint.new()
    where = device or ("cuda" if torch.cuda.is_available() else "cpu")
    number = workers or max(1, (os.cpu_count() or 2) - 1)
    console = Console()
    if minutes > 0:
        settings = Settings(minutes, whole, number, lanes, device=where)
        _learn(checkpoint, settings, file, console)
    if outlook:
        print(f"Playing for {outlook:g} minutes, then fitting.")
        checkpoint.outlook = fitted(checkpoint.weights, outlook, number, lanes, where)
        checkpoint.write(file)
    if games:
        measured = {
            name: measure(checkpoint.weights, trial, games, number, where)
            for name, trial in TRIALS.items()
        }
        console.print(strength_table(measured))
    if net_file:
        export(file, net_file)
    if onnx_file:
        from marrakesh.learning.onnx_file import export_onnx

        export_onnx(file, onnx_file)


def _learn(checkpoint: "Checkpoint", settings: "Settings", file: Path, console: "Console") -> None:
    """Train; Ctrl-C stops early and saves the checkpoint."""
    from rich.live import Live

    from marrakesh.learning.train import Learner

    learner = Learner(checkpoint, settings)
    try:
        with Live(console=console, auto_refresh=False) as live:
            learner.run(lambda now: live.update(progress_table(now), refresh=True), file)
    except KeyboardInterrupt:
        learner.save(file)
    finally:
        learner.close()


def progress_table(now: "Progress") -> "Table":
    """The progress of training."""
    from rich.table import Table

    title = (
        f"{now.seconds / 60:.1f} minutes, {now.decisions / 1e6:.1f} million decisions "
        f"({now.rate:,.0f} per second), {now.updates:,} updates; "
        f"entropy {now.entropy:.2f}, points off by {now.value_error:.1f}, "
        f"clipped {100 * now.clipped:.0f} %"
    )
    table = Table("played", "games", "points", "first place", title=title)
    for family, (games, points, won) in now.results.items():
        table.add_row(family, f"{games:,}", f"{points:.0f}", f"{100 * won:.0f} %")
    return table
