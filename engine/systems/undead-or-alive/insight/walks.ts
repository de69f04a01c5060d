import { isInPlay, placeOf } from '../../../family/zombicide/actors';
import { MOVE } from '../../../family/zombicide/sorts';
import type { LongWalk, Walk } from '../../../game/advice';
import { type Observation, openGame } from '../hidden/observation';
import { isOnFoot } from '../machines/machines';
import { mayWalk } from '../mission/deeds-forbidden';
import { mayGo } from '../mission/restrictions';
import type { OpenGame } from '../open-game';
import { NONE } from '../state';
import { likelyGame } from './likely';
import { type Footsteps, isAnotherTurn, type Outset, roam } from './roaming';
import { Walker } from './walker';

/**
 * Everywhere that whoever acts can walk to with what is left of their turn, by the cheapest way, and of those by the
 * shortest. Entering a zone may bring more than this knows: tokens that are turned over, rules of the mission.
 */
export function walks(seen: Observation): Walk[] {
  const outset = outsetOf(seen, seen.acting);
  if (!outset) return [];
  const steps = roam(outset, walkersOf(seen, outset.survivor), waysOf(seen, outset.survivor), 0);
  return [...steps.values()].filter(({ zone }) => zone !== outset.zone).map(walkTo);
}

const FAR = 40;

/** How somebody gets to a zone soonest, in this turn and those after it; nothing where they never do. */
export function wayTo(seen: Observation, zone: number, survivor = seen.acting): LongWalk | undefined {
  const outset = outsetOf(seen, survivor) ?? nextTurnOf(openGame(seen), survivor);
  if (!outset) return undefined;
  const steps = roam(outset, walkersOf(seen, survivor), waysOf(seen, survivor), FAR, zone);
  const there = steps.get(zone);
  if (!there || zone === outset.zone) return undefined;
  return { ...walkTo(there), turns: there.turn, now: stepsTo(there).filter(({ turn }) => turn === 0).length };
}

/** Where one can go from each zone, but for places that the mission keeps this survivor out of. */
function waysOf(seen: Observation, survivor: number): readonly (readonly number[])[] {
  const { board, table } = openGame(seen);
  if (table.mission.barred.length === 0) return board.neighbours;
  const game = seen.guess('walks');
  return board.neighbours.map((zones, from) => {
    game.state.place.set(survivor, 0, from);
    return zones.filter((to) => mayGo(game, survivor, to));
  });
}

function stepsTo(there: Footsteps): Footsteps[] {
  const steps: Footsteps[] = [];
  for (let step = there; step.from; step = step.from) {
    if (!isAnotherTurn(step)) steps.unshift(step);
  }
  return steps;
}

function walkTo(there: Footsteps): Walk {
  const steps = stepsTo(there);
  const costs = steps.map(({ cost }) => cost);
  return {
    zone: there.zone,
    path: steps.map(({ zone }) => zone),
    costs,
    cost: costs.reduce((sum, cost) => sum + cost, 0),
  };
}

/** Where somebody stands, and what they can still spend on moving; nothing where they cannot move now. */
function outsetOf(seen: Observation, survivor: number): Outset | undefined {
  const game = openGame(seen);
  if (survivor !== seen.acting || !canWalk(game, survivor)) return undefined;
  const outset = { survivor, zone: placeOf(game, survivor), walked: 0, isSprinting: false };
  const left = survivor === game.state.active ? game.state.actionsLeft : 0;
  const decision = seen.decision?.name;
  // A Move that is under way goes on.
  if (decision !== 'move-on' && !mayWalk(likelyGame(seen), survivor)) return undefined;
  if (decision === 'act') return { ...outset, actions: left, moves: 'any' };
  if (decision === 'grant') {
    return (seen.about('sorts') & MOVE) === 0 ? undefined : { ...outset, actions: 0, moves: 'one-granted' };
  }
  if (decision !== 'move-on') return undefined;
  return {
    ...outset,
    walked: seen.about('walked'),
    isSprinting: seen.about('sprinting') === 1,
    actions: left,
    moves: survivor === game.state.active ? 'any' : 'none',
  };
}

/** Somebody whose turn is still to come has to wait for it. */
function nextTurnOf(game: OpenGame, survivor: number): Outset | undefined {
  if (!canWalk(game, survivor)) return undefined;
  return {
    survivor,
    zone: placeOf(game, survivor),
    walked: 0,
    isSprinting: false,
    actions: 0,
    moves: 'none',
  };
}

function canWalk(game: OpenGame, survivor: number): boolean {
  if (survivor === NONE || survivor >= game.table.sizes.survivors) return false;
  return isInPlay(game, survivor) && isOnFoot(game, survivor);
}

/** For what is left of this turn, and for those that come: then nothing has been used yet. */
function walkersOf(seen: Observation, survivor: number): { now: Walker; later: Walker } {
  const now = seen.guess('walks');
  // Hit & run is for one action, and that one may be under way.
  if (seen.decision?.name !== 'grant') now.state.slipping = 0;
  const later = seen.guess('walks');
  later.state.slipping = 0;
  later.state.freeUsed.fill(0);
  later.state.timesUsed.fillRow(survivor, 0);
  return { now: new Walker(now, survivor), later: new Walker(later, survivor) };
}
