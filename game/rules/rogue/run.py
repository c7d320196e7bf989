"""A run through Rogue Dungeon as it stands: heroes, map, decks, and what is being resolved."""

from __future__ import annotations

from copy import copy
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from game.rules.rogue.effects import Ability, AnyEffect
from game.rules.rogue.events import DieKind
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.kinds import HeroCard, Monster
from game.rules.rogue.maps import Cell, Colour, DungeonMap, Plan, plan
from game.rules.rogue.monsters import MONSTERS

HeroId: TypeAlias = Literal["crusader", "thief", "wizard", "ranger", "runesmith"]
MapId: TypeAlias = str
Phase: TypeAlias = Literal[
    "exploring", "travelling", "choosing", "losing", "checking", "settling", "aiming", "aimed",
    "struck", "trading", "resting", "awarding",
    "mapping", "turning", "entering", "foes", "boss", "loot", "stall", "rolling",
    "running", "over",
]  # fmt: skip
"""What is asked of a hero; then what chance has to decide; `running` is never seen outside."""
ASKING: Final = frozenset({
    "exploring", "travelling", "choosing", "losing", "checking", "settling", "aiming", "aimed",
    "struck", "trading", "resting", "awarding",
})  # fmt: skip

LAST_LEVEL: Final = 5
BOSS_GEMS: Final = 3
"""How many red gems must be placed on the last level before its exit stair opens."""

R = TypeVar("R", bound="Run")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table options; the defaults are the printed solo game."""

    heroes: tuple[HeroId, ...] = ("crusader",)
    levels: Literal[3, 4, 5] = 5
    """Three and four end in the room set aside instead of with a boss."""
    random_rooms: bool = False
    ascend: bool = False
    maps: tuple[MapId, ...] | None = None
    """The faces of the levels in their order; None: drawn from the seven cards."""
    portraits: tuple[Literal["a", "b"], ...] = ()
    """Which side of each hero card lies up; left out: the first."""


class Hero(msgspec.Struct):
    """A hero, what they carry, and what they are about to do in this round of combat."""

    id: HeroId
    strength: int
    agility: int
    intellect: int
    vitality: int
    health: int
    luck: int
    cards: tuple[str, ...]
    """In the order they came."""
    xp: int = 0
    place: Cell = ""
    moved: bool = False
    """Whether this turn's exploration is done."""
    used: tuple[str, ...] = ()
    """Cards kept that were used in this room or rest."""
    fought: tuple[str, ...] = ()
    """Cards kept that were used in this combat."""
    target: int = -1
    aim: int = 0
    """What cards add to the attack value in this round."""
    daunt: int = 0
    """What cards take from the target's attack value in this round."""
    blow: int = 0
    """Damage of cards that lands in this round's Apply Damage phase."""
    hits: bool = False
    struck: bool = False
    webbed: bool = False
    """Whether a web hampers the next attack."""
    foiled: str = ""
    """The target's special ability that changes the damage of this round, if one was set off."""

    @property
    def card(self) -> HeroCard:
        return HEROES[self.id]

    @property
    def alive(self) -> bool:
        return self.health > 0

    def ability(self, name: Ability) -> int:
        value: int = getattr(self, name)
        return value

    @property
    def primary(self) -> int:
        """The ability that the hero wields Weapons with."""
        return self.ability(HEROES[self.id].primary)


class Foe(msgspec.Struct):
    """A monster in combat."""

    id: str
    health: int
    berserk: bool = False
    hidden: bool = False
    """In frenzy or invisible: harder to hit until the end of combat."""
    enraged: bool = False
    gone: bool = False
    printed: bool = False
    """Whether it came with a room card or waited at the end, and lies in no deck."""

    @property
    def card(self) -> Monster:
        """The side of its card that counts now."""
        card = MONSTERS[self.id]
        return card.wrath if self.enraged and card.wrath else card


class Run(msgspec.Struct):
    """The whole truth of one run; the decks have no order until chance draws from them."""

    options: Options
    atlas: tuple[DungeonMap, ...]
    """The faces that may still be laid out."""
    heroes: list[Hero]
    rooms: dict[Colour, tuple[str, ...]]
    loot: tuple[str, ...]
    specialty: tuple[str, ...]
    monsters: tuple[tuple[str, ...], ...]
    """Each level's cards that are still to be drawn."""
    loot_discard: tuple[str, ...] = ()
    monster_discard: tuple[str, ...] = ()
    """Level V's, to be shuffled when its deck is empty (ruling R14)."""
    phase: Phase = "mapping"
    at: int = 0
    """The hero who acts, or whom the card resolved is about."""
    level: int = 0
    map: DungeonMap | None = None
    explored: dict[Cell, Colour] = {}
    """The gems whose rooms were entered on this level, in that order."""
    lasting: dict[Cell, str] = {}
    """The persistent rooms on this level."""
    room: str = ""
    colour: Colour = "red"
    """Of the gem being explored."""
    once: tuple[str, ...] = ()
    """The rooms whose once-a-game deed is done."""
    boss: str = ""
    finale: bool = False
    """Whether the room set aside is being resolved."""
    agenda: list[AnyEffect] = []
    """What is still to be resolved, the next one last."""

    # What is being asked or rolled
    die: DieKind = "combat"
    sides: int = 0
    face: int = 0
    sum: int = 0
    """Of earlier dice of the same roll, or what is added to a rest roll."""
    pending: AnyEffect | None = None
    """The effect that waits for a die or a choice."""
    steady: int = 0
    """What cards add to the check due."""
    danger: bool = False
    """Whether a bad rest roll brings a monster."""
    attack: int = 0
    """Damage about to land on the acting hero."""
    attacker: str = ""
    owed: int = 0
    """How many cards are to be discarded, or monsters, loot or stall cards drawn."""
    kind: str = ""
    """The kind of card to be discarded; empty for any but Skills, ``matching`` for Weapons that
    suit the hero."""
    paid: bool = False
    """Whether what is discarded is a price."""
    stall: tuple[str, ...] = ()
    rate: int = 0
    offered: tuple[str, ...] = ()
    found: str = ""
    """A card to be awarded; empty while experience is."""
    sharing: bool = False
    """Whether loot drawn is spoils, which several heroes divide."""

    # Combat
    foes: list[Foe] = []
    spoils: tuple[int, ...] = ()
    """The monsters defeated in this round."""
    deck_level: int = 0
    """The level whose monsters are being drawn."""
    won: bool = False

    @property
    def hero(self) -> Hero:
        """The acting hero."""
        return self.heroes[self.at]

    @property
    def plan(self) -> Plan:
        """What lies where on this level."""
        assert self.map
        return plan(self.map)

    @property
    def entrance(self) -> Cell:
        return self.plan.downstairs if self.options.ascend else self.plan.upstairs

    @property
    def exit(self) -> Cell:
        return self.plan.upstairs if self.options.ascend else self.plan.downstairs

    def living(self) -> list[int]:
        if len(self.heroes) == 1:
            return [0] if self.heroes[0].health > 0 else []
        return [i for i, hero in enumerate(self.heroes) if hero.health > 0]

    def present(self) -> list[int]:
        """Return the living heroes where the acting hero is, in seat order."""
        if len(self.heroes) == 1:
            return [0] if self.heroes[0].health > 0 else []
        place = self.heroes[self.at].place
        return [i for i, h in enumerate(self.heroes) if h.health > 0 and h.place == place]

    def standing(self) -> list[int]:
        """Return the monsters that are still in combat."""
        return [i for i, foe in enumerate(self.foes) if not foe.gone]

    def push(self, *effects: AnyEffect) -> None:
        """Put effects before everything else that is still to be resolved, in this order."""
        self.agenda += effects[::-1]


def copied(run: R) -> R:
    """Return a copy that shares nothing that can change."""
    other = copy(run)
    other.heroes = [copy(hero) for hero in run.heroes]
    other.foes = [copy(foe) for foe in run.foes]
    other.agenda = run.agenda[:]
    other.rooms = run.rooms.copy()
    other.explored = run.explored.copy()
    other.lasting = run.lasting.copy()
    return other
