import { describe, expect, it } from 'vitest';
import { type Action, apply, clone, snapshot } from '../../../../../engine';
import { MOVE } from '../../../../../engine/family/zombicide/sorts';
import { freeActions } from '../../../../../engine/family/zombicide/turns/allowance';
import type { Walk } from '../../../../../engine/game/advice';
import { options, step } from '../../../../../engine/game/kernel';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { determinise } from '../../../../../engine/systems/undead-or-alive/hidden/determinise';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { walks, wayTo } from '../../../../../engine/systems/undead-or-alive/insight/walks';
import { skillNumber } from '../../../../../engine/systems/undead-or-alive/skills/owned';
import { NONE } from '../../../../../engine/systems/undead-or-alive/state';
import { DO } from '../../../../../engine/systems/undead-or-alive/words';
import { times } from '../../../../helpers/long';
import { decisionsOf, matches } from '../../../../helpers/plays';
import { type Fight, fight } from '../../../../helpers/street';

/** What it costs to get to each zone of the street that can be reached. */
function costs(given: Fight, skills: Readonly<Record<string, number>> = {}): Record<number, number> {
  const fighting = fight(given);
  for (const [skill, times] of Object.entries(skills))
    fighting.state.skills.set(0, skillNumber(skill), times);
  fighting.game.offeredIsCurrent = false;
  return Object.fromEntries(walks(observe(fighting.game)).map(({ zone, cost }) => [zone, cost]));
}

const alone = { survivors: { carl: {} } };

describe('the zones that can be walked to', () => {
  it('are as many as there are actions left', () => {
    expect(costs(alone)).toEqual({ 1: 1, 2: 2, 3: 3 });
    expect(costs({ ...alone, actions: 1 })).toEqual({ 1: 1 });
    expect(costs({ ...alone, actions: 0 })).toEqual({});
  });

  it('cost one more for every zombie that is left behind (UOA-MOVE-03)', () => {
    expect(costs({ ...alone, zombies: { 1: { walker: 1 } } })).toEqual({ 1: 1, 2: 3 });
    expect(costs({ ...alone, zombies: { 0: { walker: 3 } } })).toEqual({});
  });

  it('are further with free Moves, with two zones for an action, and with Sprint', () => {
    expect(costs({ ...alone, actions: 1 }, { 'extra-free-action-move': 1 })).toEqual({ 1: 1, 2: 2 });
    expect(costs({ ...alone, actions: 1 }, { 'extra-zone-move': 1 })).toEqual({ 1: 1, 2: 1 });
    expect(costs({ ...alone, actions: 1 }, { sprint: 1 })).toEqual({ 1: 1, 2: 1, 3: 1 });
    expect(costs({ ...alone, actions: 2 }, { sprint: 1 })).toEqual({ 1: 1, 2: 1, 3: 1, 4: 2 });
  });

  it('end a Move action where zombies stand, unless one is slippery (UOA-MOVE-04, UOA-SKILL-63)', () => {
    const given = { ...alone, actions: 2, zombies: { 1: { walker: 1 } } };
    expect(costs(given, { 'extra-zone-move': 1 })).toEqual({ 1: 1 });
    expect(costs(given, { 'extra-zone-move': 1, slippery: 1 })).toEqual({ 1: 1, 2: 1, 3: 2, 4: 2 });
  });

  it('go on with a Move action under way', () => {
    const fighting = fight({ ...alone, actions: 1 });
    fighting.state.skills.set(0, skillNumber('sprint'), 1);
    fighting.game.offeredIsCurrent = false;
    fighting.do('move', { to: 'z1' });
    expect(walks(observe(fighting.game)).map(({ zone, cost }) => [zone, cost])).toEqual(
      [
        [0, 0],
        [2, 0],
        [3, 0],
      ].filter(([zone]) => zone !== 1),
    );
  });

  it('are none while something else is decided, and for passengers', () => {
    const fighting = fight({
      survivors: { jimmy: { cards: { 'hand-1': 'coach-gun', 'hand-2': 'plenty-of-shells' } } },
      zombies: { 0: { walker: 1 } },
      dice: [1, 1],
    });
    fighting.do('shoot', { weapon: 'coach-gun', at: 'z0' });
    expect(observe(fighting.game).decision?.name).toBe('rerolls');
    expect(walks(observe(fighting.game))).toEqual([]);
  });
});

describe('the way to a zone beyond this turn', () => {
  it('counts turns, and says what is walked in this one', () => {
    const { game } = fight({ ...alone, zombies: { 2: { walker: 1 } } });
    expect(wayTo(observe(game), 5)).toMatchObject({ path: [1, 2, 3, 4, 5], turns: 2, now: 2, cost: 6 });
    expect(wayTo(observe(game), 2)).toMatchObject({ path: [1, 2], turns: 0, now: 2, cost: 2 });
  });

  it('is none past zombies whom no turn is long enough to leave', () => {
    const { game } = fight({ ...alone, zombies: { 2: { walker: 3 } } });
    expect(wayTo(observe(game), 2)).toBeDefined();
    expect(wayTo(observe(game), 3)).toBeUndefined();
  });

  it('begins with the next turn for somebody who does not act', () => {
    const { game } = fight({ survivors: { carl: {}, jimmy: { at: 5 } } });
    expect(wayTo(observe(game), 3, 1)).toMatchObject({ path: [4, 3], turns: 1, now: 0, cost: 2 });
  });
});

/** Does it step by step; nothing once something else comes between, or the walk itself changes what it costs. */
function follow(game: UoaGame, { path, costs }: Walk): string | undefined {
  let now = clone(game);
  for (const [index, zone] of path.entries()) {
    if (costs[index] !== 0) now = stopped(now);
    const name = observe(now).decision?.name;
    if (name !== 'act' && name !== 'move-on' && name !== 'grant') return undefined;
    const id = now.table.zones[zone]?.id ?? '';
    const action: Action = { do: costs[index] === 0 ? 'move-on' : 'move', to: id };
    const done = apply(now, action);
    if ('refused' in done) return `${JSON.stringify(action)} is refused at ${name}`;
    now = paid(done.game);
    if (done.events.some(({ type }) => !QUIET.includes(type))) return undefined;
  }
  const there = now.state.place.at(observe(game).acting);
  return there === path.at(-1) ? undefined : `got to ${there}`;
}

const QUIET = ['moved', 'free-action'];

function paid(game: UoaGame): UoaGame {
  let now = game;
  while (observe(now).decision?.name === 'payment') now = taking(now, 0);
  return now;
}

function stopped(game: UoaGame): UoaGame {
  let now = game;
  for (;;) {
    const list = options(now);
    const name = observe(now).decision?.name;
    if (name !== 'move-on' && name !== 'climb-in') return now;
    const word = name === 'move-on' ? DO.stop : DO.decline;
    const index = Array.from({ length: list.length }, (_, at) => list.kind(at)).indexOf(word);
    now = taking(now, index);
  }
}

function taking(game: UoaGame, option: number): UoaGame {
  const next = clone(game);
  step(next, option);
  return next;
}

/** All zones that a stupid search through the engine comes to, with the fewest actions. */
function searched(game: UoaGame): Map<number, number> {
  const survivor = observe(game).acting;
  const best = new Map<number, number>();
  const seen = new Map<string, number>();
  const budget = (state: UoaGame['state']) =>
    state.actionsLeft - state.freeUsed.toArray().reduce((sum, used) => sum + used, 0);
  const most = game.state.actionsLeft + freeActions(game, survivor, MOVE);
  // One that is left over keeps the turn from ending by itself.
  game.state.actionsLeft += 1;
  game.offeredIsCurrent = false;
  const start = budget(game.state);
  const visit = (now: UoaGame) => {
    const name = observe(now).decision?.name;
    if (now.state.outcome !== 0 || observe(now).acting !== survivor) return;
    if (now.state.round !== game.state.round || now.state.active !== survivor) return;
    if (name !== 'act' && name !== 'move-on' && name !== 'payment' && name !== 'climb-in') return;
    const cost = start - budget(now.state);
    const zone = now.state.place.at(survivor);
    if (cost > most) return;
    if (name !== 'payment') best.set(zone, Math.min(best.get(zone) ?? Number.POSITIVE_INFINITY, cost));
    const list = options(now);
    const moves = Array.from({ length: list.length }, (_, index) => index).filter((index) =>
      [DO.move, DO['move-on'], DO.stop, DO.pay, DO.decline].some((word) => word === list.kind(index)),
    );
    for (const index of moves) {
      const next = clone(now);
      step(next, index);
      const key = next.state.words.join();
      if (seen.has(key)) continue;
      seen.set(key, 0);
      if (seen.size > 3000) throw new Error('too many');
      visit(next);
    }
  };
  visit(game);
  best.delete(game.state.place.at(survivor));
  return best;
}

describe('in games of every kind', () => {
  it('walks can be walked, whatever is hidden', () => {
    let walked = 0;
    for (const match of matches(times(18, 300), ['seasoned', 'greedy', 'random'])) {
      let at = 0;
      for (const game of decisionsOf(match, 120)) {
        at += 1;
        const before = snapshot(game);
        const found = walks(observe(game));
        expect(game.state.words).toEqual(before);
        if (found.length === 0 || at % 3 > 0) continue;
        expect(walks(observe(determinise(game, 'else')))).toEqual(found);
        for (const walk of found) {
          expect(walk.cost).toBe(walk.costs.reduce((sum, cost) => sum + cost, 0));
          if (walk.cost > 12) continue;
          const why = follow(game, walk);
          expect(why, `${match.play.name} ${match.manner} ${match.seed}: ${JSON.stringify(walk)}`).toBe(
            undefined,
          );
          walked += 1;
        }
      }
    }
    expect(walked).toBeGreaterThan(150);
  }, 120_000);

  it('they are all there are, and the cheapest', () => {
    let compared = 0;
    for (const match of matches(times(12, 120), ['greedy', 'random'])) {
      if (match.game.table.mission.rules.length > 0) continue;
      let at = 0;
      for (const game of decisionsOf(match, 60)) {
        at += 1;
        if (observe(game).decision?.name !== 'act' || at % 4 > 0) continue;
        const mine = new Map(walks(observe(game)).map(({ zone, cost }) => [zone, cost]));
        expect([...mine].sort(byZone), match.seed).toEqual([...searched(clone(game))].sort(byZone));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  }, 120_000);
});

const byZone = ([one]: readonly number[], [other]: readonly number[]) => (one ?? NONE) - (other ?? NONE);
