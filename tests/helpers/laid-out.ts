import { advance } from '../../engine/game/kernel';
import { undeadOrAliveStage } from '../../engine/systems/undead-or-alive/scenario/stage';
import type { Given } from '../../schemas';
import { GameAtHand } from './table';

/** A position on tile 3R, written as in a situation, at its first decision. */
export function laidOut(given: Given): GameAtHand {
  const laid = undeadOrAliveStage.layOut({
    format: 'boothill/scenario@1',
    id: 'laid-out',
    title: { en: 'Laid out' },
    tiles: [{ id: 'a', face: '3R' }],
    given,
    steps: [],
  });
  if ('problems' in laid) throw new Error(JSON.stringify(laid.problems));
  advance(laid.game);
  return new GameAtHand(laid.game);
}
