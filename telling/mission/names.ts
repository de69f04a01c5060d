import type { MissionContext } from './context';

/** A tile by the number that is printed on it. */
export function tileWords(id: string, context: MissionContext): string {
  const placement = context.mission.placements.find((each) => each.id === id);
  return context.say('mission.tile', { face: placement?.face ?? quoted(id, context) });
}

export function counterWords(counter: string, { say }: MissionContext): string {
  return say('mission.counter', { counter });
}

/** An action that a rule brings, by the name that it has in lists of actions. */
export function actionName(id: string, context: MissionContext): string | undefined {
  const rule = context.rules.find((each) => each.id === id);
  return rule && 'action' in rule ? context.text(rule.action.name) : undefined;
}

/** What nobody knows, as it stands. */
export function quoted(name: string, { say }: MissionContext): string {
  return say('mission.quoted', { name });
}
