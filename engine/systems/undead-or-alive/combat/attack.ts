import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { empty } from './ammunition';
import { announce } from './announce';
import { damageOf } from './characteristics';
import { endangersFriends, friendlyFire, tellMisses } from './friendly-fire';
import { assignHit, loseHits } from './hits';
import type { Attack } from './modes';
import { canReroll, rerolls } from './rerolls';
import { hitsOf, roll, rollOf } from './roll';
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
        rules: ['UOA-DICE-01', 'UOA-DICE-05'],
        ...rollOf(game, frame),
      });
    },
    (game, frame) => {
      const { attacker, weapon, second, zone, mode } = frame;
      if (canReroll(game, frame)) rerolls.begin(game, attacker, weapon, second, zone, mode);
    },
    (game, frame) => {
      frame.hits = hitsOf(game, frame);
      frame.misses = game.state.diceRolled - frame.hits;
      frame.damage = damageOf(game, frame);
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
