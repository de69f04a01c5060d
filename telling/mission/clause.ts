import type { Link, MissionContext } from './context';
import { before } from './grammar';

/** Clauses that are held together by `and` or `or`, or one by itself. */
export type Clause = string | { readonly join: 'and' | 'or'; readonly parts: readonly Clause[] };

/** Several clauses as one; what is joined in the same way anyhow needs no place of its own. */
export function joinedBy(join: 'and' | 'or', clauses: readonly Clause[]): Clause {
  const parts = clauses.flatMap((clause) => {
    return typeof clause !== 'string' && clause.join === join ? clause.parts : [clause];
  });
  const [first, ...others] = parts;
  return first !== undefined && others.length === 0 ? first : { join, parts };
}

export function clauseWords(clause: Clause, link: Link, context: MissionContext, isFirst = true): string {
  if (typeof clause === 'string') return isFirst ? clause : linked(clause, link, context);
  const said = clause.parts.map((part, index) => clauseWords(part, link, context, isFirst && index === 0));
  if (clause.parts.every((part) => typeof part === 'string')) return context[clause.join](said);
  // Where `a and b` is one of several, `or` alone would leave open what belongs together.
  return said.reduce((first, next) => context.say(`mission.strong-${clause.join}`, { first, next }));
}

function linked(clause: string, link: Link, { say }: MissionContext): string {
  if (link === 'nothing') return clause;
  return link === 'if'
    ? say('mission.joined.if', { clause })
    : say(`mission.joined.that.${before(clause)}`, { clause });
}
