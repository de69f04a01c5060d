import { addAdrenaline } from '../../../family/zombicide/people/adrenaline';
import { unlearnAbove } from '../../../family/zombicide/people/learning';
import { eliminate } from '../../../family/zombicide/people/wounds';
import { RED } from '../../../family/zombicide/state';
import { because } from '../because';
import { limits } from '../content';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';
import { healthOf } from '../people/health';
import { levelAt } from '../people/levels';
import { type NotBent, notASurvivor, notInPlay, outOf } from './refusals';

// Changes of how somebody is.

/** Wounds up to their health eliminate a survivor, and end the game. */
export function setWounds(game: UoaGame, actor: number, wounds: number): NotBent | undefined {
  const wrong = notInPlay(game, actor) ?? outOf(0, healthOf(game, actor), 'wounds', wounds);
  if (wrong) return wrong;
  game.state.wounds.set(actor, 0, wounds);
  if (wounds === healthOf(game, actor)) eliminate(game, actor, because['no-health-left']);
  return undefined;
}

/** More points bring levels and skills by the rules; with fewer, those of the levels that were left are gone. */
export function setAdrenaline(game: UoaGame, survivor: number, points: number): NotBent | undefined {
  const wrong = notASurvivor(game, survivor) ?? outOf(0, mostPoints(game, survivor), 'points', points);
  if (wrong) return wrong;
  const { state } = game;
  const had = state.adrenaline.at(survivor);
  if (points > had) {
    addAdrenaline(game, survivor, points - had, []); // A gift is no feat.
    return undefined;
  }
  state.adrenaline.set(survivor, 0, points);
  // On its further laps the tracker goes back, and the level stays (UOA-ULTRA-01).
  if (isOnFurtherLaps(game, survivor)) return undefined;
  const level = levelAt(points);
  state.level.set(survivor, 0, Math.min(level, state.level.at(survivor)));
  unlearnAbove(game, survivor, level);
  return undefined;
}

/** Far beyond Red; as far as the tracker goes where it begins again. */
const MOST = 99;

export function mostPoints(game: OpenGame, survivor: number): number {
  if (!game.table.optional.ultrared) return MOST;
  return isOnFurtherLaps(game, survivor) ? limits.adrenaline.red - 1 : limits.adrenaline.red;
}

function isOnFurtherLaps({ state, table }: OpenGame, survivor: number): boolean {
  return table.optional.ultrared && state.level.at(survivor) === RED;
}
