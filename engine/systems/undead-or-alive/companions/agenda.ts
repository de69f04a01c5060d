import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { chooseFirstLeader } from './from-the-start';
import { chooseLeader, shareCompanions } from './trade';

export const companionsAgenda: readonly AgendaItem<UoaGame>[] = [
  shareCompanions,
  chooseLeader,
  chooseFirstLeader,
];
