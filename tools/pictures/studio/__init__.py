"""The photo studio: everything a family needs to model a product in centimetres and photograph it."""
