import { NONE, type Spot } from '../../../game/picture';
import { zoneNumber } from '../../../game/zone-number';
import type { Observation } from '../hidden/observation';
import { actorPiece, machinePiece, objectivePiece, spawnPiece, zombiePiece } from './piece-ids';

type Find = (seen: Observation, name: string) => Spot | undefined;

/** By the sorts of the vocabulary that are somewhere on the board. */
export const spots: Readonly<Record<string, Find>> = {
  zone: ({ table }, name) => spotIn(zoneNumber(table, name)),
  survivor(seen, name) {
    const { sizes, roster } = seen.table;
    for (let actor = 0; actor < sizes.actors; actor++)
      if ((roster[seen.at('identity', actor)]?.id ?? '') === name)
        return spotIn(seen.at('place', actor), actorPiece(actor));
    return undefined;
  },
  objective(seen, name) {
    const number = seen.table.mission.objectives.findIndex(({ id }) => id === name);
    return spotIn(number < 0 ? NONE : seen.at('objectiveZone', number), objectivePiece(number));
  },
  machine(seen, name) {
    const number = seen.table.mission.machines.findIndex(({ id }) => id === name);
    return spotIn(number < 0 ? NONE : seen.at('machineZone', number), machinePiece(number));
  },
  'spawn-token'(seen, name) {
    const number = seen.table.mission.spawnTokens.findIndex(({ id }) => id === name);
    return spotIn(number < 0 ? NONE : seen.at('spawnZone', number), spawnPiece(number));
  },
  zombie(seen, name) {
    const zone = seen.about('zone');
    const kind = seen.table.kinds.indexOf(name);
    return spotIn(zone, zombiePiece(zone, kind));
  },
};

function spotIn(zone: number, piece?: string): Spot | undefined {
  if (zone < 0) return undefined;
  return piece === undefined ? { zone } : { zone, piece };
}
