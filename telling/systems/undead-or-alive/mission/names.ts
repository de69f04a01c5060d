import { BUILT_IN_AREAS, equipmentCards } from '../../../../engine/systems/undead-or-alive';
import type { MissionContext, PlaceForm } from '../../../mission/context';
import { quoted } from '../../../mission/names';

// Names of single things. What nobody knows is quoted as it stands.

export function areaWords(form: PlaceForm, id: string, context: MissionContext): string {
  const builtIn = BUILT_IN_AREAS.find((each) => each === id);
  const own = context.mission.areas?.find((area) => area.id === id);
  if (builtIn !== undefined && !own) {
    return context.say(`mission.place.${form}.${builtIn}`, { count: countOf(builtIn, context) });
  }
  const isOneZone = own?.zones?.length === 1 && own.tiles === undefined;
  const name = own ? context.text(own.name) : id;
  return context.say(`mission.place.${form}.named`, { name, count: isOneZone ? 1 : 2 });
}

/** How many there are of an area that can be there more than once. */
function countOf(area: (typeof BUILT_IN_AREAS)[number], context: MissionContext): number {
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
    : context.say(`mission.machine.${token.machine}`, { id: context.nameOf(id) });
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
