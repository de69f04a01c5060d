import { playerFor } from '../../../family/zombicide/actors';
import { discardCard } from '../../../family/zombicide/cards/discard';
import { cardIn, slotOf } from '../../../family/zombicide/cards/held';
import { placeCard } from '../../../family/zombicide/cards/placing';
import { cardName, survivorName } from '../../../family/zombicide/names';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import type { ActionList, Chosen } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { rollDie } from '../../../game/dice';
import { because } from '../because';
import type { UoaGame } from '../game';
import { skillNumber } from '../skills/owned';
import { BACKPACK, NONE } from '../state';
import { DO } from '../words';

const EXPLOSIVES_EXPERT = skillNumber('explosives-expert');

export function isExpert(game: UoaGame, survivor: number): boolean {
  return ownsSkill(game, survivor, EXPLOSIVES_EXPERT) > 0;
}

/** The card of an expert's Dynamite may come back: on one die that nothing modifies (UOA-SKILL-36). */
export const keepDynamite = procedure<UoaGame, 'survivor' | 'card'>(
  'keep-dynamite',
  ['survivor', 'card'],
  [
    (game, { survivor, card }) => {
      game.state.slots.set(survivor, slotOf(game, survivor, card), NONE);
      game.piles.dealing.put(card);
    },
    (game, { survivor, card }) => {
      const die = rollDie(game.state);
      const kept = die >= threshold(game);
      game.events?.push({
        type: 'rolled-to-keep',
        rules: because['keeping-dynamite'],
        survivor: survivorName(game, survivor),
        card: cardName(game, card),
        die,
        kept,
      });
      if (kept) backIntoBackpack.begin(game, survivor, card);
      else discardCard(game, card, because['dynamite-used-up']);
    },
  ],
);

function threshold(game: UoaGame): number {
  const skill = game.table.skills[EXPLOSIVES_EXPERT];
  return skill?.family === 'explosives-expert' ? skill.threshold : Number.POSITIVE_INFINITY;
}

/** A full backpack has room for it once something else is dropped. */
export const backIntoBackpack = decision<UoaGame, 'survivor' | 'card'>(
  'back-into-backpack',
  ['survivor', 'card'],
  {
    is: { card: 'only-placed' },
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(game, { survivor, card }, list: ActionList) {
      const free = BACKPACK.find((slot) => cardIn(game, survivor, slot) === NONE);
      if (free !== undefined) list.add(DO.place, card, survivor, free);
      else for (const slot of BACKPACK) list.add(DO.place, card, survivor, slot);
      list.add(DO.discard, card); // UOA-CHOICE-30
    },
    choose(game, { survivor, card }, chosen: Chosen) {
      if (chosen.kind === DO.discard) {
        discardCard(game, card, because['dynamite-not-kept']);
        return;
      }
      const slot = chosen.c;
      const dropped = cardIn(game, survivor, slot);
      if (dropped !== NONE) discardCard(game, dropped, because['room-for-kept-dynamite']);
      placeCard(game, card, survivor, slot);
    },
  },
);
