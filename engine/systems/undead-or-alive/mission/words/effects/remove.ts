import { gainByKill } from '../../../../../family/zombicide/combat/kills';
import { zoneName } from '../../../../../family/zombicide/names';
import { kill } from '../../../combat/kills';
import { BY_TILES } from '../../../combat/means';
import type { UoaGame } from '../../../game';
import { objectiveNames } from '../../../names';
import { takeToken } from '../../../spawning/tokens';
import { NONE, OUT } from '../../../state';
import { leaveAwake } from '../../../zombies/coming-in';
import { byLot } from '../../by-lot';
import { machineMeant } from '../../filters';
import { inZones, objectivesLying, spawnTokensLying } from '../../lying';
import { takeMachine } from '../../take-machine';
import { zombiesMeant } from '../../zombies-meant';
import type { EffectWord } from '../effect-word';

/** Off the board, whatever it is. */
export const remove: EffectWord<'remove'> = {
  apply(game, effect, at) {
    const { in: place, count } = effect;
    const isThere = inZones(place, at.zones);
    const some = <T>(all: readonly T[]) => byLot(game, all, count, at);
    if ('zombies' in effect) {
      for (const { zone, kind } of some(zombiesMeant(game, effect.zombies, isThere))) {
        kill(game, NONE, zone, kind, BY_TILES, at.rules);
        if (effect.adrenaline && at.survivor !== NONE) gainByKill(game, at.survivor, kind);
      }
      leaveAwake(game);
    } else if ('objectives' in effect) {
      for (const each of some(objectivesLying(game, effect.objectives, isThere)))
        takeOut(game, each, at.rules);
    } else if ('spawnTokens' in effect) {
      for (const each of some(spawnTokensLying(game, effect.spawnTokens, isThere))) {
        takeToken(game, each, at.rules);
      }
    } else {
      const machine = machineMeant(game, effect.machine);
      if (isThere(game.state.machineZone.at(machine))) takeMachine(game, machine, at.rules);
    }
  },
};

/** It shows what it was, and nobody asks for it any more. */
function takeOut(game: UoaGame, objective: number, rules: readonly string[]): void {
  const zone = zoneName(game, game.state.objectiveZone.at(objective));
  game.state.objectiveZone.set(objective, 0, OUT);
  game.events?.push({ type: 'objective-removed', rules, ...objectiveNames(game, objective), zone });
}
