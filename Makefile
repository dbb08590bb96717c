# `make run` opens the console, `make test` checks everything; `make help` lists the rest.

MARQUEE := target/debug/marquee
NPM := npm --prefix client --no-update-notifier
CLIENT_SOURCES := $(shell find client/src client/vite client/public -type f -not -path '*/__generated__/*' -not -name '*.test.ts*' 2>/dev/null) \
	client/index.html client/graphiql.html client/vite.config.ts client/package.json schema.graphql relay.config.js
RUST_SOURCES := $(shell find gateway sandbox -type f \( -name '*.rs' -o -name '*.sql' -o -name 'Cargo.toml' \)) Cargo.toml Cargo.lock
PACKAGES := client/node_modules/.installed
# Most graph tests wait more than they compute, so two share a core.
TEST_THREADS := $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))
TEST_RUNNER := $(shell cargo nextest --version >/dev/null 2>&1 && echo "nextest run --test-threads $(TEST_THREADS)" || echo test)

# The Relay compiler rewrites the manifest even if nothing changed, and the gateway is built from it.
define keep-manifest
@mkdir -p target && cp -p gateway/persisted_queries.json target/persisted_queries.before
endef
define restore-manifest
@! cmp -s target/persisted_queries.before gateway/persisted_queries.json || cp -p target/persisted_queries.before gateway/persisted_queries.json
endef

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## Lists these commands.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

.PHONY: run
run: client/dist/index.html $(MARQUEE) ## Opens the console: on the sandbox, or on the services that MARQUEE_* names.
	@$(MARQUEE) serve

# Debug builds are linted while they are built: `cargo clippy` would compile our crates a second time. They are all built in the same
# way, so that what one command has built serves the others.
run dev schema check build-tests test test-quick test-rust test-client test-browser outages soak operations replicas: export RUSTC_WORKSPACE_WRAPPER := $(shell command -v clippy-driver)

.PHONY: test
test: build-tests check test-rust test-client test-browser ## Checks everything: formats, lints, drift, unit, graph and browser tests.
	@echo "All checks passed."

.PHONY: test-quick
test-quick: build-tests check test-client ## Checks formats, lints, types and drift, and runs the unit tests of both sides.
	cargo $(TEST_RUNNER) --workspace --locked --lib --bins

# One build for all that follows: the command among it has the features that the tests give its crates.
.PHONY: build-tests
build-tests:
	cargo build --workspace --all-targets --locked
	@! cargo build --workspace --all-targets --locked --quiet 2>&1 | grep . || { echo "A warning is an error here."; exit 1; }
	@touch $(MARQUEE)

.PHONY: dev
dev: $(MARQUEE) $(PACKAGES) ## Runs the gateway, and the client with hot reload at http://127.0.0.1:5173/.
	@trap 'kill 0' EXIT INT TERM; $(MARQUEE) serve & MARQUEE_GATEWAY=http://127.0.0.1:4000 $(NPM) run dev

.PHONY: build
build: client/dist/index.html ## Leaves target/release/marquee, with the client inside.
	cargo build --release --locked -p gateway

.PHONY: bench
bench: build ## Measures the gateway against a straight proxy and a plain gateway.
	cargo build --release --locked -p tests --features peer --bin peer
	cargo run --release --locked -p tests --bin bench
	cargo run --release --locked -p tests --bin bench -- scale
	cargo run --release --locked -p tests --bin bench -- traces

.PHONY: bench-client
bench-client: build browser ## Measures the client in a browser: times, memory, frames, and the clicks of eight everyday tasks.
	TESTED_MARQUEE=target/release/marquee client/node_modules/.bin/playwright test --config tests/browser/measure

FUZZ_CASES ?= 100000
.PHONY: fuzz
fuzz: ## Runs the property tests with FUZZ_CASES random inputs each; `make test` runs them with 256.
	PROPTEST_CASES=$(FUZZ_CASES) cargo nextest run --workspace --locked --no-fail-fast -E 'package(gateway) & test(/::properties::/)'

.PHONY: outages
outages: $(MARQUEE) client/dist/index.html browser ## Opens every screen while each call that it needs fails.
	client/node_modules/.bin/playwright test --config tests/browser/outages

.PHONY: soak
soak: $(MARQUEE) $(PACKAGES) ## Works on one gateway for SOAK_MINUTES (120) and shows whether memory, files and waits stay as they are.
	node tests/operations/soak.mjs

.PHONY: hardening
hardening: build $(PACKAGES) ## Attacks the released command for minutes, and measures the memory of requests at their limits.
	TESTED_MARQUEE=$${TESTED_MARQUEE:-target/release/marquee} node tests/operations/hardening.mjs

.PHONY: operations
operations: $(MARQUEE) $(PACKAGES) ## Checks gateway/deploy with the tools of systemd, nginx and Prometheus that are installed.
	node tests/operations/tools.mjs

.PHONY: supply-chain
supply-chain: ## Asks cargo-deny and npm for licences and known vulnerabilities; needs the network, and cargo-deny.
	cargo deny check
	$(NPM) audit --omit=dev

.PHONY: sbom
sbom: ## Writes what a release is made of to target/marquee.cdx.json (CycloneDX).
	@node tests/supply-chain/sbom.mjs

.PHONY: replicas
replicas: $(MARQUEE) $(PACKAGES) ## Kills and restarts replicas behind nginx under 64 clients, and counts what is lost or doubled.
	node tests/operations/replicas.mjs

.PHONY: schema
schema: $(MARQUEE) $(PACKAGES) ## Prints schema.graphql and the contract, compiles the client's documents against it, and asks graphql-js again.
	$(MARQUEE) schema > schema.graphql
	$(MARQUEE) contract > gateway/contract.yaml
	$(NPM) run --silent relay:commit
	node tests/validation/verdicts.mjs

.PHONY: format
format: ## Formats the Rust code.
	cargo fmt --all

.PHONY: lint
lint: build-tests check ## Formats, lints, types, and what is printed being current.


.PHONY: check
check: $(MARQUEE) $(PACKAGES)
	cargo fmt --all --check
	$(MARQUEE) schema | diff schema.graphql - || { echo "schema.graphql is not what the gateway prints: run 'make schema'."; exit 1; }
	$(keep-manifest)
	client/node_modules/.bin/relay-compiler relay.config.js --validate || { echo "Relay artifacts are stale: run 'make schema'."; exit 1; }
	$(NPM) run --silent relay:commit
	@diff target/persisted_queries.before gateway/persisted_queries.json || { echo "gateway/persisted_queries.json was stale: commit it."; exit 1; }
	$(restore-manifest)
	$(NPM) run --silent typecheck
	$(NPM) run --silent lint
	$(NPM) run --silent graph
	node --test tests/schema/ tests/operations/ tests/supply-chain/
	node tests/schema/changes.mjs

.PHONY: test-rust
test-rust: build-tests client/dist/index.html ## Runs the unit tests and the graph tests.
	cargo $(TEST_RUNNER) --workspace --locked

.PHONY: test-client
test-client: $(PACKAGES) client/dist/index.html ## Runs the client's unit tests, and weighs its first load.
	$(NPM) run --silent test
	$(NPM) run --silent sizes

.PHONY: test-browser
test-browser: $(MARQUEE) client/dist/index.html browser ## Runs the browser tests.
	$(NPM) run --silent browser

.PHONY: browser
browser:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || test -n "$$CHROMIUM" \
		|| { command -v apt-get >/dev/null && test "$$(id -u)" = 0 && apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation; } \
		|| { echo "The browser tests need Chromium: set CHROMIUM to its path, or install it (Debian: apt-get install chromium-headless-shell fonts-liberation)."; exit 1; }

$(MARQUEE): $(RUST_SOURCES)
	cargo build --locked -p gateway
	@touch $@

$(PACKAGES): client/package-lock.json client/package.json
	$(NPM) ci --no-audit --no-fund
	@touch $@

client/dist/index.html: $(CLIENT_SOURCES) $(PACKAGES)
	$(keep-manifest)
	client/node_modules/.bin/relay-compiler relay.config.js --validate || client/node_modules/.bin/relay-compiler relay.config.js
	$(restore-manifest)
	$(NPM) run --silent build
	@touch $@
