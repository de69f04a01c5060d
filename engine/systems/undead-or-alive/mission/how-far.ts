import type { Condition } from '../../../../schemas';
import type { Count } from '../../../mission/verdict';
import type { UoaGame } from '../game';
import { countHeld, countLoaded, countTaken } from './conditions/objectives';
import { countLeft, countRallied } from './conditions/people';
import { countBountyWeapons, countSpawnTokens } from './conditions/pieces';

/** How many there are of what a condition counts; nothing where it counts nothing that comes one by one. */
export function howFar(game: UoaGame, condition: Condition): Count | undefined {
  if ('taken' in condition) return countTaken(game, condition.taken);
  if ('held' in condition) return countHeld(game, condition.held);
  if ('loaded' in condition) return countLoaded(game, condition.loaded);
  if ('rallied' in condition) return countRallied(game, condition.rallied);
  if ('left' in condition) return countLeft(game, condition.left);
  if ('bountyWeapons' in condition) return countBountyWeapons(game, condition.bountyWeapons);
  if ('spawnTokens' in condition) return countSpawnTokens(game, condition.spawnTokens);
  if ('counter' in condition) {
    const { counter, atLeast } = condition.counter;
    return { there: game.state.counters.at(game.table.mission.counters.indexOf(counter)), wanted: atLeast };
  }
  return undefined;
}
