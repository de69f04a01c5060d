import type {
  ConditionBountyWeapons,
  ConditionMachine,
  ConditionSpawnTokens,
  ConditionZombies,
} from '../../../../../schemas';
import { type Count, judgeCount, type Verdict, when } from '../../../../mission/verdict';
import { ZOMBIES } from '../../content';
import type { UoaGame } from '../../game';
import { zombiesOf } from '../../horde';
import { NONE, REMOVED, SPAWN_STATUSES } from '../../state';
import { isInArea, zonesOf } from '../areas';
import { howManyOf, isSpawnTokenMeant, machineMeant } from '../filters';

export function spawnTokens(game: UoaGame, condition: ConditionSpawnTokens): Verdict {
  return judgeCount(countSpawnTokens(game, condition));
}

/** Tokens that are out of the game are nowhere, and nobody asks for them any more. */
export function countSpawnTokens(game: UoaGame, condition: ConditionSpawnTokens): Count {
  const { status, in: area, count } = condition;
  const { spawnStatus, spawnZone } = game.state;
  let [meant, those] = [0, 0];
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (!isSpawnTokenMeant(game.table.mission, condition, token)) continue;
    if (status !== 'removed' && spawnStatus.at(token) === REMOVED) continue;
    meant += 1;
    const isAsSaid = status === undefined || SPAWN_STATUSES[spawnStatus.at(token)] === status;
    if (isAsSaid && isInArea(game, spawnZone.at(token), area)) those += 1;
  }
  return { there: those, wanted: howManyOf(game, count, meant), toCome: meant - those };
}

export function zombies(game: UoaGame, { in: area, kind, count = 1 }: ConditionZombies): Verdict {
  const zones = area === undefined ? game.table.zones.keys() : zonesOf(game, area);
  let there = 0;
  for (const zone of zones) {
    for (const [number, name] of ZOMBIES.entries()) {
      if (kind === undefined || kind === name) there += zombiesOf(game, zone, number);
    }
  }
  return judgeCount({ there, wanted: count });
}

export function machine(game: UoaGame, condition: ConditionMachine): Verdict {
  const zone = game.state.machineZone.at(machineMeant(game, condition.machine));
  if ('gone' in condition) return when(zone === NONE);
  if (zone === NONE) return 'never';
  return when(isInArea(game, zone, condition.in));
}

export function bountyWeapons(game: UoaGame, condition: ConditionBountyWeapons): Verdict {
  return judgeCount(countBountyWeapons(game, condition));
}

/** By feats or otherwise (UOA-MISSION-M1-02); those that are not won yet may still be. */
export function countBountyWeapons(game: UoaGame, { count, from }: ConditionBountyWeapons): Count {
  const { piles, state } = game;
  const isReserved = from === 'reserve';
  const won = isReserved ? state.reserveWon : state.weaponsWon;
  const toCome = piles.reserve.size + (isReserved ? 0 : piles.bounty.size);
  return { there: won, wanted: howManyOf(game, count, won + toCome), toCome };
}
