import { kindOf } from '../../../../../family/zombicide/cards/held';
import { isAmong } from '../../../content/cards-meant';
import { toFind } from '../../work/searching';
import type { EventWord } from '../event-word';

export const found: EventWord<'found'> = {
  isMeant: (game, { card }, { thing }) => card === undefined || isAmong(kindOf(game, thing), card),
  toHappen: (reckoning, { card, in: place }) => toFind(reckoning, card, place),
};
