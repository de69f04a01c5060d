import { attack } from '../../../family/zombicide/combat/attack';
import { assignHit } from '../../../family/zombicide/combat/hits';
import { reaper } from '../../../family/zombicide/combat/reaper';
import { rollForSixes } from '../../../family/zombicide/combat/roll-6';
import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { combatReflexes, whoReacts } from './combat-reflexes';
import { blast } from './dynamite';
import { actionDone, featBetweenActions, winBountyWeapon } from './feats';
import { friendlyFire } from './friendly-fire';
import { backIntoBackpack, keepDynamite } from './keep-dynamite';
import { rerolls } from './rerolls';

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
  combatReflexes,
  whoReacts,
];
