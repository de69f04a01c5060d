import type { Restriction } from '../../schemas';
import type { MissionContext } from './context';
import { before } from './grammar';

/** What cannot be done, for how long, and with which exception. */
export function restrictionWords(restriction: Restriction, context: MissionContext): string {
  return limited(context.telling.restriction?.(restriction, context) ?? '', restriction, context);
}

/** As long as something is so, and not where something is. */
export function limited(
  words: string,
  { asLongAs, unless }: Pick<Restriction, 'asLongAs' | 'unless'>,
  context: MissionContext,
): string {
  const { telling } = context;
  const lasting = asLongAs ? during(words, telling.circumstance(asLongAs, 'that', context), context) : words;
  if (!unless) return lasting;
  const clause = telling.circumstance(unless, 'if', context);
  return context.say('mission.unless', { words: lasting, clause });
}

function during(words: string, clause: string, { say }: MissionContext): string {
  return say('mission.during', { when: say(`mission.as-long-as.${before(clause)}`, { clause }), words });
}
