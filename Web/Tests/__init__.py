"""The elements in browsers, beside what a page, a person and the core expect of them."""
