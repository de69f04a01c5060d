import { placeOf } from '../actors';
import type { FamilyAction } from '../game';
import { survivorName, zoneName } from '../names';
import { SEARCH } from '../sorts';
import { canPay } from '../turns/allowance';

export const search: FamilyAction = {
  words: ['search'],
  sorts: () => SEARCH,
  offer(game, survivor, list) {
    if (game.ways.maySearch(game, survivor) && canPay(game, survivor, SEARCH)) list.add(game.words.search);
  },
  perform(game, survivor) {
    game.state.searched.set(survivor, 0, 1);
    game.events?.push({
      type: 'searched',
      rules: game.because['searching'],
      survivor: survivorName(game, survivor),
      zone: zoneName(game, placeOf(game, survivor)),
    });
    game.ways.find(game, survivor);
  },
};
