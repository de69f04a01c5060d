import type { Condition } from '../../../../schemas';
import { every, opposite, some, type Verdict } from '../../../mission/verdict';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { counter, done, round } from './conditions/course';
import { held, loaded, taken } from './conditions/objectives';
import { leads, left, people, rallied } from './conditions/people';
import { bountyWeapons, machine, spawnTokens, zombies } from './conditions/pieces';

/** Whether something is so; what is said of the survivor at hand is said of this one. */
export function judge(game: UoaGame, condition: Condition, survivor: number = NONE): Verdict {
  if ('all' in condition) return every(condition.all, (part) => judge(game, part, survivor));
  if ('any' in condition) return some(condition.any, (part) => judge(game, part, survivor));
  if ('not' in condition) return opposite(judge(game, condition.not, survivor));
  if ('taken' in condition) return taken(game, condition.taken);
  if ('held' in condition) return held(game, condition.held);
  if ('loaded' in condition) return loaded(game, condition.loaded);
  if ('rallied' in condition) return rallied(game, condition.rallied);
  if ('leads' in condition) return leads(game, condition.leads, survivor);
  if ('left' in condition) return left(game, condition.left);
  if ('people' in condition) return people(game, condition.people);
  if ('bountyWeapons' in condition) return bountyWeapons(game, condition.bountyWeapons);
  if ('spawnTokens' in condition) return spawnTokens(game, condition.spawnTokens);
  if ('zombies' in condition) return zombies(game, condition.zombies);
  if ('machine' in condition) return machine(game, condition.machine);
  if ('round' in condition) return round(game, condition.round);
  if ('counter' in condition) return counter(game, condition.counter);
  return done(game, condition.done);
}

export function isSo(game: UoaGame, condition: Condition | undefined, survivor: number = NONE): boolean {
  return condition === undefined || judge(game, condition, survivor) === 'met';
}
