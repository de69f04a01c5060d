import { grant } from '../../../family/zombicide/turns/grant';
import { payment } from '../../../family/zombicide/turns/payment';
import { chooseSurvivor, playersPhase } from '../../../family/zombicide/turns/players-phase';
import { act, turn } from '../../../family/zombicide/turns/turn';
import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';

export const turnsAgenda: readonly AgendaItem<UoaGame>[] = [
  playersPhase,
  chooseSurvivor,
  turn,
  act,
  payment,
  grant,
];
