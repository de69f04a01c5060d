import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { combatReflexes, whoReacts } from './combat-reflexes';
import { hitAndRun } from './hit-and-run';
import { chooseMedic, medics, patient } from './medic';

export const skillsAgenda: readonly AgendaItem<UoaGame>[] = [
  hitAndRun,
  combatReflexes,
  whoReacts,
  medics,
  chooseMedic,
  patient,
];
