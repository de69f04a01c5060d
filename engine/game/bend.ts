import type { Bend, BendKind } from './bends';
import type { GameEvent } from './events';
import { advance, type Game, RUNNING, topOf } from './kernel';
import { type Applied, clone } from './play';
import { type Refusal, refusal } from './refusal';
import { namingOf, readWritten, type Vocabulary } from './vocabulary';
import { type WatchedFrame, watched } from './watch';

// What if: somebody changes a game by hand, and plays on from there by the rules.

/** Whether anything may be changed by hand now. */
export function canBend<G extends Game<G>>(game: G): boolean {
  return game.state.outcome === RUNNING && game.system.bends.arePossible(game);
}

/** Makes a change in a game of its own, or says why it cannot be made. The given game stays as it is. */
export function bend<G extends Game<G>>(game: G, what: unknown): Applied<G> {
  const found = find(game, what);
  if ('refused' in found) return found;
  const next = clone(game);
  const events: GameEvent[] = [];
  next.events = events;
  const refused = make(next, found);
  if (refused) return { refused };
  next.events = undefined;
  return { game: next, events };
}

/** The same with the state at every event; empty if it cannot be made. */
export function watchBend<G extends Game<G>>(game: G, what: unknown): readonly WatchedFrame[] {
  const found = find(game, what);
  if ('refused' in found) return [];
  let refused: Refusal | undefined;
  const frames = watched(clone(game), (next) => {
    refused = make(next, found);
  });
  return refused ? [] : frames;
}

interface Found<G> {
  readonly kind: BendKind<G>;
  readonly numbers: readonly number[];
}

function find<G extends Game<G>>(game: G, what: unknown): Found<G> | { readonly refused: Refusal } {
  const { bends, vocabulary } = game.system;
  if (game.state.outcome !== RUNNING) return { refused: refusal('game-over') };
  if (!bends.arePossible(game)) return { refused: refusal('bend-not-now', { decision: topOf(game).name }) };
  const read = readWritten(game, vocabulary.namings, bends.kinds, 'bend', what);
  if ('refused' in read) return read;
  const [number = 0, ...numbers] = read.numbers;
  const kind = bends.kinds[number] as BendKind<G>;
  const given = new Map<string, unknown>(Object.entries(what as object));
  const missing = Object.keys(kind.with).find((argument) => given.get(argument) === undefined);
  if (missing !== undefined)
    return { refused: refusal('argument-missing', { action: kind.bend, argument: missing }) };
  return { kind, numbers };
}

function make<G extends Game<G>>(game: G, { kind, numbers }: Found<G>): Refusal | undefined {
  const bent = { ...written(game, game.system.vocabulary, kind, numbers), type: 'bent', rules: [] };
  game.events?.push(bent);
  const refused = kind.make(game, numbers);
  if (!refused) advance(game);
  return refused;
}

/** The change in the words in which everybody would write it. */
function written<G>(
  game: G,
  { namings }: Vocabulary<G>,
  kind: BendKind<G>,
  numbers: readonly number[],
): Bend {
  const names = Object.entries(kind.with).map(
    ([argument, naming], index) =>
      [argument, namingOf(namings, naming).write(game, numbers[index] as number)] as const,
  );
  return { ...Object.fromEntries(names), bend: kind.bend };
}
