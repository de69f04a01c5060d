import { ACTION_WIDTH, type ActionList } from './action-list';
import { type Refusal, refusal } from './refusal';

/** An action as people and files write it: `{ "do": "move", "to": "a.NE" }`. */
export interface Action {
  readonly do: string;
  readonly [argument: string]: string | number;
}

/** How one sort of thing is written: zones by their ids, cards by their names, and so on. */
export interface Naming<G> {
  write(game: G, value: number): string | number;
  /** Undefined if no such thing is known. */
  read(game: G, written: string | number): number | undefined;
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

/** The words of a game, numbered in the order in which they stand there. */
export function vocabularyOf<G>(
  words: Readonly<Record<string, Pick<ActionKind, 'with'>>>,
  namings: Vocabulary<G>['namings'],
): Vocabulary<G> {
  const kinds = Object.entries(words).map(
    ([word, { with: names }]): ActionKind => ({ do: word, with: names }),
  );
  const most = ACTION_WIDTH - 1;
  const long = kinds.find((kind) => Object.keys(kind.with).length > most);
  if (long) throw new RangeError(`An action is done with ${most} things at most: ${long.do}`);
  return { kinds, namings };
}

/** The number of an argument that says nothing, and so is not written. */
export const NOTHING = -1;

export function writeAction<G>(game: G, vocabulary: Vocabulary<G>, list: ActionList, index: number): Action {
  const kind = vocabulary.kinds[list.kind(index)];
  if (!kind) throw new RangeError(`There is no action ${list.kind(index)}`);
  const action: Record<string, string | number> & { do: string } = { do: kind.do };
  for (const [number, [argument, naming]] of Object.entries(kind.with).entries()) {
    const value = list.argument(index, number);
    if (value !== NOTHING) action[argument] = namingOf(vocabulary.namings, naming).write(game, value);
  }
  return action;
}

/** What a file or a window hands in is told by one key: what is done, or what is changed by hand. */
type Key = 'do' | 'bend';
type Kind<K extends Key> = Readonly<Record<K, string>> & Pick<ActionKind, 'with'>;

const mistakes = {
  do: ['not-an-action', 'unknown-action'],
  bend: ['not-a-bend', 'unknown-bend'],
} as const satisfies Record<Key, readonly [no: string, unknown: string]>;

/** The numbers of what was written, the first of which says what it is; or why it cannot be of this game. */
export type Read = { readonly numbers: readonly number[] } | { readonly refused: Refusal };

/** The numbers of a written action. It may be anything at all. */
export function readAction<G>(game: G, { kinds, namings }: Vocabulary<G>, action: unknown): Read {
  return readWritten(game, namings, kinds, 'do', action);
}

/** The same for whatever else is told by a word and names. */
export function readWritten<G, K extends Key>(
  game: G,
  namings: Vocabulary<G>['namings'],
  kinds: readonly Kind<K>[],
  key: K,
  what: unknown,
): Read {
  const [no, unknown] = mistakes[key];
  if (typeof what !== 'object' || what === null) return { refused: refusal(no) };
  const written = new Map<string, unknown>(Object.entries(what));
  const word = written.get(key);
  if (typeof word !== 'string') return { refused: refusal(no) };
  const number = kinds.findIndex((kind) => kind[key] === word);
  const kind = kinds[number];
  if (!kind) return { refused: refusal(unknown, { action: word }) };
  written.delete(key);
  const numbers = [number];
  for (const [argument, naming] of Object.entries(kind.with)) {
    const name = written.get(argument);
    written.delete(argument);
    if (name === undefined) {
      numbers.push(NOTHING);
      continue;
    }
    if (!isName(name)) return { refused: refusal('not-a-name', { action: word, argument }) };
    const value = namingOf(namings, naming).read(game, name);
    if (value === undefined)
      return { refused: refusal('not-in-this-game', { action: word, argument, name }) };
    numbers.push(value);
  }
  for (const argument of written.keys()) {
    return { refused: refusal('unknown-argument', { action: word, argument }) };
  }
  return { numbers };
}

function isName(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

export function namingOf<G>(namings: Vocabulary<G>['namings'], name: string): Naming<G> {
  const naming = namings[name];
  if (!naming) throw new RangeError(`Nobody says how to write a ${name}`);
  return naming;
}
