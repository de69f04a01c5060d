import { pickSkill } from '../../../family/zombicide/people/learning';
import { furtherLaps, pickAnySkill } from '../../../family/zombicide/people/ultrared';
import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { chooseMedic, medics, patient } from './medic';

export const peopleAgenda: readonly AgendaItem<UoaGame>[] = [
  pickSkill,
  furtherLaps,
  pickAnySkill,
  medics,
  chooseMedic,
  patient,
];
