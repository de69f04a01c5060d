import { isRecord } from '../game/is-record';

/** Whether something found has all that a pattern names; it may have more. */
export function matches(pattern: unknown, found: unknown): boolean {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(found) || found.length !== pattern.length) return false;
    return pattern.every((part, index) => matches(part, found[index]));
  }
  if (isRecord(pattern)) {
    return isRecord(found) && Object.entries(pattern).every(([key, part]) => matches(part, found[key]));
  }
  return found === pattern || (isWord(pattern) && isWord(found) && isNamedBy(String(pattern), String(found)));
}

/** A zone goes by any of its parts, a card without the number of its copy. */
function isNamedBy(name: string, found: string): boolean {
  return found === name || found.startsWith(`${name}#`) || found.split('+').includes(name);
}

/** What a file calls it: a zone by its first part, a card without its number. */
export function nameInFile(found: string): string {
  return (found.split('+')[0] ?? found).replace(/#\d+$/, '');
}

/** Zombie cards are called by their numbers, as words or as numbers. */
const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Of several that match, the one that says no more than the pattern. */
export function bestMatches<T extends object>(pattern: object, found: readonly T[]): T[] {
  const fitting = found.filter((one) => matches(pattern, one));
  const keys = Object.keys(pattern).length;
  const exact = fitting.filter((one) => Object.keys(one).length === keys);
  return exact.length === 1 ? exact : fitting;
}

/** Short enough for a sentence. */
export function shown(value: unknown): string {
  return value === undefined ? '–' : JSON.stringify(value);
}
