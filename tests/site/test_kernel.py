"""The network's kernel for browsers."""

from wasm_kernel import compiled


def test_the_kernel_is_compiled_from_the_current_source() -> None:
    assert compiled().exists(), "kernel.c has changed: see tools/wasm_kernel.py"
    assert [one.name for one in compiled().parent.iterdir()] == [compiled().name]
