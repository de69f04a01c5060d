import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { nextToken, spawnFrom, spawnStep } from './spawn-step';

export const spawningAgenda: readonly AgendaItem<UoaGame>[] = [spawnStep, nextToken, spawnFrom];
