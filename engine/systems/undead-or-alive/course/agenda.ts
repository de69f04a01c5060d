import type { AgendaItem } from '../../../game/agenda';
import { exitOrStay } from '../actions/exit';
import type { UoaGame } from '../game';
import { endPhase } from './end-phase';
import { grant } from './grant';
import { pickSkill } from './learning';
import { payment } from './payment';
import { chooseSurvivor, playersPhase } from './players-phase';
import { round } from './round';
import { act, turn } from './turn';
import { furtherLaps, pickAnySkill } from './ultrared';

export const courseAgenda: readonly AgendaItem<UoaGame>[] = [
  round,
  playersPhase,
  chooseSurvivor,
  turn,
  act,
  payment,
  grant,
  exitOrStay,
  pickSkill,
  furtherLaps,
  pickAnySkill,
  endPhase,
];
