"""The chance of success is what playing out every order of the cards comes to."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from game.core.types import Event, discard
from game.rules.welcome import steps as s
from game.rules.welcome.cards import ADVENTURERS, Adventurer, Item, Monster
from game.rules.welcome.game import WELCOME
from game.rules.welcome.odds import survival, survival_after, survival_of
from game.rules.welcome.rules import WelcomeState
from game.rules.welcome.state import Bid

from .driver import Kit, Pile, all_of, at_the_door, bidding, draw, left_of, play, walk


def by_play(
    state: WelcomeState, pool: Counter[Monster], deck: Counter[Monster] | None = None
) -> Fraction:
    """Return the challenger's chance under best play, from the rules alone.

    Cards of the dungeon come evenly from the pool, Polymorph's from the deck (else the pool).
    """
    if state.phase in ("naming", "deciding"):
        return max(_after(state, action, pool, deck) for action in state.legal_actions())
    turning = state.phase == "turning"
    source = pool if turning or deck is None else deck
    total = Fraction(0)
    for monster, count in source.items():
        if not count:
            continue
        other = state.clone()
        if turning:
            other.dungeon[-1] = monster
        else:
            other.deck[0] = monster
        left = source - Counter([monster])
        pools = (left, deck) if source is pool else (pool, left)
        total += count * _after(other, monster, *pools)
    return total / source.total()


def _after(
    state: WelcomeState,
    step: s.AnyAction | Monster,
    pool: Counter[Monster],
    deck: Counter[Monster] | None,
) -> Fraction:
    events: list[Event] = []
    after = state.clone()
    after.apply(step, events.append)
    ended = all_of(events, s.ChallengeEnded)
    return Fraction(ended[0].success) if ended else by_play(after, pool, deck)


SITUATIONS: tuple[tuple[Adventurer, Kit, Pile], ...] = (
    ("warrior", ("torch", "vorpal_sword"), ("golem", "vampire", "golem", "goblin")),
    ("warrior", ("plate_armor",), ("orc", "golem", "skeleton", "goblin")),
    ("barbarian", ("vorpal_axe",), ("orc", "skeleton", "vampire")),
    ("barbarian", ("vorpal_axe", "healing_potion"), ("orc", "golem", "vampire", "orc")),
    ("mage", ("polymorph",), ("orc", "vampire")),
    ("mage", ("polymorph", "omnipotence"), ("orc", "orc", "demon")),
    ("mage", ("demonic_pact", "polymorph", "holy_grail"), ("demon", "golem", "lich")),
    ("mage", ("demonic_pact",), ("demon", "dragon", "goblin", "golem")),
    ("rogue", ("ring_of_power", "healing_potion"), ("goblin", "skeleton", "vampire", "orc")),
    ("rogue", ("vorpal_dagger", "invisibility_cloak"), ("lich", "orc", "orc", "skeleton")),
    ("classic_hero", ("torch", "vorpal_sword"), ("orc", "skeleton", "vampire")),
)


@pytest.mark.parametrize(("adventurer", "kit", "pile"), SITUATIONS)
def test_survival_of_a_known_pile_is_exact(adventurer: Adventurer, kit: Kit, pile: Pile) -> None:
    state, _ = at_the_door(adventurer, kit, pile)
    expected = by_play(state, Counter(pile), Counter(left_of(pile)))
    assert survival_of(adventurer, kit, pile) == expected


def test_survival_of_a_named_monster_counts_the_orders() -> None:
    kit: Kit = ("ring_of_power", "vorpal_dagger", "healing_potion")
    pile: Pile = ("goblin", "golem", "orc", "vampire")
    orders = list(permutations(pile))
    alive = sum(walk("rogue", kit, order, named="golem").end.success for order in orders)
    assert 0 < alive < len(orders)
    assert survival_of("rogue", kit, pile, "golem") == Fraction(alive, len(orders))


def test_survival_of_minds_the_torch_option() -> None:
    assert survival_of("classic_hero", ("torch",), ("orc",)) == 0
    assert survival_of("classic_hero", ("torch",), ("orc",), torch_stops_orks=True) == 1


def test_an_empty_dungeon_is_survived() -> None:
    """W16: nothing turns up."""
    assert survival_of("mage", (), ()) == 1
    assert survival(WELCOME.view(bidding(), 0)) == 1


UNKNOWN: tuple[tuple[Adventurer, Kit, Pile], ...] = (
    ("warrior", ("torch", "knight_shield"), ("lich", "orc", "dragon")),
    ("warrior", ("vorpal_sword",), ("golem", "orc")),
    ("barbarian", ("vorpal_axe", "healing_potion"), ("golem", "orc", "lich")),
    ("mage", ("demonic_pact", "polymorph"), ("demon", "lich", "orc")),
    ("mage", ("polymorph", "omnipotence"), ("golem", "orc", "golem")),
    ("rogue", ("ring_of_power", "buckler"), ("golem", "orc", "goblin")),
)


@pytest.mark.parametrize(("adventurer", "kit", "pile"), UNKNOWN)
def test_survival_holds_at_every_step_of_a_challenge(
    adventurer: Adventurer, kit: Kit, pile: Pile
) -> None:
    state, _ = at_the_door(adventurer, kit, pile)
    state.bids = [Bid(1, "add", bid.monster) for bid in state.bids]
    while state.round == 1:
        seen = WELCOME.view(state, 0)
        unseen = Counter(seen.unseen)
        if state.phase != "polymorphing":
            assert survival(seen) == pytest.approx(float(by_play(state, unseen)))
        for action in seen.legal:
            after = float(_after(state, action, unseen, None))
            assert survival_after(seen, action) == pytest.approx(after)
        steps = [*state.legal_actions()[-1:], *state.chance_outcomes()]
        state.apply(steps[0], discard)


def test_a_card_one_added_oneself_is_counted_on() -> None:
    """W15: the table remembers it, so its seat's odds do too."""
    state = bidding()
    state.equipment = ()
    draw(state, "dragon", s.ADD)
    assert survival(WELCOME.view(state, 0)) == 0
    assert survival(WELCOME.view(state, 1)) == pytest.approx(4 / 13)
    assert survival(WELCOME.view(state, None)) == pytest.approx(4 / 13)


def test_what_a_placement_does_to_the_odds_is_known_before() -> None:
    state = bidding()
    draw(state, "golem", s.ADD)
    play(state, s.DRAW, "dragon")
    seen = WELCOME.view(state, 1)
    for action in seen.legal:
        after = state.clone()
        after.apply(action, discard)
        expected = survival(WELCOME.view(after, 1))
        assert survival_after(seen, action) == pytest.approx(expected)


def test_giving_up_equipment_never_helps() -> None:
    for adventurer, hero in ADVENTURERS.items():
        kit = tuple(hero.kit)
        pile: Pile = ("vampire", "golem", "demon", "dragon")
        whole = survival_of(adventurer, kit, pile)
        for item in kit:
            less: tuple[Item, ...] = tuple(other for other in kit if other != item)
            assert survival_of(adventurer, less, pile) <= whole
