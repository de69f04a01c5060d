import type { Action } from '../../engine';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import type { Luck } from './luck';

/** Something that may look like an action and that nobody has offered; now and then it is one by chance. */
export function mutated(game: UoaGame, action: Action, luck: Luck): unknown {
  return luck.pick(mutations)(game, action, luck);
}

type Mutation = (game: UoaGame, action: Action, luck: Luck) => unknown;

const mutations: readonly Mutation[] = [
  (game, action, luck) => withArgument(action, luck, anyName(game, luck)),
  (game, action, luck) => withArgument(action, luck, anyName(game, luck)),
  (game, action, luck) => ({ ...action, do: luck.pick(wordsOf(game)) }),
  (game, _action, luck) => anyAction(game, luck),
  (_game, action, luck) => withArgument(action, luck, luck.pick(GARBAGE)),
  (_game, action, luck) => ({ ...action, [luck.pick(['more', 'to', 'card', 'Do', ''])]: luck.pick(GARBAGE) }),
  (_game, action, luck) => without(action, luck.pick(Object.keys(action))),
  (_game, action, luck) => ({
    ...action,
    do: luck.pick([...GARBAGE, action.do.toUpperCase(), `${action.do} `]),
  }),
  (_game, action) => [action],
  (_game, action) => JSON.stringify(action),
  (_game, action) => Object.create(action) as unknown,
  (_game, _action, luck) => luck.pick(GARBAGE),
];

const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0.5,
  -1,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2n ** 64n,
  '',
  'constructor',
  '__proto__',
  'toString',
  '\u0000',
  'x'.repeat(100_000),
  [],
  {},
  { toString: 1 },
  Symbol('do'),
  () => 'move',
  new Date(0),
  new Map([['do', 'end-turn']]),
  JSON.parse('{"__proto__": {"do": "end-turn"}, "do": "end-turn", "constructor": 1}'),
];

function withArgument(action: Action, luck: Luck, value: unknown): unknown {
  const names = Object.keys(action).filter((name) => name !== 'do');
  return names.length === 0 ? { ...action, to: value } : { ...action, [luck.pick(names)]: value };
}

function without(action: Action, name: string): unknown {
  return Object.fromEntries(Object.entries(action).filter(([other]) => other !== name));
}

/** A word with names that belong to this game, but together may mean anything. */
function anyAction(game: UoaGame, luck: Luck): unknown {
  const kind = luck.pick(game.system.vocabulary.kinds);
  const named = Object.keys(kind.with).map((argument) => [argument, anyName(game, luck)] as const);
  return { do: kind.do, ...Object.fromEntries(named) };
}

const wordsOf = (game: UoaGame) => game.system.vocabulary.kinds.map(({ do: word }) => word);

function anyName({ table }: UoaGame, luck: Luck): string | number {
  const lists: readonly (readonly { readonly id: string }[])[] = [
    table.zones,
    table.zones,
    table.cards,
    table.cards,
    table.roster,
    table.skills,
    table.mission.objectives,
    table.mission.spawnTokens,
  ];
  const list = luck.pick(lists);
  if (list.length === 0 || luck.oneIn(8))
    return luck.pick(['hand-1', 'backpack-3', 'walker', 'red', 0, 1, 2]);
  return luck.pick(list).id;
}
