import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { applyRule } from './apply-rule';
import { applyRules } from './apply-rules';
import { chooseBearer } from './carrying';
import { doEffects } from './do-effects';
import { giveCard } from './give-card';
import { pickCard } from './pick-card';
import { pickOption, pickSurvivor, pickZone } from './picking';
import { payPrice } from './prices';
import { settle } from './settle';
import { chooseKeeper, shareObjectives } from './sharing';

export const missionAgenda: readonly AgendaItem<UoaGame>[] = [
  applyRules,
  applyRule,
  doEffects,
  pickSurvivor,
  pickZone,
  pickOption,
  pickCard,
  settle,
  giveCard,
  payPrice,
  chooseBearer,
  shareObjectives,
  chooseKeeper,
];
