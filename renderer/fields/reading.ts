import type { KeyedSentence, SentenceKey } from '../../languages';

/** What is written in a field, as it will stand in the mission; or why it cannot stand there. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T | undefined }
  | { readonly ok: false; readonly problem: KeyedSentence };

export function refused(key: SentenceKey, parameters?: KeyedSentence['parameters']): Reading<never> {
  return { ok: false, problem: { key, ...(parameters && { parameters }) } };
}

const nothing = { ok: true, value: undefined } as const;

/** A whole number; nothing where the field is empty and may be. */
export function readWhole(
  typed: string,
  { min, max, needed = false }: { min: number; max: number; needed?: boolean },
): Reading<number> {
  const text = typed.trim();
  if (text === '' && !needed) return nothing;
  const value = /^[-−]?\d{1,9}$/.test(text) ? Number(text.replace('−', '-')) : NaN;
  const isWithin = value >= min && value <= max;
  return isWithin ? { ok: true, value } : refused('properties.problem.whole', { min, max });
}

/** A short name that stays the same, as goals and rules use it. */
export function readWord(typed: string, needed = false): Reading<string> {
  const value = typed.trim();
  if (value === '' && !needed) return nothing;
  return /^[A-Za-z][A-Za-z0-9_-]{0,39}$/.test(value)
    ? { ok: true, value }
    : refused('properties.problem.word');
}

/** Words of any kind, up to a length. */
export function readLine(typed: string, limit: number): Reading<string> {
  if (typed.trim() === '') return nothing;
  return typed.length <= limit ? { ok: true, value: typed } : refused('problem.too-long', { limit });
}

/** One on every line; those that are empty do not count. */
export function readLines(
  typed: string,
  { most, longest }: { most: number; longest: number },
): Reading<string> {
  const lines = linesOf(typed);
  if (lines.length > most) return refused('problem.too-many', { limit: most });
  if (lines.some((line) => line.length > longest)) return refused('problem.too-long', { limit: longest });
  return lines.length === 0 ? nothing : { ok: true, value: lines.join('\n') };
}

export function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
