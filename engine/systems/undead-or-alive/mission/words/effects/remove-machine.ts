import { zoneName } from '../../../../../family/zombicide/names';
import { wagonUnder } from '../../../machines/machines';
import { machineName } from '../../../names';
import { NONE } from '../../../state';
import { machineMeant } from '../../filters';
import type { EffectWord } from '../effect-word';

/** With whatever is mounted on it; whoever sat in it stands in its zone. */
export const removeMachine: EffectWord<'remove-machine'> = {
  apply(game, { machine: id }, { rules }) {
    const { state, table } = game;
    const machine = machineMeant(game, id);
    if (state.machineZone.at(machine) === NONE) return;
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
  },
};
