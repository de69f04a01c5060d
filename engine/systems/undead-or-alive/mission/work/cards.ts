import type { Cards } from '../../../../../schemas';
import { placeOf } from '../../../../family/zombicide/actors';
import { kindOf } from '../../../../family/zombicide/cards/held';
import { isAmong } from '../../content/cards-meant';
import type { UoaGame } from '../../game';
import { hasAbility } from '../../skills/classes';
import { NONE, SLOTS } from '../../state';
import { FAR, type Reckoning, stepsBetween, TASK } from './reckoning';

const [A_SEARCH, DEEPER, TO_HAND_OVER, REACH] = [4, 0.4, 2, 1] as const;

/** Whether a card does what is wanted; who holds it may matter. */
export type IsRight = (game: UoaGame, card: number, survivor: number) => boolean;

export const cardAmong =
  (cards: Cards): IsRight =>
  (game, card) =>
    isAmong(kindOf(game, card), cards);

/** Plain Water will do for the Faithful. */
export const blessed: IsRight = (game, card, survivor) => {
  const { traits } = kindOf(game, card);
  if (traits.includes('holy-water')) return true;
  return traits.includes('water') && (survivor === NONE || hasAbility(game, survivor, 'Faithful'));
};

/** Until a card has been used at each of these places, or from beside them. */
export function toUse(reckoning: Reckoning, isRight: IsRight, zones: readonly number[]): number {
  const { holders, depths } = supplyOf(reckoning, isRight);
  const ways = zones
    .map((zone) => Math.min(FAR, ...holders.map((holder) => stepsFrom(reckoning, holder, zone))))
    .sort((one, other) => one - other);
  return ways.reduce((work, steps, index) => {
    const missing = index - holders.length;
    if (missing < 0) return work + TASK + steps;
    return work + TASK + A_SEARCH + DEEPER * (depths[missing] ?? FAR / DEEPER);
  }, 0);
}

function stepsFrom(reckoning: Reckoning, survivor: number, zone: number): number {
  return Math.max(0, stepsBetween(reckoning, placeOf(reckoning.game, survivor), zone) - REACH);
}

/** Until this survivor has such a card; the next one who needs another has to ask for the next. */
export function toHold(reckoning: Reckoning, isRight: IsRight, survivor: number): number {
  const { holders, depths } = supplyOf(reckoning, isRight);
  if (holders.includes(survivor)) return 0;
  const { game } = reckoning;
  const from = placeOf(game, survivor);
  const found = A_SEARCH + DEEPER * (depths[0] ?? FAR / DEEPER);
  const given = holders.map((holder) => TO_HAND_OVER + stepsBetween(reckoning, from, placeOf(game, holder)));
  return Math.min(found, ...given);
}

/** What it adds to a search that so many cards lie above the first of these. */
export function depthOf(reckoning: Reckoning, isRight: IsRight): number {
  const [depth] = supplyOf(reckoning, isRight).depths;
  return depth === undefined ? FAR : DEEPER * depth;
}

interface Supply {
  /** Who holds each of those that are in play. */
  readonly holders: readonly number[];
  /** How many cards lie above each of those in the deck. */
  readonly depths: readonly number[];
}

function supplyOf({ game, survivors }: Reckoning, isRight: IsRight): Supply {
  const holders: number[] = [];
  for (const survivor of survivors) {
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const card = game.state.slots.at(survivor, slot);
      if (card !== NONE && isRight(game, card, survivor)) holders.push(survivor);
    }
  }
  const { equipment } = game.piles;
  const depths: number[] = [];
  for (let depth = 0; depth < equipment.size; depth++) {
    if (isRight(game, equipment.card(equipment.size - 1 - depth), NONE)) depths.push(depth);
  }
  return { holders, depths };
}
