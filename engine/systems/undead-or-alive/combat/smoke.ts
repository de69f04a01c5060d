import type { Attack } from '../../../family/zombicide/combat/modes';
import type { UoaGame } from '../game';
import { empty } from './ammunition';
import { makeNoise } from './weapon-noise';

/** What is left of an attack: its noise, and empty weapons. */
export function endAttack(game: UoaGame, attack: Attack): void {
  makeNoise(game, attack);
  empty(game, attack);
}
