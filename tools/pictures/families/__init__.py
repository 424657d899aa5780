"""One module a family of products."""
