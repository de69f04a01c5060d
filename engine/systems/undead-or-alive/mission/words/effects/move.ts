import { isInPlay, placeOf } from '../../../../../family/zombicide/actors';
import { liesThere, moveToken } from '../../../spawning/tokens';
import { NONE } from '../../../state';
import { byLot } from '../../by-lot';
import { companionsMeant, machineMeant } from '../../filters';
import { inZones, objectivesLying, spawnTokensLying } from '../../lying';
import { moveCompanion, moveMachine, moveObjective, moveZombies } from '../../moving';
import { zonesOf } from '../../whereabouts';
import { zombiesMeant } from '../../zombies-meant';
import type { EffectWord } from '../effect-word';

/** Each into the nearest zone of a place. */
export const move: EffectWord<'move'> = {
  apply(game, effect, at) {
    const { state } = game;
    const { in: from, count } = effect;
    const { zones, rules } = at;
    if (zones.length === 0) return;
    const isThere = inZones(from, from === undefined ? [] : zonesOf(game, from, at));
    const some = <T>(all: readonly T[]) => byLot(game, all, count, at);
    const to = (zone: number) => nearest((other) => game.board.distance(zone, other), zones);
    if ('zombies' in effect) {
      moveZombies(game, some(zombiesMeant(game, effect.zombies, isThere)), to, rules);
    } else if ('objectives' in effect) {
      for (const each of some(objectivesLying(game, effect.objectives, isThere))) {
        moveObjective(game, each, to(state.objectiveZone.at(each)), rules);
      }
    } else if ('spawnTokens' in effect) {
      const lying = spawnTokensLying(game, effect.spawnTokens, isThere).filter((each) =>
        liesThere(game, each),
      );
      for (const each of some(lying)) {
        const zone = to(state.spawnZone.at(each));
        if (zone !== state.spawnZone.at(each)) moveToken(game, each, zone, rules);
      }
    } else if ('companions' in effect) {
      const alone = companionsMeant(game, effect.companions).filter(
        (each) => isInPlay(game, each) && state.leader.at(each) === NONE && isThere(placeOf(game, each)),
      );
      for (const each of some(alone)) moveCompanion(game, each, to(placeOf(game, each)), rules);
    } else {
      const machine = machineMeant(game, effect.machine);
      const zone = state.machineZone.at(machine);
      if (zone >= 0 && isThere(zone)) moveMachine(game, machine, to(zone), rules);
    }
  },
};

/** Those that no way leads to come last. */
function nearest(steps: (zone: number) => number, zones: readonly number[]): number {
  const away = (zone: number) => (steps(zone) < 0 ? Number.POSITIVE_INFINITY : steps(zone));
  return zones.reduce((best, zone) => (away(zone) < away(best) ? zone : best), zones[0] ?? NONE);
}
