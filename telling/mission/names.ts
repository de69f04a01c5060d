import { equipmentCards } from '../../engine';
import type { MissionContext } from './context';

// Names of single things. What nobody knows is quoted as it stands.

/** Areas that every mission has. */
export const EVERYWHERE = ['aboard', 'exit', 'start', 'first-spawn-zone'] as const;
type Everywhere = (typeof EVERYWHERE)[number];

/** The area by itself, being in it, coming into it, and each of its zones. */
export type AreaForm = 'area' | 'in' | 'to' | 'each';

export function areaWords(form: AreaForm, id: string, context: MissionContext): string {
  const everywhere = EVERYWHERE.find((each) => each === id);
  const own = context.mission.areas?.find((area) => area.id === id);
  if (everywhere !== undefined && !own) {
    return context.say(`mission.place.${form}.${everywhere}`, { count: countOf(everywhere, context) });
  }
  const isOneZone = own?.zones?.length === 1 && own.tiles === undefined;
  const name = own ? context.text(own.name) : id;
  return context.say(`mission.place.${form}.named`, { name, count: isOneZone ? 1 : 2 });
}

/** How many there are of an area that can be there more than once. */
function countOf(area: Everywhere, context: MissionContext): number {
  if (area !== 'exit' && area !== 'start') return 1;
  return Math.max(1, context.tokensOf(area).length);
}

export function machineWords(id: string, context: MissionContext): string {
  const machines = context.tokensOf('machine');
  const token = machines.find((machine) => machine.id === id);
  if (!token) return quoted(id, context);
  const isOnly = machines.filter(({ machine }) => machine === token.machine).length === 1;
  return isOnly
    ? context.say(`machine.${token.machine}`)
    : context.say(`mission.machine.${token.machine}`, { id });
}

/** What something is loaded into: a machine, or an area. */
export function holdWords(id: string, context: MissionContext): string {
  const isMachine = context.tokensOf('machine').some((machine) => machine.id === id);
  return isMachine ? machineWords(id, context) : areaWords('area', id, context);
}

export function cardWords(id: string, context: MissionContext): string {
  const card = equipmentCards.find((each) => each.id === id);
  return card?.name[context.language] ?? quoted(id, context);
}

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

function quoted(name: string, { say }: MissionContext): string {
  return say('mission.quoted', { name });
}
