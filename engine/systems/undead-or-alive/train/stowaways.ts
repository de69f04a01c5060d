import { zombiesOf } from '../../../family/zombicide/horde';
import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { zonesOf } from '../mission/whereabouts';
import { NONE } from '../state';

/**
 * A part of the train is about to leave the board: that is told of every zombie aboard, whichever part it is in. The
 * train leaves as a whole, however many rounds that takes, and before anybody wins by it (UOA-MISSION-M8-03).
 */
export const stowaways = procedure<UoaGame, 'passed'>(
  'stowaways',
  ['passed'],
  [
    (game, frame) => {
      const found = zombieAboard(game, frame.passed);
      if (!found) return;
      frame.passed += 1;
      frame.step -= 1;
      happen(game, 'zombie-rides-off', NONE, found.kind, found.zone);
    },
  ],
);

/** The zombie behind so many others, as they are counted from the first room on. */
function zombieAboard(game: UoaGame, others: number): { zone: number; kind: number } | undefined {
  let left = others;
  for (const zone of zonesOf(game, 'aboard')) {
    for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
      left -= zombiesOf(game, zone, kind);
      if (left < 0) return { zone, kind };
    }
  }
  return undefined;
}
