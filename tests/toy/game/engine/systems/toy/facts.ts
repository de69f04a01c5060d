import type { Mission } from '../../../schemas';
import type { Measured } from '../../game/system';
import { tableOf } from './mission';

export function measure(mission: Mission): Measured {
  const laid = tableOf(mission);
  if ('problem' in laid) return laid;
  const { table } = laid;
  const idOf = (zone: number) => table.zones[zone]?.id ?? '';
  const facts = {
    mission: mission.id,
    survivors: 1,
    starts: [idOf(table.start)],
    places: [],
    zones: [],
    shelters: [],
    warnings: [],
  };
  return { facts, zones: table.zones };
}
