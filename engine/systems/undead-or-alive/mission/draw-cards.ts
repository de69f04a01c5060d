import { hasZombieCards } from '../../../family/zombicide/spawning/zombie-deck';
import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { spawnCard } from '../spawning/spawn-card';
import { NONE } from '../state';
import { mayDoOneMore } from './bounded';

/** Zombie cards for a zone without a spawn token, because a rule of the mission says so. */
export const drawCards = procedure<UoaGame, 'zone' | 'left' | 'rule'>(
  'draw-zombie-cards',
  ['zone', 'left', 'rule'],
  [
    (game, frame) => {
      if (frame.left === 0 || !hasZombieCards(game) || !mayDoOneMore(game, frame.rule, A_CARD)) return;
      frame.left -= 1;
      frame.step -= 1;
      spawnCard.begin(game, NONE, frame.zone);
    },
  ],
);

/** As much as so many effects: some cards set all zombies going. */
const A_CARD = 5;
