import { procedure } from '../../../game/agenda';
import { basisOf } from '../changes/change-board';
import type { UoaGame } from '../game';
import { bringZombies } from '../spawning/placing';
import { zonesOf } from './areas';

/** So many of a kind in each zone of an area. What comes of one zone is over before the next is looked at. */
export const bringInto = procedure<UoaGame, 'area' | 'kind' | 'asked' | 'nextZone' | 'why'>(
  'bring-zombies',
  ['area', 'kind', 'asked', 'nextZone', 'why'],
  [
    (game, frame) => {
      const { area, kind, asked, nextZone, why } = frame;
      const zone = zonesOf(game, game.table.mission.areas[area] ?? '')[nextZone];
      if (zone === undefined) return;
      frame.nextZone += 1;
      frame.step -= 1;
      bringZombies(game, zone, kind, asked, basisOf(game, why));
    },
  ],
);
