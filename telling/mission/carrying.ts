import type { CarryRule } from '../../schemas';
import { anyAtAll } from './amounts';
import { companions } from './companions';
import type { MissionContext } from './context';
import { objectives } from './objectives';

/** Who keeps objectives that were taken, and where. */
export function carryWords(rule: CarryRule, context: MissionContext): string {
  const { words, count } = anyAtAll(objectives(rule, context), context);
  const carriers = companions({ ...(rule.class && { class: rule.class }) }, context);
  return context.say(`mission.carry.${rule.by}`, { what: words, count, companions: carriers.many });
}
