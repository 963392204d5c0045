"""The commands `components`, `modules` and `tile`."""

from pathlib import Path

import click

from marrakesh.commands.console import console
from marrakesh.commands.options import Mistake, components_option, edition_option, lang_option
from marrakesh.rules.config import Config


@click.command(name="components")
@components_option
@click.option("--kind", help="List the entries of one kind, such as scrolls.")
@click.option(
    "--proof",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write a printable proof sheet.",
    metavar="FILE.html",
)
@lang_option
def show_components(
    components: Path | None, kind: str | None, proof: Path | None, lang: str
) -> None:
    """List everything in the box, with its sources."""
    from difflib import get_close_matches

    from marrakesh.components import load
    from marrakesh.terminal import box_tables
    from marrakesh.terminal.look import Look

    box, look = load(components), Look(lang, [])
    if proof is not None:
        from marrakesh.server.http.pages import built, proof_sheet_page

        if not built():
            raise Mistake(look.say("refuse-no-pages"))
        proof.write_text(proof_sheet_page(lang, components), encoding="utf-8")
        click.echo(look.say("cli-proof", file=str(proof)))
        return
    if kind is None:
        console().print(box_tables.kinds(box, look))
        return
    kinds = list(box.__struct_fields__)
    name = kind.replace("-", "_").replace(" ", "_").removesuffix(".toml")
    if name not in kinds:
        like = get_close_matches(name, kinds, n=1) or [", ".join(kinds)]
        raise Mistake(look.say("cli-kind", kind=kind, like=like[0]))
    screen = console()
    screen.print(box_tables.entries(box, name, look, screen.width))


@click.command(name="modules")
@lang_option
def show_modules(lang: str) -> None:
    """List expansion modules and solo variants."""
    from marrakesh.terminal import box_tables
    from marrakesh.terminal.look import Look

    look, screen = Look(lang, []), console()
    screen.print(box_tables.modules(look))
    screen.print()
    screen.print(box_tables.solo(look))


@click.command()
@click.argument("words", nargs=-1, required=True, metavar="KIND NUMBER")
@edition_option
@lang_option
@components_option
def tile(words: tuple[str, ...], edition: str | None, lang: str, components: Path | None) -> None:
    """Explain a tile, such as: marrakesh tile scroll 17."""
    from marrakesh.terminal.help import explain_tile

    try:
        click.echo(explain_tile(" ".join(words), lang, edition or Config().edition, components))
    except LookupError as error:
        raise Mistake(str(error.args[0])) from None
