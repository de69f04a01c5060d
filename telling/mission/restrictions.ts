import type { Condition, Restriction } from '../../schemas';
import type { MissionContext } from './context';
import { before } from './grammar';

/** What cannot be done, for how long, and with which exception. */
export function restrictionWords(restriction: Restriction, context: MissionContext): string {
  return limitedWords(context.telling.restriction?.(restriction, context) ?? '', restriction, context);
}

/** How long something holds, and with which exception. */
interface Limits {
  readonly asLongAs?: Condition;
  readonly unless?: Condition;
  readonly until?: Condition;
}

export function limitedWords(
  words: string,
  { asLongAs, unless, until }: Limits,
  context: MissionContext,
): string {
  const { telling } = context;
  const during = asLongAs
    ? whileSo('as-long-as', words, telling.circumstance(asLongAs, 'that', context), context)
    : words;
  const limited = until
    ? whileSo('until', during, telling.circumstance(until, 'that', context), context)
    : during;
  if (!unless) return limited;
  const clause = telling.circumstance(unless, 'if', context);
  return context.say('mission.unless', { words: limited, clause });
}

function whileSo(
  how: 'as-long-as' | 'until',
  words: string,
  clause: string,
  { say }: MissionContext,
): string {
  return say(`mission.${how}.${before(clause)}`, { clause, words });
}
