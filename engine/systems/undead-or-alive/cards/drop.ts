import { gainAdrenaline } from '../course/adrenaline';
import type { UoaGame } from '../game';
import { discardCard } from './discard';
import { hasTrait } from './held';

const WATER = 3;

/** Somebody does without a card, for nothing; Water is drunk, whenever that is. */
export function drop(game: UoaGame, owner: number, card: number, rules: readonly string[]): void {
  const isWater = hasTrait(game, card, 'water');
  if (!isWater) {
    discardCard(game, card, rules, { by: owner });
    return;
  }
  discardCard(game, card, ['UOA-TRAIT-22', ...rules], { by: owner, drunk: true });
  gainAdrenaline(game, owner, WATER, ['UOA-TRAIT-22', 'UOA-ADREN-02']);
}
