# What a newcomer types. Each line calls a script that can be read and run alone.

.PHONY: help demo test conformance bench pictures build web format lint embedded clean
.DEFAULT_GOAL := help

help: ## Say what can be made.
	@echo "HeartKit: a heart and a favorite button, drawn the same everywhere."
	@echo
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile | expand -t 20

demo: ## Build the gallery, and draw screens, strips and moving files, into demo/.
	@Scripts/install-needs.sh
	@Scripts/demo.sh

test: ## Check all that CI checks: format, layers, builds, tests.
	@Scripts/install-needs.sh
	@Scripts/check-all.sh

conformance: ## Look at our files in programs of others, and write down what they show.
	@Scripts/install-needs.sh
	@Scripts/conformance.sh

bench: ## Measure what a frame of 100 buttons takes, in a browser and in GTK.
	@Scripts/install-needs.sh
	@Scripts/bench.sh

pictures: ## Draw the pictures of the README anew.
	@Scripts/install-needs.sh
	@Scripts/pictures.sh

build: ## Build the command and the libraries, optimized.
	@Scripts/install-needs.sh
	@swift build -c release

web: ## Build the elements for web pages, into Web/dist/.
	@Scripts/install-needs.sh
	@Scripts/install-web.sh
	@Scripts/web.sh

format: ## Rewrite every Swift file in the house's format.
	@swift format -i -r Sources Tests GTK Examples Simulator/Sources Simulator/Tests Simulator/Headers Simulator/Package.swift Package.swift

lint: ## Check the format, and change nothing.
	@Scripts/check-format.sh

embedded: ## Check that the pure targets compile as Embedded Swift for WebAssembly.
	@Scripts/check-embedded.sh

clean: ## Remove all that was made.
	@rm -rf .build .build-* Simulator/.build Web/dist demo
