import { describe, expect, it } from 'vitest';
import { nextBelow, seedGenerator } from '../../../../../engine';
import {
  isAnotherTurn,
  type Outset,
  roam,
} from '../../../../../engine/systems/undead-or-alive/insight/roaming';
import type { Footing } from '../../../../../engine/systems/undead-or-alive/insight/walker';
import { times } from '../../../../helpers/long';

const ZONES = 10;
const TURNS = 4;
const ZONES_OF_SPRINT = 2;

/** A small town with zombies in it, and somebody with any skills, who may be in the middle of a Move action. */
function walkIn(seed: string) {
  const luck = seedGenerator(seed);
  const below = (limit: number) => nextBelow(luck, limit);
  const neighbours: number[][] = Array.from({ length: ZONES }, () => []);
  for (let one = 0; one < ZONES; one++) {
    for (let other = one + 1; other < ZONES; other++) {
      if (other > one + 1 && below(12) > 0) continue;
      neighbours[one]?.push(other);
      neighbours[other]?.push(one);
    }
  }
  const [isSlippery, isSprinter, perMove, actions] = [
    below(6) === 0,
    below(2) === 0,
    1 + below(2),
    3 + below(2),
  ];
  const free = below(3);
  const inTurn = (canSprint: boolean): Footing[] =>
    neighbours.map(() => {
      const zombies = Math.max(0, below(6) - 3);
      // Free Moves and more zones are lent in some.
      const zonesPerMove = perMove + Number(below(7) === 0);
      return {
        costOfLeaving: isSlippery ? 1 : 1 + zombies,
        isStopped: zombies > 0 && !isSlippery,
        zonesPerMove,
        zonesWithSprint: zonesPerMove + (canSprint ? ZONES_OF_SPRINT : 0),
        zonesSprinting: zonesPerMove + ZONES_OF_SPRINT,
        freeMoves: free + Number(below(5) === 0),
        tolls: undefined,
        actions,
      };
    });
  const walked = below(3);
  const isSprinting = isSprinter && walked > 0 && below(2) === 0;
  const [now, later] = [inTurn(isSprinter && !isSprinting), inTurn(isSprinter)];
  const moves = (['any', 'any', 'one-granted', 'none'] as const)[below(4)] ?? 'any';
  const outset: Outset = { survivor: 0, zone: below(ZONES), walked, isSprinting, actions: below(5), moves };
  return { neighbours, now, later, outset };
}

type Town = ReturnType<typeof walkIn>;
/** A turn, what has been spent in it, and the length of the way: the least of all, in this order. */
type Best = readonly [turn: number, spent: number, steps: number];

/** Everything that can be done, whatever else has been done before. */
function searched({ neighbours, now, later, outset }: Town): Map<number, Best> {
  interface At {
    readonly zone: number;
    readonly turn: number;
    readonly steps: number;
    readonly spent: number;
    readonly free: number;
    readonly walked: number;
    readonly sprint: 'ready' | 'on' | 'over';
  }
  const best = new Map<number, Best>();
  const been = new Map<string, number>();
  let edge: At[] = [];
  const visit = (at: At) => {
    if (at.turn > TURNS) return;
    const { steps, ...rest } = at;
    const key = JSON.stringify(rest);
    // A step longer every time: who was there before was there by no longer a way.
    if (been.has(key)) return;
    been.set(key, steps);
    edge.push(at);
    const found: Best = [at.turn, at.spent + at.free, steps];
    const known = best.get(at.zone);
    if (!known || isLess(found, known)) best.set(at.zone, found);
  };
  const wait = (at: At): At => ({ ...at, turn: at.turn + 1, spent: 0, free: 0, walked: 0, sprint: 'ready' });
  const { zone, walked, isSprinting } = outset;
  visit({ zone, turn: 0, steps: 0, spent: 0, free: 0, walked, sprint: isSprinting ? 'on' : 'ready' });
  while (edge.length > 0) {
    const all = edge;
    edge = [];
    // Waiting takes no step: it belongs to the same edge.
    for (const at of all) {
      for (let later = wait(at); later.turn <= TURNS; later = wait(later)) {
        const before = edge.length;
        visit(later);
        all.push(...edge.splice(before));
      }
    }
    for (const at of all)
      for (const to of neighbours[at.zone] ?? []) for (const next of onwards(at, to)) visit(next);
  }
  return best;

  function onwards(at: At, to: number): At[] {
    const here = (at.turn === 0 ? now : later)[at.zone] as Footing;
    const next = { ...at, zone: to, steps: at.steps + 1 };
    const ways: At[] = [];
    const most = { ready: here.zonesWithSprint, on: here.zonesSprinting, over: here.zonesPerMove }[at.sprint];
    if (at.walked > 0 && !here.isStopped && at.walked < most) {
      const sprint = at.sprint === 'ready' && at.walked >= here.zonesPerMove ? 'on' : at.sprint;
      ways.push({ ...next, walked: at.walked + 1, sprint });
    }
    const isMine = at.turn > 0 || outset.moves === 'any';
    const granted = outset.moves === 'one-granted' ? 1 : 0;
    const actions = (at.turn > 0 ? here.actions : isMine ? outset.actions : granted) - at.spent;
    const free = Math.min(here.costOfLeaving, isMine ? Math.max(0, here.freeMoves - at.free) : 0);
    const paid = here.costOfLeaving - free;
    if (paid <= actions) {
      const sprint = at.sprint === 'on' ? 'over' : at.sprint;
      ways.push({ ...next, spent: at.spent + paid, free: at.free + free, walked: 1, sprint });
    }
    return ways;
  }
}

function isLess(one: Best, other: Best): boolean {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

function roamed({ neighbours, now, later, outset }: Town, until?: number): Map<number, Best> {
  const footings = (list: readonly Footing[]) => ({ in: (zone: number) => list[zone] as Footing });
  const reached = roam(outset, { now: footings(now), later: footings(later) }, neighbours, TURNS, until);
  return new Map(
    [...reached].map(([zone, { turn, spent, spentFree, steps }]) => [zone, [turn, spent + spentFree, steps]]),
  );
}

describe('roaming a small town', () => {
  it('comes to every zone as soon, as cheaply and by as short a way as trying everything', () => {
    let far = 0;
    for (let number = 0; number < times(150, 10_000); number++) {
      const town = walkIn(`town ${number}`);
      const found = searched(town);
      expect(byZone(roamed(town)), `town ${number}`).toEqual(byZone(found));
      far += [...found.values()].filter(([turn]) => turn > 1).length;
    }
    expect(far).toBeGreaterThan(50);
  });

  it('stops at the zone that is asked for, with the same way', () => {
    for (let number = 0; number < times(200, 2000); number++) {
      const town = walkIn(`goal ${number}`);
      expect(roamed(town, 5).get(5)).toEqual(roamed(town).get(5));
    }
  });

  it('knows a turn that is waited for from a step', () => {
    const town = walkIn('waiting');
    const footings = { in: (zone: number) => town.later[zone] as Footing };
    const reached = roam(town.outset, { now: footings, later: footings }, town.neighbours, TURNS);
    for (const [, there] of reached) {
      for (let step = there; step.from; step = step.from) {
        expect(isAnotherTurn(step)).toBe(step.turn > step.from.turn);
        expect(step.steps - step.from.steps).toBe(isAnotherTurn(step) ? 0 : 1);
      }
    }
  });
});

function byZone(best: ReadonlyMap<number, Best>): readonly (readonly [number, Best])[] {
  return [...best].sort(([one], [other]) => one - other);
}
