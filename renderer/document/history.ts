import { type Draft, produce } from 'immer';
import type { KeyedSentence } from '../../languages';
import { isSame } from '../../schemas/same';

/**
 * One change that can be undone. Before and after share all that did not change: that is about as much as a list of
 * differences, and what is undone is the very same as it was, so that nothing of it has to be drawn anew.
 */
export interface HistoryStep<T = unknown> {
  readonly label: KeyedSentence;
  readonly before: T;
  readonly after: T;
  /** Changes in a row that name the same thing, such as the letters of a title, are one step. */
  readonly joins?: string;
}

/** Something with a past: the steps that led to it, and those that were undone. */
export interface History<T> {
  readonly now: T;
  readonly steps: readonly HistoryStep<T>[];
  /** How many of the steps are done; those after them were undone. */
  readonly done: number;
  /** The newest step that was dropped for age: the first step kept does not start at the beginning. */
  readonly forgotten?: HistoryStep<T>;
  /** Steps that had been undone when the last one was begun: they are back if that comes to nothing. */
  readonly cutOff?: readonly HistoryStep<T>[];
}

export type Recipe<T> = (draft: Draft<T>) => void;

/** What memory and patience allow; the oldest steps are forgotten first. */
export const MOST_STEPS = 1000;

export function begun<T>(now: T): History<T> {
  return { now, steps: [], done: 0 };
}

let writings = 0;

/** A name of its own for each time that something is written, so that its letters never join those of another time. */
export function newWriting(): string {
  writings += 1;
  return `writing:${writings}`;
}

/** How a change is joined with the one before it. */
export interface Joining<T> {
  readonly joins?: string | undefined;
  /** What goes on with a step begins where that began, as a number that is typed is not the sum of its digits. */
  readonly startsOver?: boolean | undefined;
  /** A step that nothing is joined to, because a file has what came of it. */
  readonly kept?: HistoryStep<T> | undefined;
}

/** The same history where the recipe changes nothing; a step shorter where what it goes on with leads back. */
export function changed<T>(
  history: History<T>,
  label: KeyedSentence,
  recipe: Recipe<T>,
  { joins, startsOver = false, kept }: Joining<T> = {},
): History<T> {
  const earlier = history.steps.slice(0, history.done);
  const last = earlier.at(-1);
  const goesOn = last !== undefined && joins !== undefined && last.joins === joins && last !== kept;
  const before = goesOn ? last.before : history.now;
  const after = produce(startsOver ? before : history.now, recipe);
  if (isSame(after, history.now)) return history;
  const others = goesOn ? earlier.slice(0, -1) : earlier;
  if (goesOn && isSame(after, before)) return withoutLast(history, last);
  const step: HistoryStep<T> = { label, before, after, ...(joins === undefined ? {} : { joins }) };
  const all = [...others, step];
  const steps = all.slice(-MOST_STEPS);
  const forgotten = all[all.length - MOST_STEPS - 1] ?? history.forgotten;
  // Only what is joined is ever taken back.
  const cutOff = goesOn ? history.cutOff : joins === undefined ? [] : history.steps.slice(history.done);
  return {
    now: after,
    steps,
    done: steps.length,
    ...(forgotten && { forgotten }),
    ...(cutOff?.length && { cutOff }),
  };
}

export function undone<T>(history: History<T>): History<T> {
  return atStep(history, history.done - 1);
}

export function redone<T>(history: History<T>): History<T> {
  return atStep(history, history.done + 1);
}

/** Removes the last step if it has this name. A step that a file contains is only undone. */
export function takenBack<T>(history: History<T>, joins: string, kept?: HistoryStep<T>): History<T> {
  const { steps, done } = history;
  const last = steps[done - 1];
  if (last?.joins !== joins || done !== steps.length) return history;
  let back = last === kept ? undone(history) : withoutLast(history, last);
  // Only what a file has, or had in between, is followed by a step of the same name.
  for (let at = done - 1; steps[at - 1]?.joins === joins; at--) back = atStep(back, at - 1);
  return back;
}

function withoutLast<T>(
  { steps, done, forgotten, cutOff = [] }: History<T>,
  last: HistoryStep<T>,
): History<T> {
  const earlier = steps.slice(0, done - 1);
  return {
    now: last.before,
    steps: [...earlier, ...cutOff],
    done: earlier.length,
    ...(forgotten && { forgotten }),
  };
}

/** So many steps done, whether that is forwards or back. */
export function atStep<T>(history: History<T>, wanted: number): History<T> {
  const { steps } = history;
  const done = Math.min(Math.max(Math.trunc(wanted) || 0, 0), steps.length);
  if (done === history.done) return history;
  const now = done === 0 ? steps[0]?.before : steps[done - 1]?.after;
  if (now === undefined) return history;
  const { cutOff: _gone, ...rest } = history;
  return { ...rest, now, done };
}
