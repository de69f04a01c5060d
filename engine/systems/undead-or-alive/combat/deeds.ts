import { placeOf } from '../../../family/zombicide/actors';
import { actionFeats, type Feat, turnFeats, ZOMBIES } from '../content';
import type { UoaGame } from '../game';
import { KILLS, NONE, OTHERS, POINTS, WANTED } from '../state';
import { hasActionLeft } from './last-action';
import { isBy, type Means } from './means';
import { rangeTo } from './range';

// What the survivor whose turn it is has done towards feats, whichever of them is on top of the bounty deck meanwhile.

/** The feat that wins the next bounty weapon, while there is one. */
export function feat(game: UoaGame): Feat | undefined {
  const { bounty } = game.piles;
  return bounty.size > 0 ? game.table.cards[bounty.top]?.kind.feat : undefined; // UOA-BOUNTY-02
}

/** A turn begins. */
export function forgetDeeds({ state }: UoaGame): void {
  state.deeds.fill(0);
  forgetAction(state);
}

/** Another action begins: what was done before it is part of the turn. */
export function keepDeeds({ state }: UoaGame): void {
  const { deeds, deedsNow } = state;
  for (let set = 0; set < deeds.rows; set++) {
    const [kills, points] = [deedsNow.at(set, KILLS), deedsNow.at(set, POINTS)];
    // Most actions are no deed at all.
    if (kills !== 0) deeds.add(set, KILLS, kills);
    if (points !== 0) deeds.add(set, POINTS, points);
  }
  forgetAction(state);
}

/** One performance wins one weapon; what has no part in it still counts (UOA-BOUNTY-05). */
export function spendDeeds({ state }: UoaGame, done: Feat): void {
  if (done.within !== 'turn') {
    forgetAction(state);
    return;
  }
  const bit = 1 << turnFeats.indexOf(done);
  for (let set = 0; set < state.deeds.rows; set++) {
    if ((set & bit) === 0) continue;
    state.deeds.fillRow(set, 0);
    state.deedsNow.fillRow(set, 0);
  }
}

function forgetAction({ deedsNow, actionDeeds }: UoaGame['state']): void {
  deedsNow.fill(0);
  actionDeeds.fill(0);
}

export function countKill(
  game: UoaGame,
  killer: number,
  zone: number,
  kind: number,
  adrenaline: number,
  means: Means,
): void {
  const isFor = (wanted: Feat) =>
    isThere(game, wanted, killer) &&
    (wanted.by === undefined || isBy(means, wanted.by)) &&
    (wanted.minRange === undefined || rangeTo(game, killer, zone) >= wanted.minRange);
  note(game, killer, isFor, kind, adrenaline);
}

/** Adrenaline for anything but a kill. */
export function countAdrenaline(game: UoaGame, survivor: number, points: number): void {
  const isFor = (wanted: Feat) =>
    wanted.kind === 'adrenaline' && !isByKilling(wanted) && isThere(game, wanted, survivor);
  note(game, survivor, isFor, NONE, points);
}

/** One deed: a kind of zombie killed, or none, and the points that it gave. */
function note(
  game: UoaGame,
  survivor: number,
  isFor: (wanted: Feat) => boolean,
  kind: number,
  points: number,
): void {
  const { state } = game;
  if (survivor !== state.active) return; // UOA-BOUNTY-07
  let set = 0;
  for (const [number, wanted] of turnFeats.entries()) if (isFor(wanted)) set |= 1 << number;
  const table = state.inAction === 1 ? state.deedsNow : state.deeds;
  if (kind !== NONE) table.add(set, KILLS, 1);
  table.add(set, POINTS, points);
  for (const [number, wanted] of actionFeats.entries()) {
    if (isFor(wanted)) noteForAction(game, number, wanted, kind, points);
  }
  // What is gained between two actions is none of what the last one was paid for.
  const top = feat(game);
  if (state.inAction === 0 && top && isFor(top)) state.bountyWon = 0;
}

function noteForAction(
  { state, table }: UoaGame,
  number: number,
  wanted: Feat,
  kind: number,
  points: number,
): void {
  const { actionDeeds, inAction } = state;
  if (inAction === 0) return;
  if (wanted.kind === 'kill-of') {
    const like = ZOMBIES[table.likes[kind] ?? NONE];
    actionDeeds.add(number, wanted.zombie === like ? WANTED : OTHERS, 1);
  } else actionDeeds.add(number, WANTED, wanted.kind === 'kills' ? 1 : points);
}

/** Only what is killed has been at a range, or shot. */
function isByKilling({ by, minRange }: Feat): boolean {
  return by !== undefined || minRange !== undefined;
}

/** Where the feat says. */
function isThere(game: UoaGame, { where }: Feat, survivor: number): boolean {
  return where !== 'balcony' || game.table.zones[placeOf(game, survivor)]?.balcony === true;
}

/** Whether enough has been done. */
export function isFeatDone(game: UoaGame): boolean {
  const wanted = feat(game);
  if (!wanted || !isEnough(game, wanted)) return false;
  return wanted.within !== 'last-action' || !hasActionLeft(game); // UOA-BOUNTY-07
}

function isEnough(game: UoaGame, wanted: Feat): boolean {
  if (wanted.kind !== 'kill-of') return doneTowards(game, wanted) >= wanted.atLeast;
  const killed = ofAction(game, wanted, WANTED);
  return killed > 0 && killed + ofAction(game, wanted, OTHERS) > (wanted.others ?? 0);
}

function doneTowards(game: UoaGame, wanted: Feat): number {
  if (wanted.within !== 'turn') return ofAction(game, wanted, WANTED);
  const { deeds, deedsNow } = game.state;
  const bit = 1 << turnFeats.indexOf(wanted);
  const what = wanted.kind === 'kills' ? KILLS : POINTS;
  let sum = 0;
  for (let set = 0; set < deeds.rows; set++) {
    if ((set & bit) !== 0) sum += deeds.at(set, what) + deedsNow.at(set, what);
  }
  return sum;
}

function ofAction({ state }: UoaGame, wanted: Feat, what: number): number {
  return state.actionDeeds.at(actionFeats.indexOf(wanted), what);
}
