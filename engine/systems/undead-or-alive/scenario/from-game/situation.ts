import type { Expectation, Given, Scenario, ScenarioStep } from '../../../../../schemas';
import { rollDie } from '../../../../game/dice';
import { advance, MOST_LOADED_DICE } from '../../../../game/kernel';
import { apply, clone, legalActions, legalDiscards, outcomeOf, pendingDecision } from '../../../../game/play';
import type { SituationOptions } from '../../../../game/situation';
import type { Action } from '../../../../game/vocabulary';
import { bends } from '../../bending/bends';
import { stageNow } from '../../board/now';
import type { UoaGame } from '../../game';
import { isAnythingPostponed } from '../../mission/postponed';
import { GONE, NONE, OUT } from '../../state';
import { vocabulary } from '../../words';
import { layOut } from '../lay-out';
import { openingOf } from './opening';
import { positionOf } from './position';
import { type Copies, copiesIfSame } from './same';

/** Why there is no situation; the sentence for it is `situation.<code>` in languages/. */
export const situationProblemCodes = ['no-words-for-it', 'changed-by-hand', 'too-many-steps'] as const;

export interface SituationProblem {
  readonly code: (typeof situationProblemCodes)[number];
}

type Made = { readonly scenario: Scenario } | { readonly problem: SituationProblem };

/**
 * A moment of a game as a situation that anybody can lay out: the position itself, if there are words for all of it;
 * else the last one before it for which there are, with what has been done since. In the end there is the opening.
 */
export function situationOf(game: UoaGame, { id, title, seed, past = [] }: SituationOptions): Made {
  const about = { format: 'boothill/scenario@1' as const, id, title };
  let tries = MOST_TRIES;
  for (let from = past.length; from >= 0; from--) {
    const since = past.slice(from);
    if (since.some(({ action }) => action === undefined)) return { problem: { code: 'changed-by-hand' } };
    const start = from === past.length ? game : twinAt(game, past[from]?.memory);
    const isOpening = from === 0 && start.state.round === 0;
    if (!isOpening && (tries === 0 || !isExpressible(start))) continue;
    if (since.length > MOST_STEPS) return { problem: { code: 'too-many-steps' } };
    const actions = since.flatMap(({ action }) => action ?? []);
    const direct = isExpressible(start) && tries > 0 ? asPosition(start, game, actions, seed) : undefined;
    tries -= 1;
    const made = direct ?? (isOpening ? asOpening(start, game, actions, seed) : undefined);
    if (made) return { scenario: { ...about, ...made } };
  }
  return { problem: { code: 'no-words-for-it' } };
}

/** Laying out a board takes time. */
const MOST_TRIES = 8;
/** As many as a file may have, with one to look at what came of them. */
const MOST_STEPS = 4999;

function twinAt(game: UoaGame, memory: Int32Array = game.state.words): UoaGame {
  return game.system.twin(game, memory.slice());
}

type Body = Pick<Scenario, 'tiles' | 'faces' | 'given' | 'steps'>;

/** Whether it can be the beginning of a situation at all, as far as that can be told without laying it out. */
function isExpressible(game: UoaGame): boolean {
  const { state } = game;
  if (state.outcome !== 0 || !bends.arePossible(game)) return false;
  const isLoaded = state.loaded.toArray().some((holder) => holder > 0);
  const isGone = [state.objectiveZone, state.carrier].some((cells) =>
    cells.toArray().some((zone) => zone === GONE || zone === OUT),
  );
  const isChanged = stageNow(game).board !== 0 && !game.table.mission.gates.length;
  // What somebody has done in their turn counts for more than a position shows.
  const hasActed = [state.inARow, state.freeUsed, state.refused, state.deeds].some((cells) =>
    cells.toArray().some((times) => times > 0),
  );
  const isInTurn = state.active !== NONE && hasActed;
  return !isLoaded && !isGone && !isChanged && !isInTurn && !isAnythingPostponed(game);
}

/** From a position between two things that survivors do. */
function asPosition(
  start: UoaGame,
  game: UoaGame,
  actions: readonly Action[],
  seed: string,
): Body | undefined {
  const position = positionOf(start, seed);
  const dice = diceBetween(start, game);
  if (!dice || dice.length > MOST_LOADED_DICE) return undefined;
  const given: Given = { ...position.given, ...(dice.length > 0 && { dice }) };
  const laid = laidOut({ ...position, given });
  if (!laid) return undefined;
  const copies = copiesIfSame(start, laid);
  return copies && played({ ...position, given }, laid, game, actions, copies);
}

/** From before the first decision: the same seed brings the same luck. */
function asOpening(
  start: UoaGame,
  game: UoaGame,
  actions: readonly Action[],
  seed: string,
): Body | undefined {
  const opening = openingOf(game, seed);
  const laid = laidOut(opening);
  if (!laid?.state.words.every((word, index) => word === start.state.words[index])) return undefined;
  return played(opening, laid, game, actions, new Map());
}

function laidOut(beginning: Pick<Scenario, 'tiles' | 'faces' | 'given'>): UoaGame | undefined {
  const laid = layOut({
    ...beginning,
    format: 'boothill/scenario@1',
    id: 'situation',
    title: { en: '' },
    steps: [{}],
  });
  if ('problems' in laid) return undefined;
  advance(laid.game);
  return laid.game;
}

/** All dice from one moment to another, those that were laid down and are still to come included. */
function diceBetween(start: UoaGame, end: UoaGame): number[] | undefined {
  const { state } = clone(start);
  const dice: number[] = [];
  while (dice.length <= MOST_LOADED_DICE && !areDiceAlike(state, end.state)) dice.push(rollDie(state));
  const { loadedDice, diceTaken, diceLoaded } = end.state;
  return areDiceAlike(state, end.state)
    ? [...dice, ...loadedDice.toArray().slice(diceTaken, diceLoaded)]
    : undefined;
}

function areDiceAlike(one: UoaGame['state'], other: UoaGame['state']): boolean {
  const waiting = one.diceLoaded - one.diceTaken === other.diceLoaded - other.diceTaken;
  return waiting && one.diceStream.counter === other.diceStream.counter;
}

/** Does the same there, and looks whether it comes to the same. */
function played(
  beginning: Pick<Scenario, 'tiles' | 'faces' | 'given'>,
  laid: UoaGame,
  game: UoaGame,
  actions: readonly Action[],
  copies: Copies,
): Body | undefined {
  const steps: ScenarioStep[] = [];
  let now = laid;
  for (const action of actions) {
    const twin = renamed(action, game, copies);
    const applied = apply(now, twin);
    if ('refused' in applied) return undefined;
    now = applied.game;
    steps.push({ do: { ...twin } });
  }
  if (!isSameDecision(game, now, copies)) return undefined;
  const expect = expected(now);
  const last = steps.pop();
  return { ...beginning, steps: [...steps, { ...last, expect }] };
}

/** The same with the copies of cards that lie there. */
function renamed(action: Action, { table }: UoaGame, copies: Copies): Action {
  const words = vocabulary.kinds.find((kind) => kind.do === action.do)?.with ?? {};
  const named = Object.entries(action).map(([argument, name]) => {
    if (words[argument] !== 'card') return [argument, name] as const;
    const card = table.cards.findIndex(({ id }) => id === name);
    return [argument, table.cards[copies.get(card) ?? card]?.id ?? name] as const;
  });
  return Object.fromEntries(named) as unknown as Action;
}

/** The order of what may be done does not matter. */
function isSameDecision(game: UoaGame, laid: UoaGame, copies: Copies): boolean {
  const [asked, askedThere] = [pendingDecision(game), pendingDecision(laid)];
  if (asked?.name !== askedThere?.name || asked?.player !== askedThere?.player) return false;
  if (JSON.stringify(outcomeOf(game)) !== JSON.stringify(outcomeOf(laid))) return false;
  const sorted = (actions: readonly Action[]) => actions.map((action) => JSON.stringify(action)).sort();
  const here = [...legalActions(game), ...legalDiscards(game)].map((action) => renamed(action, game, copies));
  const there = [...legalActions(laid), ...legalDiscards(laid)];
  return sorted(here).join() === sorted(there).join();
}

/** What has to be decided, and what can be. */
function expected(game: UoaGame): Expectation[] {
  const outcome = outcomeOf(game);
  if (outcome) return [{ outcome: { over: true, ...outcome } }];
  const pending = pendingDecision(game);
  const options = legalActions(game);
  return [
    ...(pending ? [{ pending: { decision: pending.name, player: pending.player } }] : []),
    ...(options.length <= MOST_OPTIONS ? [{ options: options.map((action) => ({ ...action })) }] : []),
  ];
}

/** As many as an expectation may have. */
const MOST_OPTIONS = 100;
