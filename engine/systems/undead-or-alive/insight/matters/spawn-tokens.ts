import { type Threat, urgencyOf } from '../../../../game/matters';
import { limits } from '../../content';
import type { UoaGame } from '../../game';
import { activeSpawnTokens } from '../../spawning/tokens';
import { ACTIVE, INACTIVE } from '../../state';
import { spawnThing } from './things';

/** How near the game is to be lost by active spawn tokens (UOA-WIN-04); nothing on a board that has too few of them. */
export function spawnTokensThreaten(game: UoaGame): Threat[] {
  const most = limits.activeSpawnTokensThatLose;
  const { spawnTokens } = game.table.mission;
  if (spawnTokens.length < most) return [];
  const there = activeSpawnTokens(game);
  const numbers = [...spawnTokens.keys()];
  const asleep = numbers.filter((token) => game.state.spawnStatus.at(token) === INACTIVE).length;
  const left = most - there;
  // An Abomination wakes all that sleep at once.
  const urgency = left > 2 && asleep >= left ? 'soon' : urgencyOf(left);
  const active = numbers.filter((token) => game.state.spawnStatus.at(token) === ACTIVE);
  return [
    {
      code: 'spawn-tokens',
      urgency,
      parameters: { there, most },
      limit: { there, most },
      things: active.map((token) => spawnThing(game, token)),
    },
  ];
}
