import type { Named } from '../../schemas';
import type { MissionContext } from './context';
import { numberOf } from './order';

/** A tile by the number that is printed on it. */
export function tileWords(id: string, context: MissionContext): string {
  const placement = context.mission.placements.find((each) => each.id === id);
  return context.say('mission.tile', { face: placement?.face ?? quoted(id, context) });
}

export function counterWords(counter: string, context: MissionContext): string {
  const { counters } = context.mission;
  return context.say('mission.counter', { counter: printedName(counter, counters, context) });
}

/** What its author calls something that goals and rules call by an id; else the id, as it stands. */
export function printedName(
  id: string,
  names: readonly Named[] | undefined,
  context: MissionContext,
): string {
  const named = names?.find((each) => each.id === id);
  return named ? context.text(named.name) : id;
}

/** An action that a rule brings, by the name that it has in lists of actions. */
export function actionName(id: string, context: MissionContext): string | undefined {
  const rule = context.rules.find((each) => each.id === id);
  return rule && 'action' in rule ? context.text(rule.action.name) : undefined;
}

/** A rule that has no name: by its number among the special rules. */
export function ruleByNumber(id: string, context: MissionContext): string {
  const number = numberOf(id, context.mission);
  if (number !== undefined) return context.say('mission.rule.number', { number });
  const isOff = context.rules.some((rule) => rule.id === id);
  return isOff ? context.say('mission.rule.off') : context.say('mission.rule.unknown', { id });
}

/** What nobody knows, as it stands. */
export function quoted(name: string, { say }: MissionContext): string {
  return say('mission.quoted', { name });
}
