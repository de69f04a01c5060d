import { pointerOf } from './pointer';
import { mostFound, type Problem, problem } from './problem';
import { shownName } from './shown';

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Keys that change what an object is when somebody copies it carelessly; no file of ours has them. */
export function forbiddenKeys(document: unknown): Problem[] {
  const problems: Problem[] = [];
  lookInto(document, [], problems);
  return problems;
}

/** Pointers are made for what is found only: to every value there is one, and most are never asked for. */
function lookInto(value: unknown, path: (string | number)[], problems: Problem[]): void {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, part] of isList ? value.entries() : Object.entries(value)) {
    if (problems.length === mostFound) return;
    path.push(key);
    if (!isList && forbidden.has(String(key))) {
      problems.push(problem('forbidden-key', pointerOf(path), { key: shownName(String(key)) }));
    } else {
      lookInto(part, path, problems);
    }
    path.pop();
  }
}
