import { Queue } from '../../../geometry/queue';
import type { Footing, Walker } from './walker';

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
  /** Sprint: it may be used, it is being used, or it has been used. */
  readonly sprint: 'ready' | 'on' | 'over';
}

/** A step that is none: somebody waits for their next turn. */
export function isAnotherTurn({ from, zone }: Footsteps): boolean {
  return from?.zone === zone;
}

const [A_TURN, AN_ACTION] = [100_000, 1_000] as const;

/** Zones by how they are reached soonest: in the fewest turns, with the fewest actions, by the shortest way. */
export function roam(
  outset: Outset,
  walkers: { readonly now: Walker; readonly later: Walker },
  neighbours: readonly (readonly number[])[],
  mostTurns: number,
  until?: number,
): Map<number, Footsteps> {
  const reached = new Map<number, Footsteps>();
  const been = new Set<string>();
  const waiting = new Queue<Footsteps>();
  const visit = (step: Footsteps) => {
    const key = `${step.zone} ${step.turn} ${step.spent} ${step.spentFree} ${step.walked} ${step.sprint}`;
    if (been.has(key)) return;
    been.add(key);
    waiting.add(step.turn * A_TURN + (step.spent + step.spentFree) * AN_ACTION + step.steps, step);
  };
  visit(beginning(outset));
  for (let step = waiting.take(); step; step = waiting.take()) {
    // Whoever is somewhere in an earlier turn need not come there in a later one.
    const first = reached.get(step.zone);
    if (first && first.turn + 1 < step.turn) continue;
    if (!first) reached.set(step.zone, step);
    if (step.zone === until) break;
    const walker = step.turn === 0 ? walkers.now : walkers.later;
    for (const to of neighbours[step.zone] ?? []) {
      for (const next of onwards(step, to, walker, allowanceOf(outset, step, walker))) visit(next);
    }
    if (step.turn < mostTurns) visit(nextTurn(step));
  }
  return reached;
}

function beginning({ zone, walked, isSprinting }: Outset): Footsteps {
  const sprint = isSprinting ? 'on' : 'ready';
  return { zone, from: undefined, cost: 0, steps: 0, turn: 0, spent: 0, spentFree: 0, walked, sprint };
}

function nextTurn({ zone, steps, turn, ...step }: Footsteps): Footsteps {
  const from = { zone, steps, turn, ...step };
  return { zone, from, cost: 0, steps, turn: turn + 1, spent: 0, spentFree: 0, walked: 0, sprint: 'ready' };
}

interface Allowance {
  readonly actions: number;
  readonly free: number;
}

/** What is left for another Move action. */
function allowanceOf(outset: Outset, { turn, zone, spent, spentFree }: Footsteps, walker: Walker): Allowance {
  const free = Math.max(0, walker.in(zone).freeMoves - spentFree); // UOA-ROUND-09
  if (turn > 0) return { actions: walker.actionsIn(zone) - spent, free };
  if (outset.moves === 'any') return { actions: outset.actions - spent, free };
  return { actions: outset.moves === 'none' ? 0 : 1 - spent, free: 0 };
}

/** Into the next zone: with the action at hand, and with another. */
function onwards(step: Footsteps, to: number, walker: Walker, allowance: Allowance): Footsteps[] {
  const { zone, steps, spent, spentFree, walked, sprint, turn } = step;
  const here = walker.in(zone);
  const next = { zone: to, from: step, steps: steps + 1, turn };
  const ways: Footsteps[] = [];
  if (walked > 0 && !here.isStopped) {
    const isWithin = walked < here.zonesPerMove;
    if (walked < mostZones(here, sprint)) {
      const then = isWithin || sprint === 'on' ? sprint : 'on';
      ways.push({ ...next, cost: 0, spent, spentFree, walked: walked + 1, sprint: then });
    }
  }
  const cost = here.costOfLeaving;
  const free = Math.min(cost, allowance.free);
  if (cost - free <= allowance.actions) {
    const then = sprint === 'on' ? 'over' : sprint;
    ways.push({
      ...next,
      cost,
      spent: spent + cost - free,
      spentFree: spentFree + free,
      walked: 1,
      sprint: then,
    });
  }
  return ways;
}

function mostZones(here: Footing, sprint: Footsteps['sprint']): number {
  if (sprint === 'over') return here.zonesPerMove;
  return sprint === 'on' ? here.zonesSprinting : here.zonesWithSprint;
}
