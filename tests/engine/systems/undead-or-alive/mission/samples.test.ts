import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../../../engine';
import { begin, newGame } from '../../../../../engine/systems/undead-or-alive/set-up/new-game';
import { tableOf } from '../../../../../engine/systems/undead-or-alive/set-up/table-of';
import { COLOURS } from '../../../../../engine/systems/undead-or-alive/state';
import { type Goal, loadDocument, type Mission, type Token } from '../../../../../schemas';
import { sample } from '../../../../helpers/samples';
import { GameAtHand } from '../../../../helpers/table';

// What the box says of each mission, beside what its rules do in play.

function mission(name: string): Mission {
  const loaded = loadDocument(sample(`${name}.boothill.json`), ['mission'], { faces: stockFace });
  if (!loaded.ok) throw new Error(`${name} cannot be read`);
  return loaded.document;
}

/** The set-up is over, everybody having taken the first of what they were offered. */
function begun(name: string, count: number, seed = name): GameAtHand {
  const made = tableOf(mission(name), { seed, count, players: 1 });
  if ('problem' in made) throw new Error(made.problem.code);
  const hand = new GameAtHand(newGame(made.table, seed));
  begin(hand.game);
  hand.advance();
  while (hand.state.round === 0) hand.choose(hand.choices[0] ?? {});
  return hand;
}

type Of<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>;

function tokens<Kind extends Token['kind']>(name: string, kind: Kind): Of<Kind>[] {
  return (mission(name).tokens ?? []).filter((token): token is Of<Kind> => token.kind === kind);
}

/** What is said at the head of a mission. */
function head(name: string) {
  const { difficulty, minutes, classLimits = [], placements } = mission(name);
  const number = (face: string) => Number.parseInt(face, 10);
  const tiles = placements.map(({ face }) => face).sort((one, other) => number(one) - number(other));
  return { difficulty, minutes, without: [...classLimits].sort(), tiles: tiles.join(' ') };
}

/** Companions by their classes, on the board and beside it. */
function companions(name: string): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { class: ofClass = '' } of [...tokens(name, 'companion'), ...(mission(name).aside ?? [])]) {
    count[ofClass] = (count[ofClass] ?? 0) + 1;
  }
  return count;
}

/** The colours of objectives that lie face down. */
function mixed(name: string): string[] {
  return tokens(name, 'objective')
    .flatMap(({ mix, colour }) => (mix === undefined ? [] : [colour]))
    .sort();
}

function machines(name: string) {
  return tokens(name, 'machine').map(({ machine, fixed = false }) => ({ machine, fixed }));
}

/** The faces of a train, the locomotive first, and whether it drives. */
function train(name: string) {
  const { placements } = mission(name);
  return tokens(name, 'train').map(({ tiles, moves }) => ({
    line: tiles.map((tile) => placements.find(({ id }) => id === tile)?.face),
    moves,
  }));
}

/** Goals as far as their order goes: lists within lists, and what has to be so by its first word. */
function order(goal: Goal): unknown {
  if ('inOrder' in goal) return { inOrder: goal.inOrder.map(order) };
  if ('anyOrder' in goal) return { anyOrder: goal.anyOrder.map(order) };
  if ('then' in goal) return { then: goal.then.map(order) };
  return 'reach' in goal ? Object.keys(goal.reach)[0] : 'text';
}

const goals = (name: string) => (mission(name).goals ?? []).map(order);

/** Somebody takes an objective of a colour that is no bag of coal: what is told of it. */
function taking(name: string, colour: string) {
  const hand = begun(name, 2);
  const objectives = hand.game.table.mission.objectives;
  const number = objectives.findIndex(
    ({ group }, each) => group === undefined && COLOURS[hand.state.objectiveColour.at(each)] === colour,
  );
  const survivor = hand.game.table.roster[hand.state.identity.at(0)]?.id ?? '';
  hand.state.place.set(0, 0, hand.state.objectiveZone.at(number));
  hand.forget().choose({ do: 'activate', survivor });
  hand.choose({ do: 'take', objective: objectives[number]?.id ?? '' });
  while (hand.choices.every((choice) => choice.do !== 'end-turn')) hand.choose(hand.choices[0] ?? {});
  return {
    points: hand.told('adrenaline').reduce((sum, { points }) => sum + points, 0),
    weapons: hand.told('won-bounty').length,
  };
}
const STANDARD = { points: 5, weapons: 1 };
const POINTS_ONLY = { points: 5, weapons: 0 };

describe('a mission', () => {
  it.each(['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10'])(
    '%s says all of it as data, and nothing in words that players would have to apply (UOA-MISSION-GEN-02)',
    (name) => {
      const { tokens: all = [], rules = [], goals: wanted = [] } = mission(name);
      expect(all.filter(({ kind }) => kind === 'start').length).toBeGreaterThan(0);
      expect(all.filter((token) => token.kind === 'spawn' && token.spawn === 'starting')).toHaveLength(1);
      expect(wanted.length).toBeGreaterThan(0);
      expect(rules.filter((rule) => 'text' in rule)).toEqual([]);
      expect(JSON.stringify(wanted.map(order))).not.toContain('text');
    },
  );
});

describe('M1', () => {
  it('is easy, for anybody, in 25 minutes (UOA-MISSION-M1-01)', () => {
    expect(head('m1')).toEqual({
      difficulty: 'easy',
      minutes: 25,
      without: [],
      tiles: '1R 2R 5V 8V 10V 12V',
    });
  });

  it('has a train of 10 and 12, and goals in order (UOA-MISSION-M1-07, UOA-MISSION-M1-02)', () => {
    expect(train('m1')).toEqual([{ line: ['10V', '12V'], moves: true }]);
    expect(tokens('m1', 'train')[0]?.behind).toEqual({ t12: 'train' });
    expect(goals('m1')).toEqual([{ inOrder: ['bountyWeapons', 'left'] }]);
  });

  it('rewards its red objectives as usual (UOA-MISSION-M1-06)', () => {
    expect(taking('m1', 'red')).toEqual(STANDARD);
  });

  it('leaves the blue one on the railroad (UOA-MISSION-M1-03)', () => {
    const hand = begun('m1', 2);
    const blue = hand.game.table.mission.objectives.findIndex(({ id }) => id === 'handcar');
    const zone = hand.game.table.zones[hand.state.objectiveZone.at(blue)];
    expect(zone?.id.split('+')).toContain('t12.right');
  });
});

describe('M2', () => {
  it('is easy, without Brawlers, in 35 minutes (UOA-MISSION-M2-01)', () => {
    const tiles = '1R 2V 3R 4R 5V 9V 10R 11R 12R';
    expect(head('m2')).toEqual({ difficulty: 'easy', minutes: 35, without: ['Brawler'], tiles });
  });

  it('has four Brawlers, and a Gatling on a train that stands (UOA-MISSION-M2-03, UOA-MISSION-M2-04)', () => {
    expect(companions('m2')).toEqual({ Brawler: 4 });
    expect(machines('m2')).toEqual([{ machine: 'gatling', fixed: true }]);
    expect(train('m2').map(({ moves }) => moves)).toEqual([false]);
    const hand = begun('m2', 2);
    expect(hand.game.table.zones[hand.state.machineZone.at(0)]?.id).toBe('t10.tender');
    expect(hand.game.table.mission.stages.every((stage) => stage.train === undefined)).toBe(true);
  });

  it('rewards objectives as usual, and has three goals in any order (UOA-MISSION-M2-08, UOA-MISSION-M2-02)', () => {
    expect(taking('m2', 'red')).toEqual(STANDARD);
    expect(goals('m2')).toEqual([{ anyOrder: ['rallied', 'spawnTokens', 'spawnTokens'] }]);
  });

  it('has each mobile token on a car of the train (UOA-MISSION-M2-05)', () => {
    const mobile = tokens('m2', 'spawn').filter(({ spawn }) => spawn === 'mobile');
    expect(mobile.map(({ at }) => at.tile).sort()).toEqual(['t11', 't12']);
  });
});

describe('M3', () => {
  it('is easy, without Faithful and Gunslingers, in 35 minutes (UOA-MISSION-M3-01)', () => {
    const tiles = '1V 3R 4R 5V 6R 7V 10R 11V 12V';
    const without = ['Faithful', 'Gunslinger'];
    expect(head('m3')).toEqual({ difficulty: 'easy', minutes: 35, without, tiles });
  });

  it('has two Faithful and four Gunslingers to be found (UOA-MISSION-M3-03)', () => {
    expect(companions('m3')).toEqual({ Faithful: 2, Gunslinger: 4 });
  });

  it('rewards objectives as usual, and ends aboard the train (UOA-MISSION-M3-06, UOA-MISSION-M3-02)', () => {
    expect(taking('m3', 'red')).toEqual(STANDARD);
    expect(goals('m3')).toEqual([{ then: [{ anyOrder: ['rallied', 'spawnTokens'] }, 'left'] }]);
    expect(train('m3')).toEqual([{ line: ['10R', '11V', '12V'], moves: true }]);
  });
});

describe('M4', () => {
  it('is of medium difficulty, without Townsfolk, in 45 minutes (UOA-MISSION-M4-01)', () => {
    const tiles = '1R 2R 3R 4R 5V 7R 8V 9R';
    expect(head('m4')).toEqual({ difficulty: 'medium', minutes: 45, without: ['Townsfolk'], tiles });
  });

  it('has four Townsfolk, and blue and green among the red objectives (UOA-MISSION-M4-03)', () => {
    expect(companions('m4')).toEqual({ Townsfolk: 4 });
    expect(mixed('m4')).toEqual(['blue', 'green', 'red', 'red', 'red']);
  });

  it('gives a bounty weapon for red objectives only (UOA-MISSION-M4-05)', () => {
    expect(['red', 'blue', 'green'].map((colour) => taking('m4', colour))).toEqual([
      STANDARD,
      POINTS_ONLY,
      POINTS_ONLY,
    ]);
  });

  it('has two goals in any order before the exit (UOA-MISSION-M4-02)', () => {
    expect(goals('m4')).toEqual([{ then: [{ anyOrder: ['rallied', 'spawnTokens'] }, 'left'] }]);
  });
});

describe('M5', () => {
  it('is of medium difficulty, without Townsfolk, in 25 minutes (UOA-MISSION-M5-01)', () => {
    const tiles = '1R 3R 4R 5R 6R 8V 10R 12R';
    expect(head('m5')).toEqual({ difficulty: 'medium', minutes: 25, without: ['Townsfolk'], tiles });
  });

  it('puts two of four Townsfolk on different balconies by lot (UOA-MISSION-M5-03)', () => {
    expect(companions('m5')).toEqual({ Townsfolk: 4 });
    expect(mixed('m5')).toEqual(['blue', 'green', 'red', 'red']);
    const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      begun('m5', 2, seed)
        .told('companion')
        .flatMap(({ rules, zone }) => (rules.includes('UOA-MISSION-M5-03') ? (zone ?? '') : [])),
    );
    for (const both of places) expect(new Set(both).size).toBe(2);
    expect([...new Set(places.flat())].sort()).toEqual(['c.BAL', 'd.BAL', 'e.BAL']);
  });

  it('gives no bounty weapons for objectives, but Townsfolk (UOA-MISSION-M5-04)', () => {
    expect(['red', 'blue', 'green'].map((colour) => taking('m5', colour))).toEqual([
      POINTS_ONLY,
      POINTS_ONLY,
      POINTS_ONLY,
    ]);
  });

  it('has a train that stands, with a Gatling that stays (UOA-MISSION-M5-05)', () => {
    expect(train('m5').map(({ moves }) => moves)).toEqual([false]);
    expect(machines('m5')).toEqual([{ machine: 'gatling', fixed: true }]);
  });

  it('is about saving four, and then the exit (UOA-MISSION-M5-02)', () => {
    expect(goals('m5')).toEqual([{ inOrder: ['rallied', 'left'] }]);
  });
});

describe('M6', () => {
  it('is of medium difficulty, without Gunslingers, in 35 minutes (UOA-MISSION-M6-01)', () => {
    const tiles = '1R 2R 3R 5R 7R 8V';
    expect(head('m6')).toEqual({ difficulty: 'medium', minutes: 35, without: ['Gunslinger'], tiles });
  });

  it('has four Gunslingers in the mine, and no objective there (UOA-MISSION-M6-03)', () => {
    expect(companions('m6')).toEqual({ Gunslinger: 4 });
    expect(mixed('m6')).toEqual(['blue', 'green', 'red', 'red']);
    const { game } = begun('m6', 2);
    const objectives = game.table.mission.objectives.map(({ zone }) => game.table.zones[zone]?.id ?? '');
    expect(objectives).toHaveLength(4);
    expect(objectives.filter((zone) => zone.includes('b.'))).toEqual([]);
    const people = game.table.mission.companions.map(({ zone }) => game.table.zones[zone]?.id);
    expect(people).toEqual(['b.M2', 'b.M2', 'b.M2', 'b.M2']);
  });

  it('gives a bounty weapon for red objectives only (UOA-MISSION-M6-04)', () => {
    expect(['red', 'blue', 'green'].map((colour) => taking('m6', colour))).toEqual([
      STANDARD,
      POINTS_ONLY,
      POINTS_ONLY,
    ]);
  });

  it('has a Wagon that nobody moves, and three goals in order (UOA-MISSION-M6-06, UOA-MISSION-M6-02)', () => {
    expect(machines('m6')).toEqual([{ machine: 'wagon', fixed: true }]);
    expect(goals('m6')).toEqual([{ inOrder: ['machine', 'rallied', 'all'] }]);
  });
});

describe('M7', () => {
  it('is hard, in 50 minutes, without the classes of its companions (UOA-MISSION-M7-01)', () => {
    const tiles = '1V 2V 3R 5R 7V 9V 10R 11R 12R';
    // Printed are Faithful and Gunslingers: with all Townsfolk beside the board only four could play then.
    const without = ['Faithful', 'Townsfolk'];
    expect(head('m7')).toEqual({ difficulty: 'hard', minutes: 50, without, tiles });
  });

  it('spreads survivors over three starting zones (UOA-MISSION-M7-03)', () => {
    expect(companions('m7')).toEqual({ Faithful: 2, Townsfolk: 4 });
    expect(train('m7').map(({ moves }) => moves)).toEqual([false]);
    const spread = [6, 4].map((count) => {
      const { game, state } = begun('m7', count);
      return game.table.mission.startZones
        .map(
          (zone) =>
            Array.from({ length: count }, (_, each) => state.place.at(each)).filter((at) => at === zone)
              .length,
        )
        .sort();
    });
    expect(spread).toEqual([
      [2, 2, 2],
      [1, 1, 2],
    ]);
  });

  it('has two objectives on every crate, blue and green among them (UOA-MISSION-M7-04)', () => {
    expect(mixed('m7')).toEqual(['blue', 'green', 'red', 'red', 'red', 'red', 'red', 'red']);
    const { objectives } = begun('m7', 2).game.table.mission;
    const zones = objectives.map(({ zone }) => zone);
    expect(new Set(zones).size).toBe(4);
    for (const zone of zones) expect(zones.filter((each) => each === zone)).toHaveLength(2);
  });

  it('gives a bounty weapon for red objectives only (UOA-MISSION-M7-05)', () => {
    expect(['red', 'blue', 'green'].map((colour) => taking('m7', colour))).toEqual([
      STANDARD,
      POINTS_ONLY,
      POINTS_ONLY,
    ]);
  });

  it('is about loading a Wagon that anybody may drive, and leaving with it (UOA-MISSION-M7-02)', () => {
    expect(machines('m7')).toEqual([{ machine: 'wagon', fixed: false }]);
    expect(goals('m7')).toEqual([{ inOrder: ['loaded', 'left'] }]);
  });
});

describe('M8', () => {
  it('is hard, without Faithful, in 35 minutes (UOA-MISSION-M8-01)', () => {
    const tiles = '1R 2R 3R 4R 8V 9V 10V 11V 12V';
    expect(head('m8')).toEqual({ difficulty: 'hard', minutes: 35, without: ['Faithful'], tiles });
  });

  it('sets three bounty weapons aside and puts two Faithful somewhere (UOA-MISSION-M8-04)', () => {
    expect(companions('m8')).toEqual({ Faithful: 2 });
    expect(mixed('m8')).toEqual(['blue', 'green', 'red']);
    const hand = begun('m8', 2);
    expect([hand.game.piles.reserve.size, hand.game.piles.bounty.size]).toEqual([3, 4]);
    const places = ['a', 'b', 'c', 'd'].map((seed) =>
      [0, 1].map((each) => {
        const { game, state } = begun('m8', 2, seed);
        return state.place.at(game.table.sizes.survivors + each);
      }),
    );
    for (const both of places) expect(new Set(both).size).toBe(2);
    expect(new Set(places.map((both) => both.join())).size).toBeGreaterThan(1);
  });

  it('gives one of those for every objective (UOA-MISSION-M8-05)', () => {
    expect(['red', 'blue', 'green'].map((colour) => taking('m8', colour))).toEqual([
      STANDARD,
      STANDARD,
      STANDARD,
    ]);
  });

  it('has three goals in any order before the train (UOA-MISSION-M8-02)', () => {
    expect(goals('m8')).toEqual([{ then: [{ anyOrder: ['bountyWeapons', 'not', 'rallied'] }, 'left'] }]);
    expect(train('m8')).toEqual([{ line: ['10V', '11V', '12V'], moves: true }]);
  });
});

describe('M9', () => {
  it('is very hard, without Brawlers and Faithful, in 50 minutes (UOA-MISSION-M9-01)', () => {
    const tiles = '1R 2R 4V 6R 8V 9V 10R 11R 12R';
    const without = ['Brawler', 'Faithful'];
    expect(head('m9')).toEqual({ difficulty: 'very-hard', minutes: 50, without, tiles });
  });

  it('has six bags of coal in the mine, companions in one zone, a Gatling on the train (UOA-MISSION-M9-04)', () => {
    expect(companions('m9')).toEqual({ Brawler: 4, Faithful: 2 });
    expect(machines('m9')).toEqual([{ machine: 'gatling', fixed: true }]);
    const { game } = begun('m9', 2);
    const coal = game.table.mission.objectives.filter(({ group }) => group === 'coal');
    expect(coal).toHaveLength(6);
    for (const { zone } of coal) expect(game.table.zones[zone]?.id).toMatch(/^mine\.M/);
    expect(new Set(game.table.mission.companions.map(({ zone }) => zone)).size).toBe(1);
    expect(game.table.zones[game.table.mission.machines[0]?.zone ?? -1]?.id).toMatch(/^t10\./);
  });

  it('rewards the others as usual (UOA-MISSION-M9-05)', () => {
    expect(['red', 'blue', 'green'].map((colour) => taking('m9', colour))).toEqual([
      STANDARD,
      STANDARD,
      STANDARD,
    ]);
  });

  it('has its First Spawn Zone on 9V, a token on the train, and goals before the journey (UOA-MISSION-M9-02)', () => {
    const { placements } = mission('m9');
    const on = (wanted: string) =>
      tokens('m9', 'spawn')
        .filter(({ spawn, group = '' }) => spawn === wanted || group === wanted)
        .map(({ at }) => placements.find(({ id }) => id === at.tile)?.face);
    expect(on('starting')).toEqual(['9V']);
    expect(on('rattler')).toEqual(['11R']);
    expect(goals('m9')).toEqual([{ then: [{ anyOrder: ['rallied', 'spawnTokens', 'loaded'] }, 'left'] }]);
  });
});

describe('M10', () => {
  it('is very hard, without Faithful, in 35 minutes (UOA-MISSION-M10-01)', () => {
    const tiles = '2R 3R 5R 6R 8V 9V';
    expect(head('m10')).toEqual({ difficulty: 'very-hard', minutes: 35, without: ['Faithful'], tiles });
  });

  it('has two Faithful in one zone, and no objective on the mine tile (UOA-MISSION-M10-03)', () => {
    expect(companions('m10')).toEqual({ Faithful: 2 });
    expect(mixed('m10')).toEqual(['blue', 'green', 'red', 'red']);
    const { game } = begun('m10', 2);
    const [one, other] = game.table.mission.companions;
    expect(one?.zone).toBe(other?.zone);
    const zones = game.table.mission.objectives.map(({ zone }) => game.table.zones[zone]?.id ?? '');
    expect(zones.filter((zone) => zone.includes('mine.'))).toEqual([]);
  });

  it('gives no bounty weapon for objectives (UOA-MISSION-M10-04)', () => {
    expect(['red', 'blue', 'green'].map((colour) => taking('m10', colour))).toEqual([
      POINTS_ONLY,
      POINTS_ONLY,
      POINTS_ONLY,
    ]);
  });

  it('has three goals in order (UOA-MISSION-M10-02)', () => {
    expect(goals('m10')).toEqual([{ inOrder: ['all', 'rallied', 'left'] }]);
  });
});
