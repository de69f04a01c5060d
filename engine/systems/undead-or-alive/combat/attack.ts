import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { DICE_ROLL, rulesOfSkills } from '../skills/bonuses';
import { empty } from './ammunition';
import { announce } from './announce';
import { sortsOf } from './attack-sorts';
import { bonusToResults } from './characteristics';
import { endangersFriends, friendlyFire, tellMisses } from './friendly-fire';
import { assignHit, loseHits } from './hits';
import type { Attack } from './modes';
import { canReroll, rerolls } from './rerolls';
import { hitsOf, roll, rollOf } from './roll';
import { extraDice, finalDamage, rollForSixes } from './roll-6';
import { targetsFor } from './targets';
import { makeNoise } from './weapon-noise';

/** One attack with melee or ranged weapons, from the roll to the smoke (UOA-DICE-06). */
export const attack = procedure<UoaGame, keyof Attack | 'damage' | 'hits' | 'misses'>(
  'attack',
  ['attacker', 'weapon', 'second', 'zone', 'mode', 'damage', 'hits', 'misses'],
  [
    (game, frame) => {
      announce(game, frame);
      roll(game, frame);
      game.events?.push({
        type: 'rolled',
        rules: rulesOfRoll(game, frame),
        ...rollOf(game, frame),
      });
    },
    (game, frame) => {
      const { attacker, weapon, second, zone, mode } = frame;
      if (canReroll(game, frame)) rerolls.begin(game, attacker, weapon, second, zone, mode);
    },
    (game, frame) => {
      const { attacker, weapon, second, zone, mode } = frame;
      const extra = extraDice(game, frame);
      if (extra > 0) rollForSixes.begin(game, attacker, weapon, second, zone, mode, extra);
    },
    (game, frame) => {
      frame.hits = hitsOf(game, frame);
      frame.misses = game.state.diceRolled - frame.hits;
      frame.damage = finalDamage(game, frame);
      game.state.reaped = 0;
    },
    (game, frame) => {
      const { attacker, weapon, second, zone, mode, damage, hits } = frame;
      if (hits === 0) return;
      if (targetsFor(game, frame, damage) === 0) {
        loseHits(game, frame, hits);
        return;
      }
      frame.hits = hits - 1;
      frame.step -= 1;
      assignHit.begin(game, attacker, weapon, second, zone, mode, damage, hits);
    },
    (game, frame) => {
      const { attacker, weapon, second, zone, mode, damage, misses } = frame;
      if (misses === 0) return;
      if (!endangersFriends(game, frame)) {
        tellMisses(game, frame, misses);
        return;
      }
      frame.misses = misses - 1;
      frame.step -= 1;
      friendlyFire.begin(game, attacker, weapon, second, zone, mode, damage); // UOA-FRIENDLY-01
    },
    (game, frame) => {
      makeNoise(game, frame);
      empty(game, frame);
    },
  ],
);

function rulesOfRoll(game: UoaGame, attack: Attack): readonly string[] {
  if (bonusToResults(game, attack) === 0) return ['UOA-DICE-01', 'UOA-DICE-05'];
  const skills = rulesOfSkills(game, attack.attacker, DICE_ROLL, sortsOf(game, attack));
  return ['UOA-DICE-01', 'UOA-DICE-04', 'UOA-DICE-05', ...skills];
}
