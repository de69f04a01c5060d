import type { EffectFlipTile, EffectNoise, EffectRemoveMachine, EffectZombies } from '../../../../../schemas';
import { flipTile, tileUnder } from '../../board/flip-tile';
import { ZOMBIES } from '../../content';
import type { UoaGame } from '../../game';
import { wagonUnder } from '../../machines/machines';
import { machineName, zoneName } from '../../names';
import { NONE } from '../../state';
import { boom } from '../../zombies/noise';
import { zonesOf } from '../areas';
import { bringInto } from '../bring-zombies';
import { machineMeant } from '../filters';
import { type AtHand, amountOf } from './at-hand';

/** With whatever is mounted on it; whoever sat in it stands in its zone. */
export function removeMachine(game: UoaGame, { machine: id }: EffectRemoveMachine, { rules }: AtHand): void {
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
}

/** The tile that the mission names, or the one under the spawn token at hand. */
export function turnTile(game: UoaGame, { tile: placement, adrenaline }: EffectFlipTile, at: AtHand): void {
  const { flips } = game.table.mission;
  const tile =
    placement === undefined
      ? tileUnder(game, at.thing, at.zone)
      : flips.findIndex((each) => each.placement === placement);
  if (tile !== NONE) flipTile.begin(game, tile, adrenaline ? at.survivor : NONE, at.rule);
}

export function zombies(game: UoaGame, { kind, count = 1, in: area }: EffectZombies, at: AtHand): void {
  const { areas } = game.table.mission;
  const asked = amountOf(game, count, at);
  bringInto.begin(game, areas.indexOf(area), ZOMBIES.indexOf(kind), asked, 0, at.rule);
}

export function noise(game: UoaGame, { in: area }: EffectNoise, { rules }: AtHand): void {
  const [zone] = zonesOf(game, area);
  if (zone !== undefined) boom(game, zone, rules);
}
