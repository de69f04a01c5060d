import { zoneName } from '../../../family/zombicide/names';
import type { UoaGame } from '../game';
import { wagonUnder } from '../machines/machines';
import { machineName } from '../names';
import { NONE } from '../state';

/** Off the board with whatever is mounted on it; whoever sat in it stands in its zone. */
export function takeMachine(game: UoaGame, machine: number, rules: readonly string[]): void {
  const { state, table } = game;
  if (state.machineZone.at(machine) < 0) return;
  game.events?.push({
    type: 'machine-removed',
    rules,
    machine: machineName(game, machine),
    zone: zoneName(game, state.machineZone.at(machine)),
  });
  for (let other = 0; other < table.sizes.machines; other++) {
    if (other === machine || wagonUnder(game, other) === machine) state.machineZone.set(other, 0, NONE);
  }
  for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
    if (state.aboard.at(survivor) === machine) state.aboard.set(survivor, 0, NONE);
  }
}
