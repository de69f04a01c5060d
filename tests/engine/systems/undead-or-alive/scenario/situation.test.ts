import { describe, expect, it, vi } from 'vitest';
import {
  type Action,
  apply,
  bend,
  botNamed,
  canBend,
  legalActions,
  runScenario,
  seedGenerator,
  snapshot,
} from '../../../../../engine';
import type { PastMoment } from '../../../../../engine/game/situation';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { situationOf } from '../../../../../engine/systems/undead-or-alive/scenario/from-game/situation';
import { layOut } from '../../../../../engine/systems/undead-or-alive/scenario/lay-out';
import { loadDocument, type Scenario, writeDocument } from '../../../../../schemas';
import { sampleMission, started } from '../../../../helpers/games';
import { times } from '../../../../helpers/long';
import { Luck } from '../../../../helpers/luck';
import { randomBend } from '../../../../helpers/random-bends';
import { begun, randomPlay } from '../../../../helpers/random-missions';

vi.setConfig({ testTimeout: times(120_000, 3_600_000) });

/** A game and the way it came. */
interface Way {
  readonly game: UoaGame;
  readonly seed: string;
  readonly past: readonly PastMoment[];
}

type Chooser = (game: UoaGame) => number;

const choosers: Readonly<Record<string, (seed: string) => Chooser>> = {
  greedy(seed) {
    const bot = botNamed('undead-or-alive', 'greedy');
    const luck = seedGenerator(seed);
    return (game) => bot?.choose(observe(game), luck) ?? 0;
  },
  random(seed) {
    const luck = new Luck(seed);
    return (game) => luck.below(legalActions(game).length);
  },
};

/** Every moment of a game; now and then somebody changes something by hand, if that is wanted. */
function* moments(begin: UoaGame, seed: string, manner: string, bendsOneIn = 0): Generator<Way> {
  const choose = choosers[manner]?.(seed);
  const luck = new Luck(`moments ${seed}`);
  const past: PastMoment[] = [];
  let game = begin;
  for (let moves = 0; moves < 400; moves++) {
    yield { game, seed, past: [...past] };
    if (game.state.outcome !== 0) return;
    const isBent = bendsOneIn > 0 && canBend(game) && luck.oneIn(bendsOneIn);
    const action: Action | undefined = isBent ? undefined : legalActions(game)[choose?.(game) ?? 0];
    const done = action ? apply(game, action) : bend(game, randomBend(game, luck));
    if ('refused' in done) continue;
    past.push({ memory: snapshot(game), action });
    game = done.game;
  }
}

function situation({ game, seed, past }: Way) {
  return situationOf(game, { id: 'moment', title: { en: 'A moment' }, seed, past });
}

/** As it comes back from a file. */
function loadedAgain(scenario: Scenario): Scenario {
  const loaded = loadDocument(writeDocument(scenario), 'scenario');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems.slice(0, 2)));
  expect(loaded.warnings).toEqual([]);
  return loaded.document;
}

/** The copies of a card are as good as each other. */
const withoutCopies = (actions: readonly Action[]) =>
  actions.map((action) => JSON.stringify(action).replace(/#\d+/g, '')).sort();

/** What can be done where a situation ends, by doing all of it. */
function optionsAtTheEnd(scenario: Scenario): string[] {
  const last = scenario.steps.at(-1)?.expect?.find((each) => 'options' in each);
  return withoutCopies((last && 'options' in last ? last.options : []) as Action[]);
}

function sortOf({ given, steps }: Scenario): 'position' | 'position with steps' | 'opening' {
  if ('phase' in given && given.phase === 'set-up') return 'opening';
  return steps.some((step) => step.do) ? 'position with steps' : 'position';
}

const MISSIONS = [
  'm0.boothill',
  'm4.boothill',
  'm8.boothill',
  'tutorials/custom-rule.boothill',
  'tutorials/first-mission.boothill',
  'tutorials/moving-train.boothill',
];

describe('any moment of a game that was played by the rules', () => {
  it.each(MISSIONS.flatMap((name) => Object.keys(choosers).map((manner) => [name, manner])))(
    'of %s, by a %s player, is a situation that holds, and that anybody can lay out',
    (name, manner) => {
      const sorts = new Set<string>();
      for (let number = 0; number < times(2, 60); number++) {
        const seed = `${name} ${number}`;
        const game = started(sampleMission(name), {
          seed,
          count: 2 + (number % 4),
          players: 1 + (number % 2),
        });
        const luck = new Luck(seed);
        for (const way of moments(game, seed, manner)) {
          if (!luck.oneIn(12) && way.game.state.outcome === 0) continue;
          const made = situation(way);
          if ('problem' in made) throw new Error(`${seed}, move ${way.past.length}: ${made.problem.code}`);
          const scenario = loadedAgain(made.scenario);
          expect(runScenario(scenario)).toEqual([]);
          if (way.game.state.outcome === 0) {
            expect(optionsAtTheEnd(scenario)).toEqual(withoutCopies(legalActions(way.game)));
          }
          sorts.add(sortOf(scenario));
        }
      }
      expect(sorts.size).toBeGreaterThan(1);
    },
  );

  it('of missions nobody would make, too', () => {
    for (let number = 0; number < times(12, 400); number++) {
      const seed = `situation ${number}`;
      const luck = new Luck(seed);
      for (const way of moments(begun(randomPlay(seed), seed), seed, 'random')) {
        if (!luck.oneIn(25)) continue;
        const made = situation(way);
        if ('problem' in made) throw new Error(`${seed}, move ${way.past.length}: ${made.problem.code}`);
        expect(runScenario(loadedAgain(made.scenario))).toEqual([]);
      }
    }
  });
});

describe('a moment after changes by hand', () => {
  it('is a situation that holds, or it is said why there is none', () => {
    const made = { situations: 0, problems: new Set<string>() };
    for (const name of MISSIONS) {
      for (let number = 0; number < times(2, 60); number++) {
        const seed = `bent ${name} ${number}`;
        const luck = new Luck(seed);
        for (const way of moments(started(sampleMission(name), { seed, count: 3 }), seed, 'random', 6)) {
          if (!luck.oneIn(8)) continue;
          const found = situation(way);
          if ('problem' in found) made.problems.add(found.problem.code);
          else {
            expect(runScenario(loadedAgain(found.scenario))).toEqual([]);
            made.situations += 1;
          }
        }
      }
    }
    expect(made.situations).toBeGreaterThan(30);
    expect([...made.problems].filter((code) => code !== 'changed-by-hand')).toEqual([]);
  });
});

describe('a situation', () => {
  const seed = 'one';
  const begin = () => started(sampleMission('m0.boothill'), { seed, people: ['henry', 'meg'] });
  const all = [...moments(begin(), seed, 'greedy')];
  const turns = all.filter(({ game }) => game.state.outcome === 0 && canBend(game));

  it('needs no past where there are words for everything', () => {
    const [first] = turns;
    if (!first) throw new Error('Nobody has a turn');
    const made = situation({ ...first, past: [] });
    if ('problem' in made) throw new Error(made.problem.code);
    expect(sortOf(made.scenario)).toBe('position');
    const laid = layOut(made.scenario);
    expect('game' in laid && laid.game.state.zombies.toArray()).toEqual(first.game.state.zombies.toArray());
  });

  it('has the dice with it that have fallen since', () => {
    const shot = all.findLast(({ past }, index) => {
      const before = all[index - 1]?.game.state.diceStream.counter;
      return past.length > 0 && before !== all[index]?.game.state.diceStream.counter;
    });
    if (!shot) throw new Error('Nobody rolls dice');
    const made = situation(shot);
    if ('problem' in made) throw new Error(made.problem.code);
    expect(made.scenario.given.dice?.length ?? 0).toBeGreaterThan(0);
  });

  it('says what it cannot say', () => {
    const setUp = all[2];
    if (!setUp) throw new Error('There is no set-up');
    expect(situation({ ...setUp, past: [] })).toMatchObject({ problem: { code: 'no-words-for-it' } });
    const [first] = turns;
    const memory = first?.game.state.words ?? new Int32Array();
    const chosen = all.find(({ game, past }) => past.length > 3 && !canBend(game));
    if (!chosen) throw new Error('Everything is a turn');
    const past = [{ memory, action: undefined }];
    expect(situation({ ...chosen, past })).toMatchObject({ problem: { code: 'changed-by-hand' } });
  });
});
