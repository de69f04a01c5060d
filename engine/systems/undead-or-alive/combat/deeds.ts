import { placeOf } from '../actors';
import { type Feat, ZOMBIES } from '../content';
import type { UoaGame } from '../game';
import { isBy, type Means } from './means';
import { rangeTo } from './range';

// What the survivor whose turn it is has done towards the feat on top of the bounty deck.

/** The feat that wins the next bounty weapon, while there is one. */
export function feat(game: UoaGame): Feat | undefined {
  const { bounty } = game.piles;
  return bounty.size > 0 ? game.table.cards[bounty.top]?.kind.feat : undefined; // UOA-BOUNTY-02
}

export function forgetDeeds({ state }: UoaGame): void {
  state.featDone = 0;
  state.featOthers = 0;
}

export function countKill(
  game: UoaGame,
  killer: number,
  zone: number,
  kind: number,
  adrenaline: number,
  means: Means,
): void {
  const wanted = feat(game);
  if (!wanted || !countsFor(game, wanted, killer)) return;
  if (wanted.by !== undefined && !isBy(means, wanted.by)) return;
  if (wanted.minRange !== undefined && rangeTo(game, killer, zone) < wanted.minRange) return;
  const { state } = game;
  if (wanted.kind === 'kill-of') {
    if (wanted.zombie === ZOMBIES[kind]) state.featDone += 1;
    else state.featOthers += 1;
  } else if (wanted.kind === 'kills') state.featDone += 1;
  else if (isByKilling(wanted)) state.featDone += adrenaline;
}

/** Adrenaline, wherever it comes from. */
export function countAdrenaline(game: UoaGame, survivor: number, points: number): void {
  const wanted = feat(game);
  if (wanted?.kind !== 'adrenaline' || isByKilling(wanted)) return;
  if (countsFor(game, wanted, survivor)) game.state.featDone += points;
}

/** Only what is killed has been at a range, or shot. */
function isByKilling({ by, minRange }: Feat): boolean {
  return by !== undefined || minRange !== undefined;
}

/** Only in one's own turn, and where the feat says. */
function countsFor(game: UoaGame, { where }: Feat, survivor: number): boolean {
  if (survivor !== game.state.active) return false; // UOA-BOUNTY-07
  return where !== 'balcony' || game.table.zones[placeOf(game, survivor)]?.balcony === true;
}

/** Whether enough has been done. */
export function isFeatDone(game: UoaGame): boolean {
  const wanted = feat(game);
  if (!wanted || (wanted.within === 'last-action' && hasActionLeft(game))) return false;
  const { featDone, featOthers } = game.state;
  if (wanted.kind !== 'kill-of') return featDone >= wanted.atLeast;
  return featDone > 0 && featDone + featOthers > (wanted.others ?? 0);
}

function hasActionLeft(game: UoaGame): boolean {
  return game.state.actionsLeft > 0; // UOA-BOUNTY-07
}
