import type { OwnKind, Token } from '../generated/types';
import { type Problem, problem } from '../problem';
import { duplicateIds } from './ids';

/** The kinds of zombies that missions have by themselves. */
const BUILT_IN: readonly string[] = ['walker', 'runner', 'fatty', 'abomination'] satisfies OwnKind['like'][];

/** All kinds that a mission can speak of. */
export function kindsIn({ kinds = [] }: { readonly kinds?: readonly OwnKind[] }): ReadonlySet<string> {
  return new Set([...BUILT_IN, ...kinds.map(({ id }) => id)]);
}

export function kindProblems(kinds: readonly OwnKind[] = [], pointer: string): Problem[] {
  return [
    ...duplicateIds(kinds, pointer),
    ...kinds.flatMap(({ id }, index) =>
      BUILT_IN.includes(id) ? [problem('name-taken', `${pointer}/${index}/id`, { id })] : [],
    ),
  ];
}

/** What a token, or whoever counts zombies, calls them. */
export function unknownKind(id: string, pointer: string, known: ReadonlySet<string>): Problem[] {
  return known.has(id) ? [] : [problem('unknown-kind', pointer, { id })];
}

export function tokenOfUnknownKind(token: Token, pointer: string, known: ReadonlySet<string>): Problem[] {
  return token.kind === 'zombie' ? unknownKind(token.zombie, `${pointer}/zombie`, known) : [];
}
