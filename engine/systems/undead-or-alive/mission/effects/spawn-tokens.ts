import type { EffectRemoveTokens, EffectToFirstSpawnZone } from '../../../../../schemas';
import type { UoaGame } from '../../game';
import { flip, isAtStart, liesThere, moveToStart } from '../../spawning/tokens';
import { NONE, REMOVED } from '../../state';
import { isInArea } from '../areas';
import { spawnTokensMeant } from '../filters';
import type { AtHand } from './at-hand';

export function toFirstSpawnZone(
  game: UoaGame,
  { which }: EffectToFirstSpawnZone,
  { thing, rules }: AtHand,
): void {
  const tokens = which ? spawnTokensMeant(game, which) : [thing];
  for (const token of tokens) {
    if (liesThere(game, token) && !isAtStart(game, token)) moveToStart(game, token, rules);
  }
}

/** For good: they neither spawn nor count any more. */
export function removeTokens(game: UoaGame, { which = {}, in: area }: EffectRemoveTokens, at: AtHand): void {
  for (const token of spawnTokensMeant(game, which)) {
    const zone = game.state.spawnZone.at(token);
    if (zone === NONE || !isInArea(game, zone, area)) continue;
    flip(game, token, REMOVED, at.rules);
    game.state.spawnZone.set(token, 0, NONE);
  }
}
