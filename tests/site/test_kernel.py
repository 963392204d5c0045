"""The network's kernel for browsers."""

from wasm_kernel import compiled


def test_it_is_compiled_from_todays_source() -> None:
    assert compiled().exists(), "kernel.c has changed: see tools/wasm_kernel.py"
    assert [one.name for one in compiled().parent.iterdir()] == [compiled().name]
