import { applyPatches, type Draft, enablePatches, type Patch, produceWithPatches } from 'immer';
import type { SentenceKey } from '../../languages';

enablePatches();

/** What a step of the history is called. */
export interface StepLabel {
  readonly key: SentenceKey;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** One change that can be undone. */
export interface Step {
  readonly label: StepLabel;
  readonly redo: readonly Patch[];
  readonly undo: readonly Patch[];
  /** Changes in a row that name the same thing, such as the letters of a title, are one step. */
  readonly joins?: string;
}

/** Something with a past: the steps that led to it, and those that were undone. */
export interface History<T> {
  readonly now: T;
  readonly steps: readonly Step[];
  /** How many of the steps are done; those after them were undone. */
  readonly done: number;
}

export type Recipe<T> = (draft: Draft<T>) => void;

/** What memory and patience allow; the oldest steps are forgotten first. */
const MOST_STEPS = 1000;

export function begun<T>(now: T): History<T> {
  return { now, steps: [], done: 0 };
}

/** The same history where the recipe changes nothing. */
export function changed<T>(
  history: History<T>,
  label: StepLabel,
  recipe: Recipe<T>,
  joins?: string,
): History<T> {
  const [now, redo, undo] = produceWithPatches(history.now, recipe) as [T, Patch[], Patch[]];
  if (redo.length === 0) return history;
  const before = history.steps.slice(0, history.done);
  const last = before.at(-1);
  const step: Step = { label, redo, undo, ...(joins === undefined ? {} : { joins }) };
  const goesOn = last !== undefined && joins !== undefined && last.joins === joins;
  const steps = goesOn ? [...before.slice(0, -1), joined(last, step)] : [...before, step].slice(-MOST_STEPS);
  return { now, steps, done: steps.length };
}

function joined(first: Step, second: Step): Step {
  return { ...second, redo: [...first.redo, ...second.redo], undo: [...second.undo, ...first.undo] };
}

export function undone<T extends object>(history: History<T>): History<T> {
  const step = history.steps[history.done - 1];
  if (!step) return history;
  return { ...history, now: applyPatches(history.now, [...step.undo]), done: history.done - 1 };
}

export function redone<T extends object>(history: History<T>): History<T> {
  const step = history.steps[history.done];
  if (!step) return history;
  return { ...history, now: applyPatches(history.now, [...step.redo]), done: history.done + 1 };
}

/** So many steps done, whether that is forwards or back. */
export function wound<T extends object>(history: History<T>, done: number): History<T> {
  let at = history;
  while (at.done > Math.max(0, done)) at = undone(at);
  while (at.done < Math.min(done, history.steps.length)) at = redone(at);
  return at;
}
