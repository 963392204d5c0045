# Needs make and Python 3.11 or newer (with venv); everything else is installed into .tools and .venv.
# ARGS is passed on: make play ARGS="--players 3", make test ARGS="-k madrasa".

bin := .venv/bin
code := src tests tools benchmarks

# what the compiled engine is made from
engine := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml tools/compile.py tools/hatch_build.py

.PHONY: help play test lint format rules bench lock clean

help:
	@echo "make play    play in this terminal"
	@echo "make test    check everything: lint, rules without a test, tests"
	@echo "make lint    ruff and mypy"
	@echo "make format  format the code, fix what can be fixed"
	@echo "make rules   list the rules that no test names yet"
	@echo "make bench   measure the engine's speed, plain and compiled"
	@echo "make lock    pin the newest versions of what we depend on"
	@echo "make clean   remove everything that make made"

play: .venv/.ready
	@$(bin)/marrakesh play --terminal $(ARGS)

test: .venv/.ready
	@$(MAKE) --no-print-directory lint
	$(bin)/python tools/rules_report.py
	$(bin)/pytest -n 2 $(ARGS)
	@$(MAKE) --no-print-directory build/compiled/.ready
	@if test -e build/compiled/marrakesh/rules/game.*.*; \
	then PYTHONPATH=build/compiled $(bin)/pytest -n 2 --compiled $(ARGS); \
	elif command -v $${CC:-cc} >/dev/null; \
	then echo "The engine could not be compiled: see above." >&2; exit 1; \
	else echo "There is no C compiler: only the plain engine was tested."; fi

# The wheel as users get it, unpacked.
build/compiled/.ready: .venv/.ready $(engine)
	@echo "Compiling the engine, about two minutes ..."
	@rm -rf build/compiled build/wheel
	@$(bin)/python -m hatchling build -t wheel -d build/wheel
	@$(bin)/python -m zipfile -e build/wheel/*.whl build/compiled
	@touch $@

lint: .venv/.ready
	$(bin)/ruff check $(code)
	$(bin)/ruff format --check $(code)
	$(bin)/mypy

format: .venv/.ready
	$(bin)/ruff check --fix-only --quiet $(code)
	$(bin)/ruff format $(code)

rules: .venv/.ready
	@$(bin)/python tools/rules_report.py --list

bench: build/compiled/.ready
	$(bin)/python benchmarks/speed.py --compiled build/compiled $(ARGS)

lock: .venv/.ready
	sh tools/lock.sh

clean:
	rm -rf .venv .tools build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find $(code) -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamp holds the folder it was made in, so a moved or broken environment is made anew.
ifneq ($(shell test -x $(bin)/python && cat .venv/.ready 2>/dev/null),$(CURDIR))
.PHONY: .venv/.ready
endif
.venv/.ready: requirements.txt requirements-tools.txt pyproject.toml tools/setup.sh
	@sh tools/setup.sh
