"""Files that survive a crash: the user's folder, whole writes, and damaged files set aside."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

import platformdirs

HOME_VARIABLE: Final = "DUNGEON_QUARTET_HOME"
"""The environment variable that puts the user's folder elsewhere."""


def user_folder() -> Path:
    """Return the folder for this user's saves, settings and crash reports."""
    elsewhere = os.environ.get(HOME_VARIABLE)
    if elsewhere:
        return Path(elsewhere)
    return Path(platformdirs.user_data_dir("dungeon-quartet", appauthor=False))


def write_whole(path: Path, data: bytes, generations: int = 0) -> None:
    """Write a file so that at any moment the old or the new one is there, whole.

    `generations` older ones stay beside it as ``.1``, ``.2``. Raises OSError, the old
    file intact.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.new")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.is_dir():
            raise IsADirectoryError(f"{path} is a folder")
        if generations and path.exists():
            _keep(path, generations)
        os.replace(temporary, path)
    except OSError:
        _drop(temporary)
        raise
    _sync_folder(path.parent)


def generation(path: Path, number: int) -> Path:
    """Return where an older generation of a file lies; 0 is the file itself."""
    return path.with_name(f"{path.name}.{number}") if number else path


def set_aside(path: Path) -> Path:
    """Give a damaged file a new name, so that nothing is lost, and return it."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    os.replace(path, aside)
    return aside


def in_a_sentence(error: OSError) -> str:
    """Return what the system said, such as ``No space left on device``."""
    return error.strerror or str(error) or type(error).__name__


def _keep(path: Path, generations: int) -> None:
    """Move each generation on by one, leaving the newest file where it is."""
    for number in range(generations, 1, -1):
        younger = generation(path, number - 1)
        if younger.exists():
            os.replace(younger, generation(path, number))
    copy = path.with_name(f"{path.name}.old")
    _drop(copy)
    try:
        os.link(path, copy)
    except (OSError, NotImplementedError):  # a file system without links
        shutil.copyfile(path, copy)
    os.replace(copy, generation(path, 1))


def _drop(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself lasting, where the system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:  # Windows opens no folders
        return
    try:
        os.fsync(handle)
    except OSError:
        return
    finally:
        os.close(handle)
