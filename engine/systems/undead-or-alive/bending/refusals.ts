import { isCompanion, isInPlay } from '../../../family/zombicide/actors';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { type Refusal, refusal } from '../../../game/refusal';
import type { UoaGame } from '../game';

// Why nothing comes of a change by hand.

/** The sentence for each is `refusal.<code>` in languages/. */
export const BEND_REFUSALS = [
  'out-of-range',
  'not-on-the-board',
  'not-in-play',
  'no-survivor',
  'goes-with-leader',
  'too-many-zombies',
  'no-card-left',
  'other-deck',
  'does-not-fit',
  'empty-slot',
] as const;

export type NotBent = Refusal<(typeof BEND_REFUSALS)[number]>;

/** Nothing is below nought, and everything has its bounds. */
export function outOf(least: number, most: number, argument: string, value: number): NotBent | undefined {
  if (Number.isInteger(value) && value >= least && value <= most) return undefined;
  return refusal('out-of-range', { argument, value, least, most });
}

/** Trains take zones away, and tiles that are turned over. */
export function notOnTheBoard(game: UoaGame, zone: number): NotBent | undefined {
  if (game.board.distance(zone, zone) === 0) return undefined;
  return refusal('not-on-the-board', { zone: zoneName(game, zone) });
}

export function notInPlay(game: UoaGame, actor: number): NotBent | undefined {
  return isInPlay(game, actor) ? undefined : refusal('not-in-play', { survivor: survivorName(game, actor) });
}

/** Companions have neither cards nor experience. */
export function notASurvivor(game: UoaGame, actor: number): NotBent | undefined {
  if (isCompanion(game, actor)) return refusal('no-survivor', { survivor: survivorName(game, actor) });
  return notInPlay(game, actor);
}
