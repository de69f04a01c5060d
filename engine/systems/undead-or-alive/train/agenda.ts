import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { stepAside } from './step-aside';
import { trainStep } from './train-step';

export const trainAgenda: readonly AgendaItem<UoaGame>[] = [trainStep, stepAside];
