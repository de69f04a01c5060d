import type { Restriction } from '../../schemas';
import type { MissionContext } from './context';
import { before } from './grammar';

/** What cannot be done, for how long, and with which exception. */
export function restrictionWords(restriction: Restriction, context: MissionContext): string {
  return limited(context.telling.restriction?.(restriction, context) ?? '', restriction, context);
}

/** What holds for some time only, or not where something else is so. */
export function limited(
  words: string,
  { asLongAs, unless }: Pick<Restriction, 'asLongAs' | 'unless'>,
  context: MissionContext,
): string {
  const { telling } = context;
  const soLong = asLongAs ? during(words, telling.circumstance(asLongAs, 'that', context), context) : words;
  if (!unless) return soLong;
  const clause = telling.circumstance(unless, 'if', context);
  return context.say('mission.unless', { words: soLong, clause });
}

function during(words: string, clause: string, { say }: MissionContext): string {
  return say('mission.during', { when: say(`mission.as-long-as.${before(clause)}`, { clause }), words });
}
