import type { Attack } from '../../../family/zombicide/combat/modes';
import { reapersOf } from '../../../family/zombicide/combat/reaper';
import { hitsOf } from '../../../family/zombicide/combat/roll';
import { damageForEachSix } from '../../../family/zombicide/combat/roll-6';
import { damageOf } from '../combat/characteristics';
import { endangersFriends } from '../combat/friendly-fire';
import { type Observation, openGame } from '../hidden/observation';
import { MOST_DICE } from '../state';
import { killsOf } from './falling';

/**
 * Whether dice might be rolled again that are as good as any: whoever can fall does, and nobody else is hit.
 * Rerolling would gain nothing, and keeping the dice is the first option.
 */
export function hasNothingToGain(seen: Observation): boolean {
  if (seen.decision?.name !== 'rerolls') return false;
  const game = openGame(seen);
  const attack: Attack = {
    attacker: seen.about('attacker'),
    weapon: seen.about('weapon'),
    second: seen.about('second'),
    zone: seen.about('zone'),
    mode: seen.about('mode'),
  };
  if (damageForEachSix(game, attack) > 0) return false;
  const hits = hitsOf(game, attack);
  if (hits < game.state.diceRolled && endangersFriends(game, attack)) return false;
  const [damage, reapers] = [damageOf(game, attack), reapersOf(game, attack)];
  const killsBy = (count: number) => killsOf(game, attack, count, damage, reapers);
  return killsBy(hits) === killsBy(MOST_DICE);
}
