import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import { zombiesLike } from '../../../family/zombicide/horde';
import { because } from '../because';
import type { UoaGame } from '../game';
import { ABOMINATION, FATTY } from '../state';
import { aimsFreely, rulesOfFreeAim } from './free-aim';
import { rangeTo } from './range';

/** Why a hit falls on a zombie of this kind. */
export function rulesOfHit(game: UoaGame, attack: Attack, kind: number): readonly string[] {
  const chosen = game.offered.length > 1;
  if (attack.mode === MELEE)
    return [...because['melee-hit'], ...(chosen ? because['several-melee-targets'] : [])];
  if (aimsFreely(game, attack)) {
    const choice = chosen ? because['several-free-targets'] : [];
    return [...because['one-hit-one-target'], ...rulesOfFreeAim(game, attack), ...choice];
  }
  const here = rangeTo(game, attack.attacker, attack.zone) === 0;
  const spared = game.table.likes[kind] === FATTY && zombiesLike(game, attack.zone, ABOMINATION) > 0;
  return [
    ...because['front-line-first'],
    ...(chosen ? because['several-in-line'] : []),
    ...(spared ? because['spared-by-a-weak-hit'] : []),
    ...(here ? because['line-at-ones-feet'] : []),
  ];
}
