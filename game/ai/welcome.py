"""The plain bots of Welcome to the Dungeon: one reckons by thumb, one guesses, one computes."""

from __future__ import annotations

from collections.abc import Iterator, Set
from random import Random
from typing import Final

from game.ai.welcome_glance import gear_of
from game.ai.welcome_spread import hand_of
from game.core.game import Advice, AnyGame, Reason
from game.core.types import Action
from game.rules.welcome import odds
from game.rules.welcome import steps as s
from game.rules.welcome.cards import ADVENTURERS, STRENGTH, Monster
from game.rules.welcome.challenge import starting_hp, stoppers
from game.rules.welcome.view import WelcomeView

ALIVE: Final = "Entering now, you would come out alive {chance} of the time."
AFTER: Final = "Afterwards you would come out alive {chance} of the time."
BEATEN: Final = "With what is left, the dungeon beats whoever enters {chance} of the time."
ONLY: Final = "Nothing else can be done."
BY_TASTE: Final = "All adventurers are about as good; this one is a matter of taste."
PASSES_BELOW: Final = 0.5
"""The chance of survival below which the careful bot leaves the bidding."""
EASY_NOISE: Final = 0.3
"""How far off the easy bot's guess of a chance is, as a standard deviation."""
A_CARD: Final = 4
"""What a face-down card costs on average, in HP."""
AN_ITEM: Final = 2
"""How much an item without HP is worth, in HP, at a rough guess."""
SMALL: Final = 3
"""The strength up to which a monster counts as small."""


class Greedy:
    """Plays what looks best by the plain numbers, one step ahead."""

    def think(self, game: AnyGame, view: WelcomeView, rng: Random) -> Iterator[Advice]:
        """Answer at once; see `Bot`."""
        yield Advice(self._choose(view, rng), 0.5, ())

    def _choose(self, view: WelcomeView, rng: Random) -> Action:
        match view.phase:
            case "bidding" if len(view.legal) > 1:
                return s.PASS if A_CARD * len(view.dungeon) > self._stands(view) else s.DRAW
            case "drawn" if view.drawn and len(view.legal) > 1:
                small = STRENGTH[view.drawn] <= SMALL or view.drawn in self._stopped(view)
                return s.ADD if small else rng.choice(view.legal[1:])
            case "naming":
                return s.NAME["dragon"]
            case "choosing":
                return rng.choice(view.legal)
            case _:
                return view.legal[0]

    def _stands(self, view: WelcomeView) -> int:
        """Return how much damage the kit seems to stand."""
        assert view.adventurer
        kit = ADVENTURERS[view.adventurer].kit
        tools = sum(not kit[item].hp for item in view.equipment)
        return starting_hp(view.adventurer, view.equipment) + AN_ITEM * tools

    def _stopped(self, view: WelcomeView) -> Set[Monster]:
        assert view.adventurer
        return stoppers(view.adventurer, view.equipment, view.options.torch_stops_orks).keys()


class Easy:
    """Guesses its chance at a glance, and not very well."""

    def think(self, game: AnyGame, view: WelcomeView, rng: Random) -> Iterator[Advice]:
        """Answer at once; see `Bot`."""
        if len(view.legal) == 1:
            yield Advice(view.legal[0], 0.5, (Reason(ONLY, {}),))
        elif view.phase == "choosing":
            yield Advice(rng.choice(view.legal), 0.5, (Reason(BY_TASTE, {}),))
        elif view.phase == "bidding":
            guess = self._guess(view, None, rng)
            action = s.PASS if guess < PASSES_BELOW else s.DRAW
            yield Advice(action, guess, (Reason(ALIVE, {"chance": guess}),))
        else:
            guesses = [self._guess(view, action, rng) for action in view.legal]
            best = max(guesses)
            reason = Reason(AFTER, {"chance": best})
            yield Advice(view.legal[guesses.index(best)], best, (reason,))

    def _guess(self, view: WelcomeView, action: Action | None, rng: Random) -> float:
        chance = odds.survival_after(view, action) if view.challenge and action else None
        if chance is None:
            chance = self._glance(view, action)
        return min(1.0, max(0.0, chance + rng.gauss(0, EASY_NOISE)))

    def _glance(self, view: WelcomeView, action: Action | None) -> float:
        assert view.adventurer
        known = [back.monster for back in view.dungeon if back.monster]
        hidden, equipment = len(view.dungeon) - len(known), view.equipment
        if isinstance(action, s.Add) and view.drawn:
            known.append(view.drawn)
        if isinstance(action, s.Sacrifice):
            equipment = tuple(item for item in equipment if item != action.item)
        gear = gear_of(view.adventurer, equipment, view.options.torch_stops_orks)
        return gear.chance(hand_of(known), hidden, hand_of(view.unseen))


class Normal:
    """Computes its chance of survival exactly, enters above a half, and else spoils."""

    def think(self, game: AnyGame, view: WelcomeView, rng: Random) -> Iterator[Advice]:
        """Answer at once; see `Bot`."""
        if view.phase == "choosing":
            yield Advice(rng.choice(view.legal), 0.5, (Reason(BY_TASTE, {}),))
        elif view.phase == "bidding":
            yield self._bid(view)
        else:
            yield self._place(view)

    def _bid(self, view: WelcomeView) -> Advice:
        alive = odds.survival(view)
        if len(view.legal) == 1:
            return Advice(s.PASS, alive, (Reason(ONLY, {}),))
        leave = alive < PASSES_BELOW
        reason = Reason(ALIVE, {"chance": alive})
        return Advice(s.PASS if leave else s.DRAW, max(alive, 1 - alive), (reason,))

    def _place(self, view: WelcomeView) -> Advice:
        chances = [odds.survival_after(view, action) for action in view.legal]
        best = max(chances)
        spoil = view.phase == "drawn" and best < PASSES_BELOW
        chance = min(chances) if spoil else best
        reason = (
            Reason(BEATEN, {"chance": 1 - chance}) if spoil else Reason(AFTER, {"chance": best})
        )
        value = 1 - chance if spoil else chance
        return Advice(view.legal[chances.index(chance)], value, (reason,))
