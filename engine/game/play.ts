import { ActionList } from './action-list';
import type { AgendaItem } from './agenda';
import type { GameEvent } from './events';
import { decisionOf, type Game, listAsides, options, RUNNING, step, stepAside, topOf, WON } from './kernel';
import { type Refusal, refusal } from './refusal';
import type { DecisionTraits } from './traits';
import { type Action, readAction, writeAction } from './vocabulary';
import { type WatchedFrame, watched } from './watch';

// The public face of a game, whatever its system: actions as plain objects, and everything checked.

/** What may be done now, by whoever has to decide. */
export function legalActions<G extends Game<G>>(game: G): Action[] {
  return written(game, options(game));
}

/** What may be dropped at any time, by whoever holds it. */
export function legalDiscards<G extends Game<G>>(game: G): Action[] {
  const list = new ActionList();
  listAsides(game, list);
  return written(game, list);
}

export type Applied<G> =
  | { readonly game: G; readonly events: readonly GameEvent[] }
  | { readonly refused: Refusal };

/** Does what is wanted in a game of its own, or says why it cannot be done. The given game stays as it is. */
export function apply<G extends Game<G>>(game: G, action: unknown): Applied<G> {
  const found = find(game, action);
  if ('refused' in found) return found;
  const next = clone(game);
  const events: GameEvent[] = [];
  next.events = events;
  take(next, found);
  next.events = undefined;
  return { game: next, events };
}

/** The same with the state at every event; empty if it cannot be done. */
export function watch<G extends Game<G>>(game: G, action: unknown): readonly WatchedFrame[] {
  const found = find(game, action);
  return 'refused' in found ? [] : watched(clone(game), (next) => take(next, found));
}

/** Does it in a game of its own, which is handed over before anything happens; nothing if it cannot be done. */
export function attend<G extends Game<G>>(game: G, action: unknown, prepare: (next: G) => void): void {
  const found = find(game, action);
  if ('refused' in found) return;
  const next = clone(game);
  prepare(next);
  take(next, found);
}

function take<G extends Game<G>>(game: G, { aside, list, option }: Found): void {
  if (aside) stepAside(game, list, option);
  else step(game, option);
}

interface Found {
  readonly list: ActionList;
  readonly option: number;
  readonly aside: boolean;
}

function find<G extends Game<G>>(game: G, action: unknown): Found | { readonly refused: Refusal } {
  if (game.state.outcome !== RUNNING) return { refused: refusal('game-over') };
  const read = readAction(game, game.system.vocabulary, action);
  if ('refused' in read) return read;
  const now = options(game);
  const option = now.indexOf(read.numbers);
  if (option >= 0) return { list: now, option, aside: false };
  const discards = new ActionList();
  listAsides(game, discards);
  const discard = discards.indexOf(read.numbers);
  if (discard >= 0) return { list: discards, option: discard, aside: true };
  const word = game.system.vocabulary.kinds[read.numbers[0] as number]?.do ?? '';
  return { refused: refusal('not-possible-now', { action: word, decision: topOf(game).name }) };
}

export interface PendingDecision {
  /** Its name among the rules, such as `choose-survivor`. */
  readonly name: string;
  readonly player: number;
  /** What it is about: its numbers, by their names. */
  readonly about: Readonly<Record<string, number>>;
  readonly is: DecisionTraits;
}

/** What has to be decided, and by whom; undefined once the game is over, or in the middle of a rule. */
export function pendingDecision<G extends Game<G>>(game: G): PendingDecision | undefined {
  const decision = decisionOf(game);
  if (!decision) return undefined;
  const row = game.state.agendaDepth - 1;
  return {
    name: decision.name,
    player: decision.decider(game, row),
    about: numbersOf(game, decision, row),
    is: decision.is,
  };
}

function numbersOf<G extends Game<G>>({ state }: G, { arguments: names }: AgendaItem<G>, row: number) {
  return Object.fromEntries(names.map((name, index) => [name, state.agenda.at(row, 2 + index)]));
}

/** One of its numbers by name, without computing the others; undefined if there is none. */
export function pendingNumber<G extends Game<G>>(game: G, name: string): number | undefined {
  const { state } = game;
  const at = decisionOf(game)?.arguments.indexOf(name) ?? -1;
  return at < 0 ? undefined : state.agenda.at(state.agendaDepth - 1, 2 + at);
}

export interface Outcome {
  readonly won: boolean;
  readonly reason: string;
  /** The round in which the game ended. */
  readonly round: number;
}

export function outcomeOf<G extends Game<G>>(game: G): Outcome | undefined {
  const { state, system } = game;
  if (state.outcome === RUNNING) return undefined;
  return { won: state.outcome === WON, reason: system.reason(game), round: system.round(game) };
}

/** Another game in the same state; nobody listens to it yet. */
export function clone<G extends Game<G>>(game: G): G {
  return game.system.twin(game, game.state.words.slice());
}

/** One copy of the game's memory, into one of the same length where there is one to use again. */
export function snapshot<G extends Game<G>>(game: G, into?: Int32Array): Int32Array {
  if (!into) return game.state.words.slice();
  into.set(game.state.words);
  return into;
}

/** Back to a snapshot of the same game, or of its twin. */
export function restore<G extends Game<G>>(game: G, words: Int32Array): void {
  game.state.words.set(words);
  game.offeredIsCurrent = false;
}

function written<G extends Game<G>>(game: G, list: ActionList): Action[] {
  const actions: Action[] = [];
  for (let index = 0; index < list.length; index++) {
    actions.push(writeAction(game, game.system.vocabulary, list, index));
  }
  return actions;
}
