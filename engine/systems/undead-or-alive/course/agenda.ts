import type { AgendaItem } from '../../../game/agenda';
import { exitOrStay } from '../actions/exit';
import type { UoaGame } from '../game';
import { pickSkill } from './adrenaline';
import { endPhase } from './end-phase';
import { grant } from './grant';
import { applyRules, giveCard } from './mission-rules';
import { payment } from './payment';
import { chooseSurvivor, playersPhase } from './players-phase';
import { round } from './round';
import { act, turn } from './turn';

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
  endPhase,
  applyRules,
  giveCard,
];
