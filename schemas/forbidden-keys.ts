import { below } from './pointer';
import { type Problem, problem } from './problem';

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Keys that change what an object is when somebody copies it carelessly; no file of ours has them. */
export function forbiddenKeys(value: unknown, pointer = ''): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => forbiddenKeys(item, below(pointer, index)));
  return Object.entries(value).flatMap(([key, part]) =>
    forbidden.has(key)
      ? [problem('forbidden-key', below(pointer, key), { key })]
      : forbiddenKeys(part, below(pointer, key)),
  );
}
