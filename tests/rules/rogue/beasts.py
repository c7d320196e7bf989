"""Proofs that a monster fights by its card: numbers, special abilities on their rolls, weaknesses.

A test proves what is printed piece by piece, and ends with `all`, which sees that nothing was left
out.
"""

from __future__ import annotations

from typing import Final, Self

from game.rules.rogue import effects as x
from game.rules.rogue import events as e
from game.rules.rogue import steps as s
from game.rules.rogue.changes import VITALITY_MOST
from game.rules.rogue.combat import BERSERK, FRENZY, SCALES, WEB
from game.rules.rogue.kinds import Special
from game.rules.rogue.loot import LOOT
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.phrases import NATURES, PAIRS, SPECIALS
from game.rules.rogue.specials import ENERGY, GROWTH, LIFE, ROCK
from game.rules.rogue.words import plain, special_words, text_of

from .readings import says
from .situations import Table, run

HEALTHY: Final = 30
CARRIED: Final = ("battle_axe", "battle_axe", "scout", "gold_cup")
"""Two Weapons, a Henchman and a Treasure, none of use after the roll."""
BLADES: Final = 2
WANTED: Final = 3
"""The Health that a monster is short of, so that it can gain some."""
FACE: Final = 4
"""What a die of damage shows."""
WEAK: Final = ("frenzy", "invisibility", "web", "berserk")
"""Abilities to be seen by a feeble hero, in a round after them."""
BLOWS: Final = ("extra_attack", "hurl_rock", "fire_breath", "flame_strike")
"""Abilities that Armor may answer, as a blow of their own."""
LOSSES: Final[dict[str, x.Ability]] = {
    "poison": "strength", "insanity": "intellect", "petrify": "agility", "energy_drain": "vitality",
}  # fmt: skip
SPOKEN: Final[dict[str, int]] = {
    "berserk": BERSERK, "frenzy": FRENZY, "invisibility": FRENZY, "dragon_scales": SCALES,
    "web": WEB, "energy_drain": ENERGY, "regenerate": GROWTH, "life_drain": LIFE,
    "hurl_rock": ROCK, "ensnare": 2, "drown": 1,
}  # fmt: skip
"""The numbers of the rules that a special ability's words must tell."""


class Beast:
    """A monster, or one side of a boss, and what has been proven of it so far."""

    def __init__(self, name: str, *, wrath: bool = False) -> None:
        printed = MONSTERS[name]
        self.id, self.card, self.enraged, self.told = name, printed, wrath, text_of(printed)
        if wrath:
            assert printed.wrath
            self.card = printed.wrath
        self.proven: set[str] = set()
        self._appears()

    def _appears(self) -> None:
        """See that it comes with its printed numbers, hits for its damage, and tells its nature."""
        table = self.fight(strength=1)
        assert table.state.foes[0].card is self.card
        low = next(roll for roll in range(1, 11) if roll not in dict(self.card.specials))
        table.attack(low)
        found = table.last(e.Compared)
        assert found.mav == self.card.mav
        assert found.hero_hit
        assert table.came["health"] == -self.card.damage
        assert f"Counts among {NATURES[self.card.nature]}." in self.told

    def fight(self, *cards: str, strength: int = 5, health: int = HEALTHY) -> Table:
        """Return a fight with it, wounded, drawn from its level's deck or named by a room."""
        table = run(
            "crusader", cards, self.card.level,
            strength=strength, agility=5, intellect=5, vitality=VITALITY_MOST, health=health,
        )  # fmt: skip
        decks, place = table.state.monsters, self.card.level - 1
        if self.card.kind == "monster":
            table.state.monsters = (*decks[:place], (self.id,), *decks[place + 1 :])
            table.meets(x.Fight(1))
        else:
            table.meets(x.Fight(named=(self.id,)))
        assert table.all(e.FoeAppeared) == [e.FoeAppeared(self.id, 0)]
        foe = table.state.foes[0]
        assert foe.health == MONSTERS[self.id].health
        table.state.monsters = decks
        foe.enraged, foe.health = self.enraged, max(1, foe.health - WANTED)
        return table.mark()

    def all(self) -> None:
        """See that nothing on the card was left unproven."""
        card = self.card
        assert self.proven == {*dict(card.specials).values(), *card.charmed_by, *card.hurt_by}

    # Special abilities

    def has(self, *specials: Special) -> Self:
        """See that each of these is set off by its rolls, does its deed, and is told of."""
        for special in specials:
            self.proven.add(special)
            for roll in (face for face, other in self.card.specials if other == special):
                self._sets_off(special, roll)
                assert str(roll) in self.told
            words = plain(special_words(special))
            assert words in self.told
            assert words.startswith(SPECIALS[special])
            assert says(words, SPOKEN.get(special, 0))
        return self

    def _sets_off(self, special: Special, roll: int) -> None:
        few = VITALITY_MOST - 1 if special == "energy_drain" else HEALTHY
        table = self.fight(*CARRIED, strength=1 if special in WEAK else 10, health=few)
        if special in WEAK:
            table.state.foes[0].health = HEALTHY
        health = table.state.foes[0].health
        table.attack(roll)
        self._answer(table)
        assert table.all(e.Triggered) == [e.Triggered(0, self.id, special)]
        found = table.last(e.Compared)
        harm = self.card.damage * found.hero_hit
        blow = (1 if special in WEAK else BLADES) * found.monster_hit
        harm, blow = _changed(special, harm, blow, self.card.damage, health)
        assert table.came.get("health", 0) == -harm
        assert sum(event.count for event in table.all(e.FoeWounded)) == blow
        mended = sum(event.count for event in table.all(e.FoeMended))
        wanted = max(0, MONSTERS[self.id].health - health)
        assert mended == min(WANTED, wanted, _mends(special, found))
        struck = special == "paralyze" or (found.hero_hit and special != "ensnare")
        assert len(table.all(e.Attacked)) == struck + (special in BLOWS)
        self._besides(special, table)

    def _answer(self, table: Table) -> None:
        """Roll a die of fire, fail once to break free, and part with the last card asked for."""
        while table.state.phase in ("rolling", "losing", "struck"):
            if table.state.phase == "rolling" and table.state.die == "check":
                table.do(10, 1)
            elif table.state.phase == "rolling":
                table.do(FACE)
            else:
                table.do(table.legal[-1])

    def _besides(self, special: Special, table: Table) -> None:
        """See what else a special ability does: to cards, abilities, and later rounds."""
        lost = {"charm": ["scout"], "fear": ["scout"], "curse": ["battle_axe"]}
        if special == "steal":
            assert len(table.gone) == 1
        else:
            assert table.gone == lost.get(special, [])
        for ability in ("strength", "intellect", "agility", "vitality"):
            assert table.came.get(ability, 0) == -(LOSSES.get(special) == ability)
        assert len(table.state.foes) <= 1 + (special == "summon")
        if special == "summon":
            assert len(table.all(e.FoeAppeared)) == 1
            assert MONSTERS[table.last(e.FoeAppeared).monster].level == self.card.level
        if special in WEAK:
            table.attack(roll := self._quiet())
            later = table.last(e.Compared)
            hidden = special in ("frenzy", "invisibility")
            assert later.mav == self.card.mav + FRENZY * hidden
            assert later.hav == 1 + roll - WEB * (special == "web")

    def _quiet(self) -> int:
        """Return a roll that sets nothing off."""
        return next(roll for roll in range(2, 11) if roll not in dict(self.card.specials))

    # Weaknesses

    def is_won_by(self, pair: x.Pair) -> Self:
        """See that both cards of an icon charm it: its Henchman, a loot card, its experience."""
        self.proven.add(pair)
        for card in _answers(pair):
            table = self.fight(card).do(s.TARGET[0], s.use(card))
            assert table.last(e.FoeGone) == e.FoeGone(0, self.id, "charmed")
            assert table.finds == [self.card.henchman]
            assert table.state.hero.xp == self.card.level
            assert [g.source for g in table.all(e.LootGained)] == ["specialty", "loot"]
        friend = LOOT[self.card.henchman].name
        assert f"{PAIRS[pair]} charms it: take {friend}." in self.told
        return self

    def fears(self, *pairs: x.Pair) -> Self:
        """See that the cards of an icon injure it by their number, or kill it; half a boss."""
        for pair in pairs:
            self.proven.add(pair)
            for card in _answers(pair):
                table = self.fight(card).do(s.TARGET[0], s.use(card))
                kills = not _damage(card)
                if kills and self.card.kind == "monster":
                    assert table.last(e.FoeGone) == e.FoeGone(0, self.id, "killed")
                    continue
                table.do(self._quiet())
                own = table.last(e.Compared).monster_hit
                half = MONSTERS[self.id].health // 2
                assert table.last(e.FoeWounded).count == (_damage(card) or half) + own
            assert f"{PAIRS[pair]} harms it." in self.told
        return self


def _changed(special: str, harm: int, blow: int, damage: int, health: int) -> tuple[int, int]:
    """Return what the hero and the monster lose once a special ability is set off."""
    more = {
        "extra_attack": damage, "hurl_rock": ROCK, "life_drain": LIFE, "drown": 1,
        "fire_breath": FACE - 1, "flame_strike": FACE, "berserk": BERSERK,
    }  # fmt: skip
    less = {"dragon_scales": SCALES, "evade": health, "curse": 1 if blow else 0}
    match special:
        case "paralyze":
            return damage, 0
        case "ensnare":
            return 2, 0
        case "absorb_attack":
            return harm, 0
    return harm + more.get(special, 0), max(0, blow - less.get(special, 0))


def _mends(special: str, found: e.Compared) -> int:
    gains = {"energy_drain": ENERGY, "life_drain": LIFE, "regenerate": GROWTH}
    absorbed = BLADES if special == "absorb_attack" and found.monster_hit else 0
    return gains.get(special, 0) + absorbed


def _answers(pair: x.Pair) -> list[str]:
    """Return the two cards that bear an icon."""
    return [card.id for card in LOOT.values() if card.pair == pair]


def _damage(card: str) -> int:
    effects = [effect for use in LOOT[card].uses for effect in use.effects]
    return next(effect.damage for effect in effects if isinstance(effect, x.Exploit))
