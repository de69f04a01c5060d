import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { trainStep } from './train-step';

export const trainAgenda: readonly AgendaItem<UoaGame>[] = [trainStep];
