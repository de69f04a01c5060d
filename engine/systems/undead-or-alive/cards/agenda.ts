import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { receiveCard, whereToPut } from './receive';
import { dealAnew, dealCard } from './reorganize';
import { consent } from './trade';

export const cardsAgenda: readonly AgendaItem<UoaGame>[] = [
  receiveCard,
  whereToPut,
  dealAnew,
  dealCard,
  consent,
];
