import { describe, expect, it } from 'vitest';
import { giveUp, removeObjective } from '../../../../../engine/systems/undead-or-alive/cards/carried';
import { at } from '../../../../../engine/systems/undead-or-alive/mission/at-hand';
import { judge } from '../../../../../engine/systems/undead-or-alive/mission/conditions';
import { BY_EXIT, BY_TRAIN } from '../../../../../engine/systems/undead-or-alive/people/ways-out';
import { ELIMINATED, LEFT, NONE, REMOVED } from '../../../../../engine/systems/undead-or-alive/state';
import type { Condition, Rule, Token } from '../../../../../schemas';
import { type GameAtHand, gameWith, positionIn } from '../../../../helpers/table';

// Every word that something can be said with: as it is in the beginning, once it is so, and once it never will be.

const token = (id: string, kind: string, part: string, more: object = {}) =>
  ({ id, kind, at: positionIn(part), ...more }) as Token;
const tokens = [
  token('o1', 'objective', 'a.D', { colour: 'blue', group: 'coal' }),
  token('o2', 'objective', 'a.D', { colour: 'red' }),
  token('c1', 'companion', 'a.N', { survivor: 'meg', group: 'friends' }),
  token('w', 'machine', 'a.E', { machine: 'wagon' }),
  token('m1', 'spawn', 'a.NE', { spawn: 'mobile', group: 'dead' }),
];
const rules: Rule[] = [
  { id: 'count', when: { event: 'end-phase' }, do: [{ effect: 'count', counter: 'nights' }] },
  { id: 'keep', carry: { by: 'dashboard' } },
];
const areas = [{ id: 'east', name: { en: 'East' }, zones: ['a.E'] }];

function game(): GameAtHand {
  return gameWith({
    start: ['a.N'],
    exit: 'a.NW',
    posse: ['henry', 'jeb'],
    tokens,
    mission: { rules, areas },
  });
}

type Change = (hand: GameAtHand) => unknown;
const [O1, M1] = [0, 1];
const keep = ({ state }: GameAtHand, keeper: number) => {
  state.objectiveZone.set(O1, 0, NONE);
  state.carrier.set(O1, 0, keeper);
};
const out = ({ state }: GameAtHand, way: number) => {
  for (const actor of [0, 1, 2]) {
    state.fate.set(actor, 0, LEFT);
    state.wayOut.set(actor, 0, way);
  }
};
const load = ({ state }: GameAtHand) => {
  state.objectiveZone.set(O1, 0, NONE);
  state.loaded.set(O1, 0, 1);
};

/** What makes it so and what makes it impossible, if anything does. */
const words: [name: string, Condition, met: Change, never?: Change][] = [
  [
    'taken',
    { taken: { colour: 'blue' } },
    (hand) => keep(hand, NONE),
    (hand) => removeObjective(hand.game, O1),
  ],
  ['taken, of a group', { taken: { group: 'coal', count: 1 } }, (hand) => keep(hand, NONE)],
  ['held', { held: { group: 'coal' } }, (hand) => keep(hand, 1), (hand) => giveUp(hand.game, O1)],
  ['held, loaded already', { held: { group: 'coal' } }, (hand) => keep(hand, 0), load],
  [
    'loaded',
    { loaded: { group: 'coal', into: 'w' } },
    load,
    (hand) => hand.state.machineZone.set(0, 0, NONE),
  ],
  [
    'loaded, left with',
    { loaded: { group: 'coal', into: 'w' } },
    load,
    (hand) => {
      keep(hand, 1);
      hand.state.fate.set(1, 0, LEFT);
    },
  ],
  [
    'rallied',
    { rallied: { group: 'friends' } },
    ({ state }) => state.leader.set(2, 0, 1),
    ({ state }) => state.fate.set(2, 0, ELIMINATED),
  ],
  ['leads', { leads: { class: 'Gunslinger' } }, ({ state }) => state.leader.set(2, 0, 0)],
  ['left', { left: { by: 'exit' } }, (hand) => out(hand, BY_EXIT), (hand) => out(hand, BY_TRAIN)],
  [
    'left with the Wagon',
    { left: { by: 'exit', with: 'w' } },
    (hand) => {
      out(hand, BY_EXIT);
      hand.state.machineZone.set(0, 0, NONE);
      hand.state.machineOut.set(0, 0, 1);
    },
    (hand) => hand.state.machineZone.set(0, 0, NONE),
  ],
  ['people', { people: { in: 'east', who: 'somebody' } }, (hand) => hand.put('jeb', 'a.E')],
  [
    'people, all of them',
    { people: { in: 'east' } },
    (hand) => hand.put('jeb', 'a.E').put('henry', 'a.E').put('meg', 'a.E'),
  ],
  [
    'bountyWeapons',
    { bountyWeapons: { count: 'per-survivor' } },
    ({ state }) => (state.weaponsWon = 2),
    ({ game }) => game.piles.bounty.clear(),
  ],
  [
    'spawnTokens',
    { spawnTokens: { group: 'dead', in: 'first-spawn-zone', count: 1 } },
    (hand) => hand.state.spawnZone.set(M1, 0, hand.game.table.mission.startingSpawnZone),
    ({ state }) => state.spawnStatus.set(M1, 0, REMOVED),
  ],
  [
    'spawnTokens, out of the game',
    { spawnTokens: { group: 'dead', status: 'removed' } },
    ({ state }) => state.spawnStatus.set(M1, 0, REMOVED),
  ],
  [
    'zombies',
    { zombies: { in: 'east', kind: 'runner', count: 2 } },
    (hand) => hand.stand('a.E', { runner: 2 }),
  ],
  [
    'machine',
    { machine: { machine: 'w', in: 'exit' } },
    (hand) => hand.state.machineZone.set(0, 0, hand.zone('a.NW')),
    ({ state }) => state.machineZone.set(0, 0, NONE),
  ],
  [
    'machine, gone',
    { machine: { machine: 'w', gone: true } },
    ({ state }) => state.machineZone.set(0, 0, NONE),
  ],
  [
    'round',
    { round: { from: 3, to: 4 } },
    ({ state }) => (state.round = 3),
    ({ state }) => (state.round = 5),
  ],
  ['counter', { counter: { counter: 'nights', atLeast: 2 } }, ({ state }) => state.counters.set(0, 0, 2)],
  ['done', { done: 'count' }, ({ state }) => state.ruleApplied.set(0, 0, 1)],
];

describe('what can be said of a game', () => {
  it.each(words)('%s', (_name, condition, met, never) => {
    const judged = (change?: Change) => {
      const hand = game();
      change?.(hand);
      return judge(hand.game, condition, at(hand.game, hand.actor('henry')));
    };
    expect([judged(), judged(met)]).toEqual(['open', 'met']);
    if (never) expect(judged(never)).toBe('never');
  });

  it('is said of nobody where nobody is at hand', () => {
    const hand = game();
    hand.state.leader.set(2, 0, 0);
    expect([NONE, 0, 1].map((who) => judge(hand.game, { leads: {} }, at(hand.game, who)))).toEqual([
      'open',
      'met',
      'open',
    ]);
  });

  it('is turned round by not, and joined by all and any', () => {
    const { game: now } = game();
    const never: Condition = { left: { by: 'train' } };
    const open: Condition = { taken: {} };
    expect(judge(now, { not: open })).toBe('met');
    expect(judge(now, { all: [{ not: open }, open] })).toBe('open');
    expect(judge(now, { all: [never, open] })).toBe('never');
    expect(judge(now, { any: [never, open] })).toBe('open');
    expect(judge(now, { any: [never, never] })).toBe('never');
  });
});
