import { placeOf } from '../../../family/zombicide/actors';
import { type Attack, MELEE, SHOT } from '../../../family/zombicide/combat/modes';
import { reapersOf } from '../../../family/zombicide/combat/reaper';
import { bonusToResults, isHit, isSix } from '../../../family/zombicide/combat/results';
import { damageForEachSix, diceForEachSix } from '../../../family/zombicide/combat/roll-6';
import { accuracyOf, damageOf, diceOf } from '../combat/characteristics';
import { FANNING, GATLING } from '../combat/modes';
import { IMPROVISED } from '../improvised';
import { diceFor } from '../machines/gatling';
import { GATLING as GUN, isWagon } from '../machines/machines';
import type { OpenGame } from '../open-game';
import { MOST_DICE, NONE } from '../state';
import { DO } from '../words';
import type { Wanted } from './wanted';

/** The attack that an action would be. */
export function attackIn(game: OpenGame, attacker: number, { kind, a, b, c }: Wanted): Attack | undefined {
  if (a === NONE) return undefined;
  if (b === NONE && kind !== DO.melee) return undefined;
  switch (kind) {
    case DO.melee:
      return { attacker, weapon: a, second: b, zone: placeOf(game, attacker), mode: MELEE };
    case DO.shoot:
      return { attacker, weapon: a, second: c, zone: b, mode: SHOT };
    case DO.fan:
      return { attacker, weapon: a, second: NONE, zone: b, mode: FANNING };
    case DO.fire:
      return isWagon(game, a) ? undefined : { attacker, weapon: a, second: NONE, zone: b, mode: GATLING };
    case DO.improvise: {
      const number = IMPROVISED.findIndex(({ skill }) => skill === a);
      const mode = IMPROVISED[number]?.isMelee ? MELEE : SHOT;
      return number < 0
        ? undefined
        : { attacker, weapon: game.table.sizes.cards + number, second: NONE, zone: b, mode };
    }
    default:
      return undefined;
  }
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How an attack is rolled for. The gun is worth what its card says, whoever fires it (UOA-GATLING-04). */
export function worthOf(game: OpenGame, attack: Attack) {
  if (attack.mode === GATLING) {
    const { accuracy, damage } = GUN;
    const hit = FACES.filter((die) => die >= accuracy).length / FACES.length;
    const none = { plus: 0, six: 0, eachSix: { dice: 0, damage: 0 }, reapers: 0 };
    return { dice: diceFor(game, attack.attacker, 0), accuracy, damage, hit, ...none };
  }
  return {
    dice: Math.min(MOST_DICE, diceOf(game, attack, 0)),
    accuracy: accuracyOf(game, attack),
    plus: bonusToResults(game, attack),
    damage: damageOf(game, attack),
    hit: FACES.filter((die) => isHit(game, attack, die)).length / FACES.length,
    six: FACES.filter((die) => isSix(game, attack, die)).length / FACES.length,
    eachSix: { dice: diceForEachSix(game, attack), damage: damageForEachSix(game, attack) },
    reapers: reapersOf(game, attack),
  };
}
