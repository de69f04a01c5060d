import {
  type GameEvent,
  type Placement,
  type StartOptions,
  stockTileset,
  type UoaGame,
  undeadOrAliveGames,
} from '../../engine';
import type { Starter } from '../../engine/game/maker';
import type { Effect, Goal, Mission, Position, Rule, TileFace, Token } from '../../schemas';
import { Luck } from './luck';
import { layRailway, layTiles } from './random-tiles';

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

/** At once, or for an objective. */
function departure(luck: Luck, tokens: readonly Token[]): Rule {
  const event =
    tokens.some(({ kind }) => kind === 'objective') && luck.oneIn(3) ? 'objective-taken' : 'set-up';
  return { id: 'departure', when: { event }, do: [{ effect: 'train-starts' }] };
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
  const take: Goal = {
    id: 'take',
    reach: { taken: luck.pick([{}, { count: 1 }, { colour: 'red' as const }]) },
  };
  const parts: Goal[] = [
    ...(has('objective') ? [take] : []),
    ...(has('exit') ? [{ id: 'leave', reach: { left: { by: 'exit' } } } as const] : []),
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
