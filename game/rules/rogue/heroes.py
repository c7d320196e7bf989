"""The five heroes of Rogue Dungeon, with their starting values and belongings."""

from __future__ import annotations

from typing import Final

from game.rules.rogue.kinds import HeroCard

HEROES: Final[dict[str, HeroCard]] = {
    hero.id: hero
    for hero in (
        HeroCard(
            "crusader", "Crusader", "strength", 5, 3, 2, 7, 3,
            ("blessed", "turn_undead", "lay_on_hands"),
            ("broadsword", "kite_shield", "silver_cross", "camping_gear"),
            story="Sworn at the altar, trained in the yard, and not to be talked out of it.",
        ),
        HeroCard(
            "thief", "Thief", "agility", 2, 5, 3, 5, 4,
            ("backstab", "pick_locks", "vanish"),
            ("stiletto", "soft_boots", "loaded_dice", "camping_gear"),
            story="Never met a lock without wondering what it was so shy about.",
        ),
        HeroCard(
            "wizard", "Wizard", "intellect", 2, 2, 5, 5, 1,
            ("magic_missile", "arcane_ward", "read_runes"),
            ("ash_staff", "robe_of_stars", "mana_crystal", "camping_gear"),
            story="Left the tower to see the world, beginning underneath it.",
        ),
        HeroCard(
            "ranger", "Ranger", "agility", 3, 4, 2, 5, 3,
            ("aimed_shot", "tracking", "beast_friend"),
            ("longbow", "hatchet", "hunting_hound", "camping_gear"),
            also=("strength",),
            story="Reads a trail as others read a letter, and answers every one.",
        ),
        HeroCard(
            "runesmith", "Runesmith", "strength", 4, 2, 4, 6, 1,
            ("rune_of_fire", "forge_mending", "stone_skin"),
            ("forge_hammer", "rune_tablet", "mead_flask", "camping_gear"),
            also=("intellect",),
            story="What is once written on iron, the iron remembers.",
        ),
    )
}  # fmt: skip
"""By id, in the order in which they are offered."""
