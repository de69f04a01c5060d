import { exitZones } from '../board/now';
import type { UoaGame } from '../game';
import { zonesOf } from '../mission/whereabouts';
import { ACTIVE, IN_PLAY, NONE, UNSEEN } from '../state';

/** Where it may be worth to go: to everything that can be taken, met, moved or used, and to each other. */
export function aimsIn(game: UoaGame): number[] {
  const { state, table } = game;
  const aims = new Set<number>(exitZones(game));
  for (let each = 0; each < table.sizes.objectives; each++) aims.add(state.objectiveZone.at(each));
  for (let actor = 0; actor < table.sizes.actors; actor++) {
    if (state.fate.at(actor) === IN_PLAY) aims.add(state.place.at(actor));
  }
  for (let token = 0; token < table.sizes.spawnTokens; token++) {
    const status = state.spawnStatus.at(token);
    if (status === ACTIVE || status === UNSEEN) aims.add(state.spawnZone.at(token));
  }
  for (let machine = 0; machine < table.sizes.machines; machine++) aims.add(state.machineZone.at(machine));
  for (const number of table.mission.actions) {
    const rule = table.mission.rules[number];
    if (!rule || !('action' in rule) || rule.action.in === undefined) continue;
    for (const zone of zonesOf(game, rule.action.in)) aims.add(zone);
  }
  for (const zone of zonesOf(game, 'aboard')) aims.add(zone);
  aims.delete(NONE);
  return [...aims].filter((zone) => zone >= 0);
}
