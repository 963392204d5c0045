"""Draw the icons of the installed application from web/public/icon.svg: python tools/icons.py

A maskable icon fills its square: the system crops it to a shape, which leaves at least 80 % of it.
"""

from pathlib import Path
from typing import Final

from chromium import chromium

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
ICONS: Final = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-512.png": (512, 0.8, "#14172e"),
}
"""By name: the size in pixels, the share of it that the drawing takes, and the background."""


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text()
    with chromium() as browser:
        for name, (size, part, behind) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin: 0; background: {behind}; display: grid; place-content: center"
            page.set_content(f'<body style="{style}; height: 100vh">{drawing}</body>')
            page.add_style_tag(content=f"svg {{ width: {round(size * part)}px; display: block }}")
            page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    main()
