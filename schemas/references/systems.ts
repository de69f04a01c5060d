import { systemIds } from '../generated/mission-words';
import type { Mission, Scenario } from '../generated/types';

/** The game there was first: it stands in where nothing says which one is meant. */
export const [oldestSystem] = systemIds;

/** The game that a situation is for: those that do not say are from when there was one. */
export function systemOfScenario({ system = oldestSystem }: Pick<Scenario, 'system'>): Mission['system'] {
  return system;
}
