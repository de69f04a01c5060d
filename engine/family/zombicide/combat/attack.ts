import { procedure } from '../../../game/agenda';
import type { FamilyGame } from '../game';
import { rulesOfSkills } from '../skills/bonuses';
import { assignHit } from './hits';
import type { Attack } from './modes';
import { bonusToResults, sortsOf } from './results';
import { hitsOf, roll, rollOf } from './roll';
import { extraDice, finalDamage, rollForSixes } from './roll-6';
import { targetsFor } from './targets';

/** One attack with melee or ranged weapons, from the roll to the smoke. */
export const attack = procedure<FamilyGame, keyof Attack | 'damage' | 'hits' | 'misses'>(
  'attack',
  ['attacker', 'weapon', 'second', 'zone', 'mode', 'damage', 'hits', 'misses'],
  [
    (game, frame) => {
      game.ways.tellOfAttack(game, frame);
      roll(game, frame);
      game.events?.push({
        type: 'rolled',
        rules: rulesOfRoll(game, frame),
        ...rollOf(game, frame),
      });
    },
    (game, frame) => game.ways.offerRerolls(game, frame),
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
        game.ways.loseHits(game, frame, hits);
        return;
      }
      frame.hits = hits - 1;
      frame.step -= 1;
      assignHit.begin(game, attacker, weapon, second, zone, mode, damage, hits);
    },
    (game, frame) => {
      const { damage, misses } = frame;
      if (misses === 0) return;
      if (!game.ways.endangersFriends(game, frame)) {
        game.ways.tellOfMisses(game, frame, misses);
        return;
      }
      frame.misses = misses - 1;
      frame.step -= 1;
      game.ways.hitFriend(game, frame, damage);
    },
    (game, frame) => game.ways.attackIsOver(game, frame),
  ],
);

function rulesOfRoll(game: FamilyGame, attack: Attack): readonly string[] {
  if (bonusToResults(game, attack) === 0) return game.because['rolling'];
  const { results } = game.table.bonuses;
  return [
    ...game.because['rolling-with-bonus'],
    ...rulesOfSkills(game, attack.attacker, results, sortsOf(game, attack)),
  ];
}
