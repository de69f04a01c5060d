import type { Goal, Mission, Rule } from '../../schemas';
import { fingerprintOf, isDoubtful } from '../mission/own-words';

/** Own words of an author that may not be true any more. */
export interface OwnWordsProblem {
  readonly severity: 'warning';
  readonly code: 'words-in-doubt';
  /** Where in the mission, as a JSON pointer. */
  readonly pointer: string;
  readonly parameters: { readonly id: string; readonly fingerprint: string };
  /** The code under which its hint is found. */
  readonly hint: 'words-in-doubt';
}

/** Goals and rules that have changed since their author put them in words. */
export function ownWordsProblems({ goals = [], rules = [], variants = [] }: Mission): OwnWordsProblem[] {
  return [
    ...ofAll(goals, '/goals'),
    ...ofAll(rules, '/rules'),
    ...variants.flatMap((variant, index) => [
      ...ofAll(variant.goals ?? [], `/variants/${index}/goals`),
      ...ofAll(variant.rules ?? [], `/variants/${index}/rules`),
    ]),
  ];
}

function ofAll(parts: readonly (Goal | Rule)[], list: string): OwnWordsProblem[] {
  return parts.flatMap((part, index) => [
    ...ofOne(part, `${list}/${index}`),
    ...within(part, `${list}/${index}`),
  ]);
}

function within(part: Goal | Rule, pointer: string): OwnWordsProblem[] {
  if ('inOrder' in part) return ofAll(part.inOrder, `${pointer}/inOrder`);
  if ('anyOrder' in part) return ofAll(part.anyOrder, `${pointer}/anyOrder`);
  return 'then' in part ? ofAll(part.then, `${pointer}/then`) : [];
}

function ofOne(part: Goal | Rule, pointer: string): OwnWordsProblem[] {
  if (!isDoubtful(part)) return [];
  const code = 'words-in-doubt';
  const parameters = { id: part.id, fingerprint: fingerprintOf(part) };
  return [{ severity: 'warning', code, pointer: `${pointer}/words/of`, parameters, hint: code }];
}
