import type { Restriction } from '../../schemas';
import type { MissionContext } from './context';
import { before } from './grammar';

/** What cannot be done, for how long, and with which exception. */
export function restrictionWords(restriction: Restriction, context: MissionContext): string {
  const { telling } = context;
  const { asLongAs, unless } = restriction;
  const words = telling.restriction?.(restriction, context) ?? '';
  const limited = asLongAs ? during(words, telling.circumstance(asLongAs, 'that', context), context) : words;
  if (!unless) return limited;
  const clause = telling.circumstance(unless, 'if', context);
  return context.say('mission.unless', { words: limited, clause });
}

function during(words: string, clause: string, { say }: MissionContext): string {
  return say('mission.during', { when: say(`mission.as-long-as.${before(clause)}`, { clause }), words });
}
