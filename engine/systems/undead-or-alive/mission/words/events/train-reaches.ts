import { stageNow } from '../../../board/now';
import type { UoaGame } from '../../../game';
import { zonesOf } from '../../whereabouts';
import type { EventWord } from '../event-word';

/** The train is about to drive over an area. */
export const trainReaches: EventWord<'train-reaches'> = {
  isMeant: (game, when) => zonesOf(game, when.area).some((zone) => isDrivenOver(game, zone)),
};

/** By the step that the train is about to take. */
function isDrivenOver(game: UoaGame, zone: number): boolean {
  return stageNow(game).train?.fates[zone]?.fate === 'affected';
}
