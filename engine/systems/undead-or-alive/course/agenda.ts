import type { AgendaItem } from '../../../game/agenda';
import { exitOrStay } from '../actions/exit';
import type { UoaGame } from '../game';
import { pickSkill } from './adrenaline';
import { endPhase } from './end-phase';
import { applyRules, giveCard } from './mission-rules';
import { chooseSurvivor, playersPhase } from './players-phase';
import { round } from './round';
import { act, turn } from './turn';

export const courseAgenda: readonly AgendaItem<UoaGame>[] = [
  round,
  playersPhase,
  chooseSurvivor,
  turn,
  act,
  exitOrStay,
  pickSkill,
  endPhase,
  applyRules,
  giveCard,
];
