"""The art kit: parts drawn once, put together into whole pictures by `assets.kit.draw`."""
