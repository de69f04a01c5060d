import { describe, expect, it } from 'vitest';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { at, NOBODY } from '../../../../../engine/systems/undead-or-alive/mission/at-hand';
import { judge } from '../../../../../engine/systems/undead-or-alive/mission/conditions';
import {
  NOTICED_TABLES,
  NOTICED_VALUES,
  type Noticed,
} from '../../../../../engine/systems/undead-or-alive/mission/noticed';
import { noticesOf } from '../../../../../engine/systems/undead-or-alive/mission/waiting';
import { LEFT } from '../../../../../engine/systems/undead-or-alive/state';
import type { Condition, Mission, Rule } from '../../../../../schemas';
import { decisions, sampleMission } from '../../../../helpers/games';

/** What the state says of it. */
function numbersOf({ state }: UoaGame, noticed: Noticed): string {
  const value = NOTICED_VALUES.find((name) => name === noticed);
  if (value) return `${state[value]}`;
  const table = NOTICED_TABLES.find((name) => name === noticed);
  return table ? state[table].toArray().join() : '';
}

const conditions: readonly Condition[] = [
  { round: { from: 2 } },
  { round: { to: 2 } },
  { round: { every: 2 } },
  { done: 'handcar-rolls' },
  { done: { rule: 'handcar-rolls', times: 2 } },
  { not: { done: 'handcar-rolls' } },
  { counter: { counter: 'nights', is: 1 } },
  { zombies: { count: 4 } },
  { zombies: { kind: 'runner' } },
  { zombies: { in: 'streets', count: 3 } },
  { zombies: { in: { near: 'start', range: 3 } } },
  { zombies: { in: { seenFrom: 'start' }, kind: 'walker' } },
  { people: { in: 'start' } },
  { people: { in: 'buildings', who: 'somebody' } },
  { people: { in: { near: 'start', range: 1 } } },
  { people: { in: { in: 'streets', seenFrom: 'start' }, who: 3 } },
  { people: { who: { wounded: 1, count: 1 }, in: 'streets' } },
  { people: { who: { class: 'Brawler' }, in: { only: 'buildings' } } },
  { people: { wounded: 1, who: 'somebody' } },
  { people: { level: 'yellow', who: 'somebody' } },
  { all: [{ round: { from: 2 } }, { people: { in: 'streets', who: 1 } }] },
  { any: [{ round: { from: 3 } }, { zombies: { in: 'buildings' } }] },
];

type Rare = readonly [table: 'level' | 'fate', value: number];

/** What hardly ever comes of random play. */
const RARE: readonly Rare[] = [
  ['level', 1],
  ['fate', LEFT],
];

function lookWith(game: UoaGame, [table, value]: Rare, look: (game: UoaGame) => void): void {
  const cells = game.state[table];
  const before = cells.at(0);
  cells.set(0, 0, value);
  look(game);
  cells.set(0, 0, before);
}

function missionWithANightCount(): Mission {
  const mission = sampleMission('m1.boothill');
  const count: Rule = {
    id: 'nights',
    when: { event: 'end-phase' },
    do: [{ effect: 'count', counter: 'nights' }],
  };
  return { ...mission, rules: [...(mission.rules ?? []), count] };
}

describe('a condition that says what it depends on', () => {
  it('says the same as long as that is the same, whoever is at hand, and otherwise not always the same', () => {
    const verdicts = new Map<string, string>();
    const look = (game: UoaGame) => {
      for (const [number, condition] of conditions.entries()) {
        const told = (noticesOf(condition) ?? []).map((each) => numbersOf(game, each)).join('/');
        const key = `${number} ${told}`;
        for (const hand of [NOBODY, at(game, 0)]) {
          const verdict = judge(game, condition, hand);
          expect(verdict, JSON.stringify(condition)).toBe(verdicts.get(key) ?? verdict);
          verdicts.set(key, verdict);
        }
      }
    };
    for (const game of decisions(missionWithANightCount(), 12)) {
      look(game);
      for (const change of RARE) lookWith(game, change, look);
    }
    for (const [number, condition] of conditions.entries()) {
      const all = [...verdicts].filter(([key]) => key.startsWith(`${number} `)).map(([, verdict]) => verdict);
      expect(new Set(all).size, JSON.stringify(condition)).toBeGreaterThan(1);
    }
  });

  it.each<[what: string, Condition, readonly Noticed[] | undefined]>([
    ['a round', { round: { from: 4 } }, ['round']],
    ['a counter and a number', { counter: { counter: 'bells', atLeast: 3 } }, ['counters']],
    ['a counter and an amount', { counter: { counter: 'bells', atLeast: { per: 'loaded' } } }, undefined],
    ['zombies in an area', { zombies: { in: 'streets', count: 9 } }, ['zombies', 'configuration']],
    ['zombies here', { zombies: { in: 'here' } }, undefined],
    ['zombies where a card is held', { zombies: { in: { people: 'doer' } } }, undefined],
    ['somebody who holds a card', { people: { who: { holds: { card: 'knife' } }, in: 'exit' } }, undefined],
    ['whoever is at hand', { people: { who: 'doer', in: 'exit' } }, undefined],
    ['one thing and another', { all: [{ round: { from: 4 } }, { done: 'bell' }] }, ['round', 'ruleApplied']],
    ['one that can be anything', { any: [{ round: { from: 4 } }, { held: { colour: 'red' } }] }, undefined],
    ['what is not so', { not: { round: { from: 4 } } }, ['round']],
  ])('tells it of %s', (_, condition, notices) => {
    expect(noticesOf(condition)).toEqual(notices);
  });
});
