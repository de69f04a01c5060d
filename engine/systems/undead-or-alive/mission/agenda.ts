import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { applyRule } from './apply-rule';
import { applyRules } from './apply-rules';
import { chooseBearer } from './carrying';
import { doEffects } from './do-effects';
import { drawCards } from './draw-cards';
import { getCards } from './get-cards';
import { giveCard } from './give-card';
import { chooseThing, giveThings } from './give-things';
import { pickCard } from './pick-card';
import { pickOption, pickSurvivor, pickZone } from './picking';
import { payPrice, price } from './prices';
import { findCards } from './searching';
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
  price,
  drawCards,
  getCards,
  giveThings,
  chooseThing,
  findCards,
  chooseBearer,
  shareObjectives,
  chooseKeeper,
];
