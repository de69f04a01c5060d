import { isInPlay } from '../../../family/zombicide/actors';
import { MOVE } from '../../../family/zombicide/sorts';
import { grant } from '../../../family/zombicide/turns/grant';
import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { NONE } from '../state';

/** A Move for nothing, right after a Melee or Ranged action that has eliminated somebody, and past all zombies. */
export const hitAndRun = procedure<UoaGame, 'survivor'>(
  'hit-and-run',
  ['survivor'],
  [
    (game, { survivor }) => {
      const { state } = game;
      if (state.kills === 0 || !isInPlay(game, survivor)) return;
      state.slipping = 1; // UOA-SKILL-45
      grant.begin(game, survivor, MOVE, NONE); // UOA-CHOICE-29
    },
    ({ state }) => {
      state.slipping = 0;
    },
  ],
);
