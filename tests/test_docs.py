"""The rules page and the tests speak of the same rulings; the pages' links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
RULINGS = re.findall(r"^(?:\| |#+ )([A-Z]\d+[a-z]?)\b", RULES, re.MULTILINE)
CITED = {
    word
    for file in (ROOT / "tests").rglob("*.py")
    if file != Path(__file__).resolve()
    for word in re.findall(
        r"(?<![A-Za-z0-9])[A-Z]\d+[a-z]?(?![A-Za-z0-9])", file.read_text("utf-8")
    )
}
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def test_each_ruling_stands_once_on_the_page() -> None:
    assert len(RULINGS) >= 24
    assert len(set(RULINGS)) == len(RULINGS)


@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_is_cited_by_a_test(ruling: str) -> None:
    assert ruling in CITED


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
