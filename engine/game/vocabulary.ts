import { ACTION_WIDTH, type ActionList } from './action-list';

/** An action as people and files write it: `{ "do": "move", "to": "a.NE" }`. */
export interface Action {
  readonly do: string;
  readonly [argument: string]: string | number;
}

/** How one sort of thing is written: zones by their ids, cards by their names, and so on. */
export interface Naming<G> {
  readonly write: (game: G, value: number) => string | number;
  /** Nothing where no such thing is known. */
  readonly read: (game: G, written: unknown) => number | undefined;
}

/** The words of a system's actions: for every kind, in the order of their numbers, what it is done with. */
export interface Vocabulary<G> {
  readonly kinds: readonly ActionKind[];
  readonly namings: Readonly<Record<string, Naming<G>>>;
}

export interface ActionKind {
  readonly do: string;
  /** Which naming each argument uses: `{ to: 'zone' }`. */
  readonly with: Readonly<Record<string, string>>;
}

/** For every argument that is left out of what is written, because it says nothing. */
export const NOTHING = -1;

export function writeAction<G>(game: G, vocabulary: Vocabulary<G>, list: ActionList, index: number): Action {
  const kind = vocabulary.kinds[list.kind(index)];
  if (!kind) throw new RangeError(`There is no action ${list.kind(index)}`);
  const action: Record<string, string | number> & { do: string } = { do: kind.do };
  for (const [number, [argument, naming]] of Object.entries(kind.with).entries()) {
    const value = list.argument(index, number);
    if (value !== NOTHING) action[argument] = namingOf(vocabulary, naming).write(game, value);
  }
  return action;
}

/** The numbers of a written action, or nothing where it is not one of this game's. */
export function readAction<G>(game: G, vocabulary: Vocabulary<G>, action: unknown): number[] | undefined {
  if (typeof action !== 'object' || action === null) return undefined;
  const written = new Map(Object.entries(action));
  const number = vocabulary.kinds.findIndex((kind) => kind.do === written.get('do'));
  const kind = vocabulary.kinds[number];
  if (!kind) return undefined;
  const words = [number];
  for (const [argument, naming] of Object.entries(kind.with)) {
    const value = written.get(argument);
    const word = value === undefined ? NOTHING : namingOf(vocabulary, naming).read(game, value);
    if (word === undefined) return undefined;
    words.push(word);
    written.delete(argument);
  }
  written.delete('do');
  if (written.size > 0) return undefined;
  while (words.length < ACTION_WIDTH) words.push(0);
  return words;
}

function namingOf<G>(vocabulary: Vocabulary<G>, name: string): Naming<G> {
  const naming = vocabulary.namings[name];
  if (!naming) throw new RangeError(`Nobody says how to write a ${name}`);
  return naming;
}
