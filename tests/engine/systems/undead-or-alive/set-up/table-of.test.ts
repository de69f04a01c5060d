import { describe, expect, it } from 'vitest';
import { zombiesOf } from '../../../../../engine/family/zombicide/horde';
import { tableOf } from '../../../../../engine/systems/undead-or-alive/set-up/table-of';
import { placeZombies } from '../../../../../engine/systems/undead-or-alive/spawning/placing';
import { WALKER } from '../../../../../engine/systems/undead-or-alive/state';
import type { Goal, Mission, Token } from '../../../../../schemas';
import {
  gameWith,
  missionOn,
  positionIn,
  type Setting,
  tableWith,
  tryTable,
} from '../../../../helpers/table';

/** The code of what stands against a game, and its parameters. */
function problemOf(setting: Setting) {
  const made = tryTable(setting);
  return 'problem' in made ? [made.problem.code, made.problem.parameters] : undefined;
}

function problemWith(change: Partial<Mission>) {
  const made = tableOf({ ...missionOn(), ...change }, { people: ['henry'], seed: 's' });
  return 'problem' in made ? made.problem.code : undefined;
}

const token = (rest: object, part = 'a.NE') => ({ at: positionIn(part), ...rest }) as Token;
const spawns = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => token({ id: `s${index}`, kind: 'spawn', spawn: kind }));

describe('a mission cannot be played', () => {
  it('without tiles', () => {
    expect(problemWith({ placements: [] })).toBe('empty-board');
  });

  it('on a face that nobody knows', () => {
    expect(problemOf({ tiles: ['a 3R', 'b 99X 250'], start: ['a.NE'], spawn: 'a.NE' })).toEqual([
      'unknown-face',
      { placement: 'b', face: '99X' },
    ]);
  });

  it('on tiles in a heap', () => {
    expect(problemOf({ tiles: ['a 3R', 'b 2R 200'] })?.[0]).toBe('tiles-overlap');
  });

  it('without a place to start from (UOA-SETUP-14)', () => {
    expect(problemOf({ start: [] })?.[0]).toBe('no-start-zone');
  });

  it('without a Starting Spawn Zone (UOA-SPAWN-01)', () => {
    const tokens = missionOn().tokens?.filter(({ kind }) => kind !== 'spawn') ?? [];
    expect(problemWith({ tokens })).toBe('no-starting-spawn-zone');
  });

  it('with a piece beside the board', () => {
    const lost = token({ id: 'lost', kind: 'exit', at: { tile: 'a', x: 300, y: 10 } });
    expect(problemOf({ tokens: [lost] })).toEqual(['piece-outside', { piece: 'lost' }]);
    const nowhere = token({ id: 'lost', kind: 'exit', at: { tile: 'z', x: 3, y: 10 } });
    expect(problemOf({ tokens: [nowhere] })).toEqual(['piece-outside', { piece: 'lost' }]);
  });

  it('where no way leads from the start to what has to be reached', () => {
    const tiles = ['a 3R', 'b 2R 600'];
    const there: Setting = { tiles, start: ['a.NW'], spawn: 'a.NE' };
    expect(problemOf({ ...there, exit: 'b.SE' })).toEqual(['zones-cut-off', { from: 'start1', to: 'exit' }]);
    expect(problemOf({ ...there, crates: true })).toEqual([
      'zones-cut-off',
      { from: 'start1', to: 'b.crate' },
    ]);
    expect(problemOf(there)).toBeUndefined();
  });

  it('by more survivors than the game is for (UOA-SETUP-05)', () => {
    const posse = 'henry carl may kassey meg pablito jeb'.split(' ');
    expect(problemOf({ posse })).toEqual(['too-many-survivors', { wanted: 7, most: 6 }]);
  });

  it('by nobody, by somebody unknown, and by the same person twice (UOA-COMPONENTS-05)', () => {
    expect(problemOf({ posse: [] })?.[0]).toBe('too-few-survivors');
    expect(problemOf({ posse: ['wyatt'] })).toEqual(['unknown-survivor', { survivor: 'wyatt' }]);
    expect(problemOf({ posse: ['henry', 'henry'] })).toEqual(['survivor-twice', { survivor: 'henry' }]);
  });

  it('by a class that it forbids (UOA-SETUP-07)', () => {
    expect(problemOf({ posse: ['meg', 'henry'], mission: { classLimits: ['Brawler'] } })).toEqual([
      'class-not-allowed',
      { survivor: 'henry', class: 'Brawler' },
    ]);
  });

  it('by somebody who is a companion in it (UOA-COMPONENTS-05)', () => {
    const tokens = [token({ id: 'c', kind: 'companion', survivor: 'henry' })];
    expect(problemOf({ tokens })).toEqual(['survivor-twice', { survivor: 'henry' }]);
  });

  it('where nobody of a class is left to be a companion', () => {
    const brawlers = Array.from({ length: 4 }, (_, index) =>
      token({ id: `c${index}`, kind: 'companion', class: 'Brawler' }),
    );
    expect(problemOf({ posse: ['henry'], tokens: brawlers })).toEqual([
      'nobody-for-companion',
      { piece: 'c3' },
    ]);
    expect(problemOf({ posse: ['meg'], tokens: brawlers })).toBeUndefined();
  });

  it('where survivors are not shared out among all players (UOA-SETUP-04)', () => {
    expect(problemOf({ posse: ['meg'], players: 2 })?.[0]).toBe('bad-sharing');
    const options = { seed: 's', people: ['meg', 'henry'], players: 2 };
    for (const playerOf of [[0], [0, 0], [0, 2], [1, -1], [0, 0.5]]) {
      expect(tableOf(missionOn(), { ...options, playerOf })).toHaveProperty('problem.code', 'bad-sharing');
    }
    expect(tableOf(missionOn(), { ...options, playerOf: [1, 0] })).toHaveProperty('table');
  });

  const machine = (id: string, rest: object, part?: string) => token({ id, kind: 'machine', ...rest }, part);

  it('with a Wagon in a building or on a balcony (UOA-WAGON-09)', () => {
    for (const part of ['a.A', 'a.BAL']) {
      const wagon = machine('w', { machine: 'wagon' }, part);
      expect(problemOf({ tokens: [wagon] })).toEqual(['wagon-indoors', { piece: 'w' }]);
    }
  });

  it('with a gun that is on a Wagon elsewhere (UOA-GATLING-08)', () => {
    const wagon = machine('w', { machine: 'wagon' }, 'a.NE');
    const gun = machine('g', { machine: 'gatling', on: 'w' }, 'a.N');
    expect(problemOf({ tokens: [wagon, gun] })).toEqual(['gun-apart', { piece: 'g', wagon: 'w' }]);
  });

  it('with a gun on a Wagon that is not there (UOA-GATLING-08)', () => {
    const gun = machine('g', { machine: 'gatling', on: 'w' });
    expect(problemOf({ tokens: [gun] })).toEqual(['unknown-wagon', { piece: 'g', wagon: 'w' }]);
    const wagon = machine('w', { machine: 'wagon' });
    expect(problemOf({ tokens: [gun, wagon] })).toBeUndefined();
    expect(problemOf({ tokens: [machine('v', { machine: 'wagon', on: 'w' }), wagon] })?.[0]).toBe(
      'unknown-wagon',
    );
  });
});

describe('a train that drives', () => {
  const train = (rest: object = {}) =>
    token({
      id: 't',
      kind: 'train',
      at: { tile: 't', x: 9, y: 45 },
      tiles: ['t', 'u'],
      moves: true,
      ...rest,
    });
  const lane = (second: string, first = 't 10V 0 250'): Setting => ({
    tiles: ['n 3V', 'o 3V 250', first, second],
    start: ['n.NW'],
    spawn: 'o.NE',
  });

  it('needs tiles in one line (UOA-TRAIN-07)', () => {
    expect(problemOf({ ...lane('u 12V 250 250'), tokens: [train()] })).toBeUndefined();
    expect(problemOf({ ...lane('u 12V 250 340'), tokens: [train()] })?.[0]).toBe('train-not-in-line');
    expect(problemOf({ ...lane('u 12V 250 250 90'), tokens: [train()] })?.[0]).toBe('train-not-in-line');
  });

  it('has its locomotive in front (UOA-TRAIN-07)', () => {
    const there = lane('u 12R 250 250', 't 10R 0 250');
    expect(problemOf({ ...there, tokens: [train()] })).toEqual(['train-not-in-line', { tile: 't' }]);
    expect(problemOf({ ...there, tokens: [train({ moves: false })] })).toBeUndefined();
  });

  it('has the mission to itself', () => {
    const another = train({ id: 't2' });
    expect(problemOf({ ...lane('u 12V 250 250'), tokens: [train(), another] })).toEqual([
      'several-trains',
      { piece: 't2' },
    ]);
  });

  it('leaves a street to those who step aside (UOA-TRAIN-12)', () => {
    const only: Setting = { tiles: ['t 10V'], start: ['t.left'], spawn: 't.right' };
    expect(problemOf({ ...only, tokens: [train({ tiles: ['t'] })] })?.[0]).toBe('no-street-beside-train');
  });

  it('does not drive off with the First spawn token', () => {
    const aboard = { ...lane('u 12R 0 250', 't 10R 250 250'), spawn: 't.tender' };
    expect(problemOf({ ...aboard, tokens: [train()] })?.[0]).toBe('start-rides-off');
    expect(problemOf({ ...aboard, tokens: [train({ moves: false })] })).toBeUndefined();
  });

  it('is there where a rule starts it', () => {
    const rules: Mission['rules'] = [
      { id: 'go', when: { event: 'set-up' }, do: [{ effect: 'train-starts' }] },
    ];
    expect(problemWith({ rules })).toBe('no-train');
  });
});

describe('a mission cannot ask for more than the box holds', () => {
  const tooMany = (tokens: Token[]) => problemOf({ tokens });

  it('of miniatures (UOA-COMPONENTS-01)', () => {
    const walkers = (count: number) => [token({ id: 'z', kind: 'zombie', zombie: 'walker', count })];
    expect(tooMany(walkers(41))).toEqual([
      'too-many-components',
      { component: 'walker', asked: 41, there: 40 },
    ]);
    expect(tooMany(walkers(40))).toBeUndefined();
    expect(tooMany([token({ id: 'z', kind: 'zombie', zombie: 'abomination', count: 2 })])?.[0]).toBe(
      'too-many-components',
    );
  });

  it('of spawn tokens (UOA-COMPONENTS-02)', () => {
    expect(tooMany(spawns('starting', 1))).toEqual([
      'too-many-components',
      { component: 'starting-spawn', asked: 2, there: 1 },
    ]);
    expect(tooMany(spawns('mobile', 2))).toBeUndefined();
    expect(tooMany(spawns('mobile', 3))?.[0]).toBe('too-many-components');
    expect(tooMany(spawns('abomination', 3))?.[0]).toBe('too-many-components');
  });

  it('of other tokens (UOA-COMPONENTS-03)', () => {
    const objectives = (colour: string, count: number) =>
      Array.from({ length: count }, (_, index) => token({ id: `o${index}`, kind: 'objective', colour }));
    expect(tooMany(objectives('red', 7))).toBeUndefined();
    expect(tooMany(objectives('red', 8))?.[1]).toEqual({ component: 'red-objective', asked: 8, there: 7 });
    expect(tooMany(objectives('blue', 2))?.[0]).toBe('too-many-components');
    expect(tooMany(objectives('green', 2))?.[0]).toBe('too-many-components');
    const exits = [1, 2].map((number) => token({ id: `e${number}`, kind: 'exit' }));
    expect(tooMany(exits)?.[1]).toEqual({ component: 'exit', asked: 2, there: 1 });
  });

  it('of machines (UOA-COMPONENTS-03)', () => {
    const wagons = [1, 2].map((number) => token({ id: `w${number}`, kind: 'machine', machine: 'wagon' }));
    expect(tooMany(wagons)?.[1]).toEqual({ component: 'wagon', asked: 2, there: 1 });
  });

  it('unless it says that it brings its own', () => {
    const mission = { components: { 'mobile-spawn': 1 } };
    expect(problemOf({ tokens: spawns('mobile', 3), mission })).toBeUndefined();
  });

  it('and of its own miniatures spawn as many as of those in the box (UOA-COMPONENTS-01)', () => {
    const { game, ...hand } = gameWith({ mission: { components: { walker: 2 } } });
    game.events = hand.events;
    placeZombies(game, 0, 0, WALKER, 43);
    expect(zombiesOf(game, 0, WALKER)).toBe(42);
    expect(hand.events).toContainEqual(expect.objectContaining({ type: 'short-of-miniatures', missing: 1 }));
  });

  it('of Abominations, even where it brings another (UOA-ABOM-02)', () => {
    const mission = { components: { abomination: 1 } };
    const abominations = ['a.N', 'a.E'].map((part) =>
      token({ id: part.slice(-1), kind: 'zombie', zombie: 'abomination' }, part),
    );
    expect(problemOf({ tokens: abominations, mission })).toEqual(['second-abomination', { asked: 2 }]);
    expect(problemOf({ tokens: abominations.slice(1), mission })).toBeUndefined();
  });
});

describe('a mission must not ask for what cannot be', () => {
  const withGoal = (goal: Goal, setting: Setting = {}) =>
    problemOf({ ...setting, mission: { goals: [{ id: 'all', anyOrder: [goal] }] } });

  it('such as leaving without an exit', () => {
    const goal: Goal = { id: 'leave', reach: { left: { by: 'exit' } } };
    expect(withGoal(goal)).toEqual(['no-exit', { goal: 'leave' }]);
    expect(withGoal(goal, { exit: 'b.SE' })).toBeUndefined();
  });

  it('such as taking what does not lie there (UOA-WIN-03)', () => {
    expect(withGoal({ id: 'take', reach: { taken: {} } })?.[0]).toBe('goal-out-of-reach');
    expect(withGoal({ id: 'take', reach: { taken: {} } }, { crates: true })).toBeUndefined();
    expect(withGoal({ id: 'take', reach: { taken: { colour: 'blue' } } }, { crates: true })?.[0]).toBe(
      'goal-out-of-reach',
    );
    expect(withGoal({ id: 'take', reach: { taken: { count: 3 } } }, { crates: true })?.[0]).toBe(
      'goal-out-of-reach',
    );
  });

  it('such as a card that the Equipment deck does not have', () => {
    const giving = (card: string) =>
      problemWith({
        rules: [
          {
            id: 'gift',
            when: { event: 'set-up' },
            do: [{ effect: 'card', card, to: 'first-player-choice' }],
          },
        ],
      });
    expect(giving('excalibur')).toBe('unknown-card');
    expect(giving('mauser-c96')).toBe('unknown-card');
    expect(giving('water')).toBeUndefined();
    expect(giving('weapon')).toBeUndefined();
  });

  it('such as a card that somebody is to carry and that does not exist, or not so often', () => {
    const carrying = (card: string | string[], count: number) =>
      problemWith({ goals: [{ id: 'g', reach: { people: { who: 2, holds: { card, count } } } }] });
    expect(carrying('excalibur', 1)).toBe('unknown-card-in-goal');
    expect(carrying(['water', 'excalibur'], 1)).toBe('unknown-card-in-goal');
    expect(carrying('winchester', 2)).toBe('goal-out-of-reach');
    expect(carrying('winchester', 1)).toBeUndefined();
    expect(carrying('any', 3)).toBeUndefined();
  });

  it('such as a survivor or a skill that does not exist', () => {
    const about = (who: object) =>
      problemWith({ goals: [{ id: 'g', reach: { people: { who, in: 'exit' } } }] });
    expect(about({ survivor: 'ned' })).toBe('unknown-survivor-in-rule');
    expect(about({ skill: 'medics' })).toBe('unknown-skill');
    expect(about({ skill: 'medic', survivor: 'ned' })).not.toBe('unknown-skill');
    expect(about({ survivor: 'henry' })).not.toBe('unknown-survivor-in-rule');
    const forbidding = (forbid: object) =>
      problemWith({ rules: [{ id: 'no', forbid: { what: 'skill', ...forbid } }] });
    expect(forbidding({ skill: 'charge' })).toBeUndefined();
    expect(forbidding({ by: { skill: 'charge' } })).toBe('unknown-skill');
  });

  it('such as a deck of cards that the Equipment deck does not have, or not so many of', () => {
    const decks = (...all: Record<string, number>[]) =>
      problemWith({ decks: all.map((cards, index) => ({ id: `d${index}`, name: { en: 'Deck' }, cards })) });
    expect(decks({ 'mauser-c96': 1 })).toBe('unknown-card-in-deck');
    expect(decks({ any: 1 })).toBe('unknown-card-in-deck');
    expect(decks({ winchester: 3 })).toBe('too-few-cards');
    expect(decks({ winchester: 1 }, { winchester: 2 })).toBe('too-few-cards');
    expect(decks({ winchester: 1 }, { winchester: 1 })).toBeUndefined();
  });
});

describe('a table', () => {
  it('has every card of the box under a name of its own', () => {
    const { cards } = tableWith();
    expect(cards).toHaveLength(82);
    expect(cards.map(({ id }) => id)).toContain('winchester#2');
    expect(new Set(cards.map(({ id }) => id)).size).toBe(82);
  });

  it('knows of every zone what it is', () => {
    const zone = (id: string) => tableWith().zones.find((each) => each.id === id);
    expect(zone('a.A')).toMatchObject({
      building: true,
      balcony: false,
      placement: 'a',
      tags: ['warehouse'],
    });
    expect(zone('a.BAL')).toMatchObject({ building: false, balcony: true });
    expect(zone('a.NW')).toMatchObject({ building: false, balcony: false, buildingNumber: -1 });
    expect(zone('a.D')?.buildingNumber).toBe(zone('a.A')?.buildingNumber);
  });

  it('is six survivors of one player, if nobody says otherwise (UOA-SETUP-05)', () => {
    const made = tableOf(missionOn(), { seed: 's' });
    expect('table' in made && made.table.playerOf).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('is shared out in turn among the players, or as they like (UOA-SETUP-04, UOA-CHOICE-01)', () => {
    const survivors = ['henry', 'meg', 'jeb'];
    const shares = (playerOf?: number[]) => {
      const made = tableOf(missionOn(), {
        seed: 's',
        people: survivors,
        players: 2,
        ...(playerOf && { playerOf }),
      });
      return 'table' in made ? made.table.playerOf : undefined;
    };
    expect(shares()).toEqual([0, 1, 0]);
    expect(shares([1, 0, 0])).toEqual([1, 0, 0]);
  });
});

describe('variants', () => {
  const mission: Partial<Mission> = {
    goals: [
      {
        id: 'g1',
        inOrder: [
          { id: 'g2', reach: { taken: {} } },
          { id: 'g3', text: { en: 'Hum.' } },
        ],
      },
      {
        id: 'g4',
        basis: ['UOA-WIN-01'],
        then: [
          { id: 'g5', text: { en: 'Sing.' } },
          { id: 'g6', text: { en: 'Dance.' } },
        ],
      },
      { id: 'g7', anyOrder: [{ id: 'g8', text: { en: 'Whistle.' } }] },
    ],
    rules: [{ id: 'r1', when: { event: 'objective-taken' }, do: [{ effect: 'adrenaline', amount: 5 }] }],
    variants: [
      {
        id: 'few',
        survivors: [1],
        without: ['z1', 'g3', 'g5', 'g8', 'r1'],
        tokens: [token({ id: 'z2', kind: 'zombie', zombie: 'fatty' })],
      },
    ],
  };
  const tokens = [token({ id: 'z1', kind: 'zombie', zombie: 'runner' })];
  const program = (posse: string[]) => tableWith({ posse, tokens, crates: true, mission }).mission;

  it('change a mission for so many survivors', () => {
    const few = program(['henry']);
    expect(few.zombies.map(({ kind }) => kind)).toEqual([2]);
    expect(few.goals.map(({ id }) => id)).toEqual(['', 'g1', 'g2', 'g4', 'g6']);
    expect(few.rules).toEqual([]);
    expect(few.goals[3]?.basis).toEqual(['UOA-WIN-01']);
  });

  it('leave it alone for any other number', () => {
    const two = program(['henry', 'meg']);
    expect(two.zombies.map(({ kind }) => kind)).toEqual([1]);
    expect(two.goals).toHaveLength(9);
    expect(two.rules).toHaveLength(1);
  });
});
