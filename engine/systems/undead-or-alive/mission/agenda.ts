import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { applyRule } from './apply-rule';
import { applyRules } from './apply-rules';
import { bringInto } from './bring-zombies';
import { chooseBearer } from './carrying';
import { giveCard } from './give-card';
import { payPrice } from './prices';
import { settle } from './settle';
import { chooseKeeper, shareObjectives } from './sharing';

export const missionAgenda: readonly AgendaItem<UoaGame>[] = [
  applyRules,
  applyRule,
  settle,
  bringInto,
  giveCard,
  payPrice,
  chooseBearer,
  shareObjectives,
  chooseKeeper,
];
