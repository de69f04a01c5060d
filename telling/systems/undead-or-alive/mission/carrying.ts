import type { CarryRule } from '../../../../schemas';
import { anyAtAll } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';
import { companions } from './companions';
import { objectives } from './objectives';

/** Who keeps objectives that were taken, and where. */
export function carryWords(rule: CarryRule, context: MissionContext): string {
  const { words, count } = anyAtAll(objectives(rule, context), context);
  const carriers = companions({ ...(rule.class && { class: rule.class }) }, context);
  return context.say(`mission.carry.${rule.by}`, { what: words, count, companions: carriers.many });
}
