import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, options, step } from '../../../../../engine/game/kernel';
import { stockTileset } from '../../../../../engine/systems/undead-or-alive';
import { SET_UP_PROBLEMS } from '../../../../../engine/systems/undead-or-alive/problems';
import { begin, newGame } from '../../../../../engine/systems/undead-or-alive/set-up/new-game';
import { tableOf } from '../../../../../engine/systems/undead-or-alive/set-up/table-of';
import {
  type Goal,
  loadValue,
  type Mission,
  missionFormat,
  type Rule,
  type Token,
} from '../../../../../schemas';
import { times } from '../../../../helpers/long';
import { sample, samples } from '../../../../helpers/samples';

// Missions made by chance: each can be played, or is refused by name.

const towns = stockTileset.faces.filter(({ size }) => size[1] === 250).map(({ id }) => id);
const tile = fc.constantFrom('a', 'b', 'c');
const placements = fc.tuple(
  ...['a', 'b', 'c'].map((id, index) =>
    fc.record({
      id: fc.constant(id),
      face: fc.constantFrom(...towns, ...towns, '10R', '99X'),
      x: fc.nat(30).map((chance) => (chance === 0 ? 0 : 250 * index)),
      y: fc.constant(0),
      rotation: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
    }),
  ),
);
const at = fc.record({ tile, x: fc.integer({ min: 0, max: 251 }), y: fc.nat(249) });
const colour = fc.constantFrom('red', 'red', 'blue', 'green');
const ofClass = fc.constantFrom('Brawler', 'Faithful', 'Gunslinger', 'Townsfolk');
const optional = { requiredKeys: [] as [] };

const piece = fc.oneof(
  fc.constantFrom({ kind: 'start' }, { kind: 'exit' }, { kind: 'noise' }, { kind: 'no-objective' }),
  fc.constantFrom('mobile', 'mobile', 'abomination').map((spawn) => ({ kind: 'spawn', spawn })),
  fc.record({ kind: fc.constant('objective'), colour, mix: fc.constant('m') }),
  fc.record({ kind: fc.constant('objective'), colour }),
  fc.record({ class: ofClass }, optional).map((who) => ({ kind: 'companion', ...who })),
  fc.record({
    kind: fc.constant('zombie'),
    zombie: fc.constantFrom('walker', 'runner', 'fatty', 'abomination'),
    count: fc.integer({ min: 1, max: 3 }),
  }),
);
const tokens = fc
  .tuple(at, at, fc.array(fc.tuple(piece, at), { maxLength: 8 }))
  .map(([start, spawn, more]) =>
    [
      { kind: 'start', at: start },
      { kind: 'spawn', spawn: 'starting', at: spawn },
      ...more.map(([rest, where]) => ({ ...rest, at: where })),
    ].map((rest, index) => ({ id: `t${index}`, ...rest }) as Token),
  );

const goal = fc.oneof(
  fc.record({ colour, count: fc.constantFrom(1, 2, 'all') }, optional).map((take) => ({ take })),
  fc.constantFrom({ reach: { left: { by: 'exit' } } }, { text: { en: 'Sing.' } }),
);
const goals = fc
  .tuple(fc.constantFrom('inOrder', 'anyOrder'), fc.array(goal, { minLength: 1, maxLength: 3 }))
  .map(([how, parts]) => [
    { id: 'all', [how]: parts.map((part, index) => ({ id: `g${index}`, ...part })) } as unknown as Goal,
  ]);
const rules: Rule[] = [
  {
    id: 'gift',
    when: { event: 'set-up' },
    do: [{ effect: 'card', card: 'water', to: 'first-player-choice' }],
  },
  {
    id: 'reward',
    when: { event: 'objective-taken' },
    do: [{ effect: 'adrenaline', amount: 5 }, { effect: 'bounty-weapon' }],
  },
];

const mission = fc.record({ placements, tokens, goals }).map(
  (parts): Mission => ({
    format: missionFormat,
    id: 'any',
    title: { en: 'Any' },
    system: 'undead-or-alive',
    ...parts,
    rules,
  }),
);

/** A game in which decisions are made by counting, as far as it goes. */
function playSome(file: Mission, seed: string, count: number, most: number): number {
  const made = tableOf(file, { seed, count, players: Math.min(2, count) });
  if ('problem' in made) {
    expect(SET_UP_PROBLEMS).toContain(made.problem.code);
    return 0;
  }
  const game = newGame(made.table, seed);
  game.events = [];
  begin(game);
  advance(game);
  let decisions = 0;
  while (game.state.outcome === 0 && decisions < most) {
    step(game, (decisions * 7 + 3) % options(game).length);
    decisions += 1;
  }
  expect(game.events.length).toBeGreaterThan(0);
  return decisions;
}

describe('any mission', () => {
  it('is refused by name, or can be set up and played', () => {
    let played = 0;
    fc.assert(
      fc.property(mission, fc.string(), fc.integer({ min: 0, max: 7 }), (file, seed, count) => {
        if (playSome(file, seed, count, 120) > 0) played += 1;
      }),
      { numRuns: times(150, 5000), seed: 5 },
    );
    expect(played).toBeGreaterThan(20);
  });

  it.each(samples(''))('%s among the samples can be played by any number of survivors', (name) => {
    const loaded = loadValue(JSON.parse(sample(name)), 'mission');
    if (!loaded.ok) throw new Error(name);
    for (const count of [1, 2, 3, 4, 5, 6])
      expect(playSome(loaded.document, 's', count, 60)).toBeGreaterThan(0);
  });
});
