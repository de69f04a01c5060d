import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { changeBoard } from './change-board';
import { flipTile } from './flip-tile';
import { noiseAside } from './noise-aside';
import { stepAside } from './step-aside';

export const changesAgenda: readonly AgendaItem<UoaGame>[] = [changeBoard, flipTile, stepAside, noiseAside];
