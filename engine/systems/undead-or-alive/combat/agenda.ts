import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { attack } from './attack';
import { blast } from './dynamite';
import { actionDone, featBetweenActions, winBountyWeapon } from './feats';
import { friendlyFire } from './friendly-fire';
import { assignHit } from './hits';
import { backIntoBackpack, keepDynamite } from './keep-dynamite';
import { reaper } from './reaper';
import { rerolls } from './rerolls';
import { rollForSixes } from './roll-6';

export const combatAgenda: readonly AgendaItem<UoaGame>[] = [
  attack,
  rerolls,
  rollForSixes,
  assignHit,
  reaper,
  friendlyFire,
  blast,
  keepDynamite,
  backIntoBackpack,
  actionDone,
  featBetweenActions,
  winBountyWeapon,
];
