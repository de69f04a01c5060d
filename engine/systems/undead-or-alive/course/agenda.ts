import { zombiesPhase } from '../../../family/zombicide/course/zombies-phase';
import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { endPhase } from './end-phase';
import { round } from './round';

export const courseAgenda: readonly AgendaItem<UoaGame>[] = [round, zombiesPhase, endPhase];
