import { hasZombieCards } from '../../../family/zombicide/spawning/zombie-deck';
import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { spawnCard } from './spawn-card';

/** Zombie cards for a zone without a spawn token, because a rule of the mission says so. */
export const drawCards = procedure<UoaGame, 'zone' | 'left'>(
  'draw-zombie-cards',
  ['zone', 'left'],
  [
    (game, frame) => {
      if (frame.left === 0 || !hasZombieCards(game)) return;
      frame.left -= 1;
      frame.step -= 1;
      spawnCard.begin(game, NONE, frame.zone);
    },
  ],
);
