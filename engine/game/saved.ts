import type { PeopleInFiles } from './start-in-files';

/** A game in the middle of anything, as plain JSON with readable names; beside these keys stands every option by its name. */
export interface SavedGame extends Required<Omit<PeopleInFiles, 'carried'>>, Pick<PeopleInFiles, 'carried'> {
  readonly format: typeof SAVED_FORMAT;
  readonly system: string;
  readonly contentVersion: string;
  readonly mission: { readonly id: string; readonly hash: string };
  readonly seed: string;
  /** What is under way, the innermost last. */
  readonly agenda: readonly SavedRule[];
  readonly values: Readonly<Record<string, number>>;
  readonly streams: Readonly<Record<string, readonly number[]>>;
  /** Row after row. */
  readonly tables: Readonly<Record<string, readonly (readonly number[])[]>>;
}

export const SAVED_FORMAT = 'boothill/saved-game@1';

/** A rule that is under way: which of its steps comes next, and its numbers by their names. */
export interface SavedRule {
  readonly rule: string;
  readonly step: number;
  readonly with: Readonly<Record<string, number>>;
}

/** Why a saved game is not opened. */
export const saveProblemCodes = [
  'not-a-saved-game',
  'other-version',
  'other-system',
  'other-content',
  'mission-changed',
  'cannot-start',
  'missing',
  'unknown-name',
  'not-whole',
  'wrong-size',
  'out-of-range',
  'unknown-rule',
  'contradiction',
] as const;

export type SaveProblemCode = (typeof saveProblemCodes)[number];

export interface SaveProblem {
  readonly code: SaveProblemCode;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** What the state calls the agenda: it is not saved as the numbers it consists of. */
export const AGENDA_NAMES: readonly string[] = ['agendaDepth', 'agenda'];

export function fault(code: SaveProblemCode, parameters: SaveProblem['parameters'] = {}): SaveProblem {
  return { code, parameters };
}

// A file may hold anything.

export type Keys = Readonly<Record<string, unknown>>;

export const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isWhole = (value: unknown): value is number => Number.isInteger(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

const LONGEST = 60;

/** Short enough for a sentence. */
export const shown = (value: unknown): string => (isText(value) ? value.slice(0, LONGEST) : typeof value);
