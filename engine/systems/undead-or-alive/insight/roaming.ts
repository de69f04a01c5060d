import { Queue } from '../../../geometry/queue';
import type { Footing } from './walker';

/** Where somebody starts, perhaps in the middle of a Move action, and what they have left to spend. */
export interface Outset {
  readonly survivor: number;
  readonly zone: number;
  /** Zones of the Move action under way; none while there is none. */
  readonly walked: number;
  readonly isSprinting: boolean;
  /** Actions left in this turn, without those that are free. */
  readonly actions: number;
  /** Whether this turn has more than one Move action, or none at all; one for nothing is paid with nothing else. */
  readonly moves: 'any' | 'one-granted' | 'none';
}

/** Somebody somewhere on their way, and how they came there. */
export interface Footsteps {
  readonly zone: number;
  readonly from: Footsteps | undefined;
  /** What the last step cost. */
  readonly cost: number;
  readonly steps: number;
  /** Turns that have passed since this one. */
  readonly turn: number;
  readonly spent: number;
  readonly spentFree: number;
  readonly walked: number;
  readonly sprint: Sprint;
}

/** It may be used, it is being used, or it has been used: each is worth more than the next. Nobody is lent it. */
const [READY, ON, OVER] = [0, 1, 2] as const;
type Sprint = typeof READY | typeof ON | typeof OVER;

/** A step that is none: somebody waits for their next turn. */
export function isAnotherTurn({ from, zone }: Footsteps): boolean {
  return from?.zone === zone;
}

/** What every zone is like for whoever walks. */
interface Footings {
  in(zone: number): Footing;
}

const [A_TURN, AN_ACTION] = [100_000, 1_000] as const;

/** Zones by how they are reached soonest: in the fewest turns, with the fewest actions, by the shortest way. */
export function roam(
  outset: Outset,
  footings: { readonly now: Footings; readonly later: Footings },
  neighbours: readonly (readonly number[])[],
  mostTurns: number,
  until?: number,
): Map<number, Footsteps> {
  const reached = new Map<number, Footsteps>();
  const known = new Map<number, Footsteps[]>();
  const waiting = new Queue<Footsteps>();
  const visit = (step: Footsteps) => {
    const others = known.get(step.zone);
    if (!others) known.set(step.zone, [step]);
    else if (others.some((other) => isAsGood(other, step))) return;
    else others.push(step);
    waiting.add(step.turn * A_TURN + (step.spent + step.spentFree) * AN_ACTION + step.steps, step);
  };
  visit(beginning(outset));
  for (let step = waiting.take(); step; step = waiting.take()) {
    // Whoever is somewhere in an earlier turn need not come there in a later one.
    const first = reached.get(step.zone);
    if (first && first.turn + 1 < step.turn) continue;
    if (!first) reached.set(step.zone, step);
    if (step.zone === until) break;
    const here = (step.turn === 0 ? footings.now : footings.later).in(step.zone);
    const allowance = allowanceOf(outset, step, here);
    for (const to of neighbours[step.zone] ?? []) {
      if (isBarred(step, here, to)) continue;
      goOn(step, to, here, visit);
      setOff(step, to, here, allowance, visit);
    }
    if (step.turn < mostTurns) visit(nextTurn(step));
  }
  return reached;
}

/** What is paid for the first zone is gone by the second: nobody counts on paying for that. */
function isBarred({ from }: Footsteps, { tolls }: Footing, to: number): boolean {
  const isPayable = tolls?.get(to);
  return isPayable === false || (isPayable === true && from !== undefined);
}

/** Whether one path to a zone is at least as good as another: same options left, no higher cost, no longer. */
function isAsGood(one: Footsteps, other: Footsteps): boolean {
  if (one.turn !== other.turn || one.steps > other.steps || one.sprint > other.sprint) return false;
  // Where somebody else goes on with the same action, which is where nobody is in the way, setting off costs one.
  const more = one.walked === 0 && other.walked > 0 ? 1 : 0;
  if (more === 0 && one.walked > other.walked && other.walked > 0) return false;
  // What is free here may not be so elsewhere.
  if (one.spent + more > other.spent) return false;
  return one.spent + one.spentFree + more <= other.spent + other.spentFree;
}

function beginning({ zone, walked, isSprinting }: Outset): Footsteps {
  const sprint = isSprinting ? ON : READY;
  return { zone, from: undefined, cost: 0, steps: 0, turn: 0, spent: 0, spentFree: 0, walked, sprint };
}

function nextTurn(from: Footsteps): Footsteps {
  const { zone, steps, turn } = from;
  return { zone, from, cost: 0, steps, turn: turn + 1, spent: 0, spentFree: 0, walked: 0, sprint: READY };
}

interface Allowance {
  readonly actions: number;
  readonly free: number;
}

/** What is left for another Move action. */
function allowanceOf(outset: Outset, { turn, spent, spentFree }: Footsteps, here: Footing): Allowance {
  const free = Math.max(0, here.freeMoves - spentFree); // UOA-ROUND-09
  if (turn > 0) return { actions: here.actions - spent, free };
  if (outset.moves === 'any') return { actions: outset.actions - spent, free };
  return { actions: outset.moves === 'none' ? 0 : 1 - spent, free: 0 };
}

/** Into the next zone with the Move action at hand. */
function goOn(from: Footsteps, zone: number, here: Footing, visit: (step: Footsteps) => void): void {
  const { steps, turn, spent, spentFree, walked, sprint } = from;
  if (walked === 0 || here.isStopped || walked >= mostZones(here, sprint)) return;
  const then = walked < here.zonesPerMove || sprint === ON ? sprint : ON;
  // Written out: this is done for every zone in sight, and copying is ten times as slow.
  visit({ zone, from, cost: 0, steps: steps + 1, turn, spent, spentFree, walked: walked + 1, sprint: then });
}

/** The same with another one, if it can be paid for. */
function setOff(
  from: Footsteps,
  zone: number,
  { costOfLeaving: cost }: Footing,
  allowance: Allowance,
  visit: (step: Footsteps) => void,
): void {
  const free = Math.min(cost, allowance.free);
  if (cost - free > allowance.actions) return;
  visit({
    zone,
    from,
    cost,
    steps: from.steps + 1,
    turn: from.turn,
    spent: from.spent + cost - free,
    spentFree: from.spentFree + free,
    walked: 1,
    sprint: from.sprint === ON ? OVER : from.sprint,
  });
}

function mostZones(here: Footing, sprint: Sprint): number {
  if (sprint === OVER) return here.zonesPerMove;
  return sprint === ON ? here.zonesSprinting : here.zonesWithSprint;
}
