import { dealAnew, dealCard } from '../../../family/zombicide/cards/deal-anew';
import { receiveCard, whereToPut } from '../../../family/zombicide/cards/receive';
import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';

export const cardsAgenda: readonly AgendaItem<UoaGame>[] = [receiveCard, whereToPut, dealAnew, dealCard];
