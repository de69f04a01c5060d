import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { attack } from './attack';
import { blast } from './dynamite';
import { actionDone, featBetweenActions, winBountyWeapon } from './feats';
import { friendlyFire } from './friendly-fire';
import { assignHit } from './hits';
import { rerolls } from './rerolls';

export const combatAgenda: readonly AgendaItem<UoaGame>[] = [
  attack,
  rerolls,
  assignHit,
  friendlyFire,
  blast,
  actionDone,
  featBetweenActions,
  winBountyWeapon,
];
