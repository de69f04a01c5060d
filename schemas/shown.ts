import { unseen } from './unseen';

/** How much of a name or a value stands in a sentence: a file can hold megabytes in the wrong place. */
const LONGEST = 60;

const LONGEST_POINTER = 300;

/** A name out of a file as it may stand in a sentence, whoever has written it. */
export function shownName(name: string): string {
  return cut(name, LONGEST).replace(unseen, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`);
}

/** A pointer as it may stand in a sentence. */
export function shownPointer(pointer: string): string {
  return cut(pointer, LONGEST_POINTER);
}

/** A value as it stands in the file: "0" is no number. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return `"${shownName(value).replaceAll('"', '\\"')}"`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return String(value);
}

function cut(text: string, longest: number): string {
  // Not between the halves of one character.
  return text.length > longest ? `${text.slice(0, longest).replace(/\p{Cs}$/u, '')}…` : text;
}
