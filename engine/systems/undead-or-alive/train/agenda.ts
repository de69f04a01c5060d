import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { stowaways } from './stowaways';
import { trainStep } from './train-step';

export const trainAgenda: readonly AgendaItem<UoaGame>[] = [trainStep, stowaways];
