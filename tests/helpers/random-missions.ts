import {
  type GameEvent,
  nextBelow,
  type Placement,
  type StartOptions,
  seedGenerator,
  stockTileset,
  type UoaGame,
  undeadOrAliveGames,
} from '../../engine';
import type { Starter } from '../../engine/game/maker';
import type { Effect, Goal, Mission, Position, Rule, TileFace, Token } from '../../schemas';

/** A mission that can be played, and by whom. Its board is laid once. */
export interface Play {
  readonly name: string;
  readonly mission: Mission;
  readonly options: StartOptions;
  readonly start: Starter<UoaGame>;
}

/** A mission nobody would make, on tiles laid at random: always the same for the same seed, and playable. */
export function randomPlay(seed: string): Play {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const luck = new Luck(`mission ${seed} ${attempt}`);
    const mission = randomMission(luck);
    const play = playOf(mission, { seed, ...randomSeats(luck) });
    if ('game' in play.start(play.options)) return { ...play, name: `random mission ${seed}` };
  }
  throw new Error(`No mission comes of ${seed}`);
}

/** The same for a mission at hand. */
export function playOf(mission: Mission, options: StartOptions): Play {
  return { name: mission.id, mission, options, start: undeadOrAliveGames.prepare(mission) };
}

/** A game at its first decision. */
export function begun({ name, start, options }: Play, seed: string, events?: GameEvent[]): UoaGame {
  const made = start({ ...options, seed }, events);
  if ('problem' in made) throw new Error(`${name}: ${JSON.stringify(made.problem)}`);
  return made.game;
}

/** Whatever a test wants to leave to chance, the same for the same seed. */
export class Luck {
  private readonly stream;

  constructor(seed: string) {
    this.stream = seedGenerator(seed);
  }

  below(limit: number): number {
    return nextBelow(this.stream, limit);
  }

  oneIn(many: number): boolean {
    return this.below(many) === 0;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Any number of something, but fewer than `limit`. */
  some<T>(limit: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.below(limit) }, (_, index) => make(index));
  }
}

function randomMission(luck: Luck): Mission {
  const railway = luck.oneIn(3) ? layRailway(luck) : undefined;
  const placements = railway?.placements ?? layTiles(luck);
  const tokens = [...randomTokens(luck, placements), ...randomMachines(luck, placements)];
  if (railway) tokens.push(railway.train);
  return {
    format: 'boothill/mission@1',
    id: 'random',
    title: { en: 'Whatever comes' },
    system: 'undead-or-alive',
    ...(luck.oneIn(4) && { components: { 'mobile-spawn': 2, walker: 3 } }),
    ...(luck.oneIn(6) && { classLimits: ['Faithful'] as const }),
    placements,
    tokens,
    goals: randomGoals(luck, tokens),
    rules: [...randomRules(luck), ...(railway ? [departure(luck, tokens)] : [])],
  };
}

function randomSeats(luck: Luck): Omit<StartOptions, 'seed'> {
  const count = 1 + luck.below(6);
  const players = 1 + luck.below(Math.min(3, count));
  return { count, players, ultrared: luck.oneIn(3) };
}

const SIZES = { town: 250, lane: 90 } as const;
const SIDE = 4;

/** One to six tiles that hang together, on a grid that a train may cross from west to east or from north to south. */
function layTiles(luck: Luck): Placement[] {
  const lanes = { column: luck.below(2 * SIDE), row: luck.below(2 * SIDE) };
  const before = (index: number, lane: number) =>
    index * SIZES.town - (lane < index ? SIZES.town - SIZES.lane : 0);
  const faces = { town: facesOf(SIZES.town), lane: facesOf(SIZES.lane) };
  return growCells(luck, lanes).map(([column, row], index): Placement => {
    const across = row === lanes.row;
    const isLane = across || column === lanes.column;
    const left = isLane ? faces.lane : faces.town;
    const turns = isLane ? [across ? 0 : 90, across ? 180 : 270] : [0, 90, 180, 270];
    return {
      id: `t${index}`,
      face: left.splice(luck.below(left.length), 1)[0] ?? '',
      x: before(column, lanes.column),
      y: before(row, lanes.row),
      rotation: luck.pick(turns) as Placement['rotation'],
    };
  });
}

/** A lane for a train between two rows of town tiles, in any direction; its train waits before it or stands on it. */
function layRailway(luck: Luck): { placements: Placement[]; train: Token } {
  const cars = luck.pick([['10'], ['10', '11'], ['10', '12'], ['10', '11', '12'], ['10', '12', '11']]);
  const isThere = luck.oneIn(2);
  const rotation = luck.pick([0, 90, 180, 270] as const);
  // From the rear to the front: it comes in over its own tile, and leads where it has come.
  const line = isThere ? [...cars].reverse() : cars;
  const course = rotation < 180 ? line : [...line].reverse();
  const isAcross = rotation % 180 === 0;
  const place = (id: string, face: string, along: number, aside: number, turn: number): Placement => ({
    id,
    face,
    ...(isAcross ? { x: along, y: aside } : { x: aside, y: along }),
    rotation: turn as Placement['rotation'],
  });
  const lane = course.map((car, index) =>
    place(`t${car}`, isThere ? `${car}R` : `${car}V`, index * SIZES.town, SIZES.town, rotation),
  );
  const faces = facesOf(SIZES.town);
  const town = course.flatMap((_, index) =>
    [0, SIZES.town + SIZES.lane].flatMap((aside) => {
      if (aside > 0 && luck.oneIn(3)) return [];
      const face = faces.splice(luck.below(faces.length), 1)[0] ?? '';
      const turn = luck.pick([0, 90, 180, 270]);
      return [place(`n${index}-${aside}`, face, index * SIZES.town, aside, turn)];
    }),
  );
  const tiles = cars.map((car) => `t${car}`);
  const behind = Object.fromEntries(tiles.slice(1).map((id) => [id, luck.pick(['train', 'railroad'])]));
  const at = { tile: 't10', x: 100, y: 45 };
  return {
    placements: [...town, ...lane],
    train: { id: 'train', kind: 'train', at, tiles, moves: true, behind } as Token,
  };
}

/** At once, or for an objective. */
function departure(luck: Luck, tokens: readonly Token[]): Rule {
  const event =
    tokens.some(({ kind }) => kind === 'objective') && luck.oneIn(3) ? 'objective-taken' : 'set-up';
  return { id: 'departure', when: { event }, do: [{ effect: 'train-starts' }] };
}

const facesOf = (height: number) =>
  stockTileset.faces.filter(({ size }) => size[1] === height).map(({ id }) => id);

type Cell = readonly [column: number, row: number];

function growCells(luck: Luck, lanes: { column: number; row: number }): Cell[] {
  const isFree = ([column, row]: Cell) => column !== lanes.column || row !== lanes.row;
  const isTown = ([column, row]: Cell) => column !== lanes.column && row !== lanes.row;
  const all = Array.from(
    { length: SIDE * SIDE },
    (_, index): Cell => [index % SIDE, Math.floor(index / SIDE)],
  );
  const cells: Cell[] = [luck.pick(all.filter(isTown))];
  const tiles = 1 + luck.below(6);
  while (cells.length < tiles) {
    const isBeside = ([column, row]: Cell) =>
      cells.some(([x, y]) => Math.abs(x - column) + Math.abs(y - row) === 1);
    const next = all.filter((cell) => isFree(cell) && isBeside(cell) && !cells.includes(cell));
    cells.push(luck.pick(next));
  }
  return cells;
}

function randomTokens(luck: Luck, placements: readonly Placement[]): Token[] {
  const at = () => somewhere(luck, placements);
  const isMixed = luck.oneIn(3);
  const colours = ['red', 'red', 'blue', 'red', 'green'] as const;
  return [
    ...Array.from({ length: luck.pick([1, 1, 1, 2, 3]) }, (_, index) => ({
      id: `start${index}`,
      kind: 'start',
      at: at(),
    })),
    { id: 'spawn', kind: 'spawn', spawn: 'starting', at: at() },
    ...luck.some(4, (index) => ({ id: `mobile${index}`, kind: 'spawn', spawn: 'mobile', at: at() })),
    ...luck.some(3, (index) => ({ id: `abom${index}`, kind: 'spawn', spawn: 'abomination', at: at() })),
    ...luck.some(colours.length + 1, (index) => ({
      id: `o${index}`,
      kind: 'objective',
      colour: colours[index],
      at: at(),
      ...(luck.oneIn(3) && { group: 'gold' }),
      ...(isMixed && { mix: 'crates' }),
    })),
    ...(luck.oneIn(2) ? emptyCrates(placements) : []),
    ...luck.some(2, () => ({ id: 'exit', kind: 'exit', at: at() })),
    ...luck.some(2, () => ({ id: 'noise', kind: 'noise', at: at() })),
    ...luck.some(4, (index) => ({
      id: `c${index}`,
      kind: 'companion',
      at: at(),
      ...randomPerson(luck),
      ...(luck.oneIn(3) && { led: true }),
    })),
    ...luck.some(7, (index) => ({ id: `z${index}`, kind: 'zombie', at: at(), ...randomHorde(luck) })),
  ] as Token[];
}

function randomMachines(luck: Luck, placements: readonly Placement[]): Token[] {
  const wagon = luck.oneIn(2)
    ? [{ id: 'wagon', machine: 'wagon', ...(luck.oneIn(8) && { fixed: true }) }]
    : [];
  const on = wagon.length > 0 && luck.oneIn(2) ? { on: 'wagon' } : {};
  const gun = luck.oneIn(2) ? [{ id: 'gun', machine: 'gatling', ...on }] : [];
  return [...wagon, ...gun].map(
    (machine) => ({ ...machine, kind: 'machine', at: somewhere(luck, placements) }) as Token,
  );
}

function randomPerson(luck: Luck) {
  const classes = ['Brawler', 'Faithful', 'Gunslinger', 'Townsfolk'] as const;
  const people = ['henry', 'thomas', 'molly', 'hanna'] as const;
  return luck.pick([{}, { class: luck.pick(classes) }, { survivor: luck.pick(people) }]);
}

function randomHorde(luck: Luck) {
  if (luck.oneIn(10)) return { zombie: 'abomination' };
  return { zombie: luck.pick(['walker', 'runner', 'fatty']), count: 1 + luck.below(6) };
}

/** In the middle of a part of a zone, or on a balcony. */
function somewhere(luck: Luck, placements: readonly Placement[]): Position {
  const { id: tile, face: faceId } = luck.pick(placements);
  const { zones, balconies = [] } = faceNamed(faceId);
  const zone = luck.pick([...zones, ...balconies]);
  const [x, y, width, height] = luck.pick(zone.rects);
  const middle = { tile, x: x + Math.floor(width / 2), y: y + Math.floor(height / 2) };
  return balconies.some((balcony) => balcony === zone) ? { ...middle, level: zone.id } : middle;
}

function faceNamed(id: string): TileFace {
  const face = stockTileset.faces.find((one) => one.id === id);
  if (!face) throw new Error(`There is no face ${id}`);
  return face;
}

function emptyCrates(placements: readonly Placement[]): Token[] {
  return placements.flatMap(({ id: tile, face }) =>
    (faceNamed(face).spots ?? [])
      .filter(({ kind }) => kind === 'objective')
      .map(({ at: [x, y] }): Token => ({ id: `no-${tile}`, kind: 'no-objective', at: { tile, x, y } })),
  );
}

function randomGoals(luck: Luck, tokens: readonly Token[]): Goal[] {
  const has = (kind: Token['kind']) => tokens.some((token) => token.kind === kind);
  const text: Goal = { id: 'word', text: { en: 'Have a good time.' } };
  const take: Goal = { id: 'take', take: luck.pick([{}, { count: 1 }, { colour: 'red' }]) };
  const parts: Goal[] = [
    ...(has('objective') ? [take] : []),
    ...(has('exit') ? [{ id: 'leave', exit: { who: 'all' } } as const] : []),
    ...(luck.oneIn(5) ? [text] : []),
  ];
  if (parts.length === 0 || luck.oneIn(10)) return [];
  return luck.oneIn(2)
    ? parts
    : [{ id: 'all', ...(luck.oneIn(2) ? { inOrder: parts } : { anyOrder: parts }) }];
}

function randomRules(luck: Luck): Rule[] {
  const effects: readonly Effect[] = [
    { effect: 'adrenaline', amount: 5 },
    { effect: 'bounty-weapon' },
    { effect: 'card', card: luck.pick(['holy-water', 'dynamite', 'winchester']), to: 'taker' },
    { effect: 'card', card: 'water', to: 'first-player-choice' },
  ];
  const rewards = luck.some(4, () => luck.pick(effects));
  return [
    ...(rewards.length > 0
      ? [{ id: 'reward', when: { event: 'objective-taken' }, do: rewards } as const]
      : []),
    ...luck.some(2, () => ({ id: 'gift', when: { event: 'set-up' } as const, do: effects.slice(3) })),
  ];
}
