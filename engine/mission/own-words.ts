import type { Goal, Rule } from '../../schemas';
import { fingerprint } from '../game/fingerprint';

/** What a goal or a rule is called, stands for, and is put in words by: with others in their place it does the same. */
const AROUND: ReadonlySet<string> = new Set(['id', 'basis', 'words']);

/** Tells what a goal or a rule does from anything else it might do. */
export function fingerprintOf(part: Goal | Rule): string {
  return fingerprint(deedsOf(part));
}

/** The author's own words were written for something else than what is there now. */
export function isDoubtful(part: Goal | Rule): boolean {
  const of = part.words?.of;
  return of !== undefined && of !== fingerprintOf(part);
}

/** Goals within a goal have a name and words around them as well. */
function deedsOf(part: Goal | Rule): unknown {
  if ('inOrder' in part) return { inOrder: part.inOrder.map(deedsOf) };
  if ('anyOrder' in part) return { anyOrder: part.anyOrder.map(deedsOf) };
  if ('then' in part) return { then: part.then.map(deedsOf) };
  return Object.fromEntries(Object.entries(part).filter(([key]) => !AROUND.has(key)));
}
