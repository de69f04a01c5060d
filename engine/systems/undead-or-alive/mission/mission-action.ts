import { isInPlay, placeOf } from '../../../family/zombicide/actors';
import { OTHER } from '../../../family/zombicide/sorts';
import { canPay } from '../../../family/zombicide/turns/allowance';
import type { ActionList } from '../../../game/action-list';
import { topOf } from '../../../game/kernel';
import type { TurnAction, UoaGame } from '../game';
import type { PlayedRule } from '../mission-program';
import { NONE } from '../state';
import { DO } from '../words';
import { applyRule, isOver, mayApply } from './apply-rule';
import { at } from './at-hand';
import { machineMeant } from './filters';
import { askPriceOfAction, canPayPrices } from './prices';
import { isInArea } from './whereabouts';
import { loadable } from './words/effects/load';

type ActionRule = Extract<PlayedRule, { action: unknown }>;

/** What survivors can do in this mission only. */
export const missionAction: TurnAction = {
  words: ['do'],
  sorts: (game, _, { a: number }) => (costOf(actionRule(game, number)) > 0 ? OTHER : 0),
  cost: (game, _, { a: number }) => costOf(actionRule(game, number)),
  offer(game, survivor, list) {
    for (const number of game.table.mission.actions) {
      const rule = actionRule(game, number);
      if (!rule || (costOf(rule) === 0 && game.grantedSorts !== 0)) continue;
      if (costOf(rule) > 0 && !canPay(game, survivor, OTHER, costOf(rule))) continue;
      if (canDo(game, survivor, number, rule)) list.add(DO.do, number);
    }
  },
  perform: (game, survivor, { a: number }) => doIt(game, survivor, number),
};

/** What costs nothing and can be done whoever's turn it is, but not while anything else is being done. */
export function listAtAnyTime(game: UoaGame, list: ActionList): void {
  if (!isBetweenActions(game)) return;
  const { active } = game.state;
  for (const number of game.table.mission.actions) {
    const rule = actionRule(game, number);
    if (!rule?.action.anyTime || whoCan(game, number, rule) === NONE) continue;
    // In their own turn it is among the actions.
    if (active === NONE || !canDo(game, active, number, rule)) list.add(DO.do, number);
  }
}

const BETWEEN_ACTIONS = ['act', 'choose-survivor'] as const;

export function isBetweenActions(game: UoaGame): boolean {
  return BETWEEN_ACTIONS.some((decision) => decision === topOf(game).name);
}

export function doAtAnyTime(game: UoaGame, number: number): void {
  const rule = actionRule(game, number);
  const survivor = rule ? whoCan(game, number, rule) : NONE;
  if (survivor !== NONE) doIt(game, survivor, number);
}

function doIt(game: UoaGame, survivor: number, number: number): void {
  applyRule.begin(game, number, survivor, NONE, placeOf(game, survivor));
  askPriceOfAction(game, survivor, number);
}

function whoCan(game: UoaGame, number: number, rule: ActionRule): number {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isInPlay(game, survivor) && canDo(game, survivor, number, rule)) return survivor;
  }
  return NONE;
}

function actionRule(game: UoaGame, number: number): ActionRule | undefined {
  const rule = game.table.mission.rules[number];
  return rule && 'action' in rule ? rule : undefined;
}

function costOf(rule: ActionRule | undefined): number {
  if (rule?.action.anyTime) return 0;
  return rule?.action.actions ?? 1;
}

function canDo(game: UoaGame, survivor: number, number: number, rule: ActionRule): boolean {
  return obstacleTo(game, survivor, number, rule) === undefined;
}

/** What keeps somebody from it, besides the actions that it takes. */
export type Obstacle = 'elsewhere' | 'over' | 'not-so' | 'nothing-to-load' | 'unpaid';

export function whatKeepsFrom(game: UoaGame, survivor: number, number: number): Obstacle | undefined {
  const rule = actionRule(game, number);
  return rule && obstacleTo(game, survivor, number, rule);
}

function obstacleTo(
  game: UoaGame,
  survivor: number,
  number: number,
  { action, do: effects }: ActionRule,
): Obstacle | undefined {
  const zone = placeOf(game, survivor);
  const hand = at(game, survivor);
  const isBeside =
    action.beside === undefined || game.state.machineZone.at(machineMeant(game, action.beside)) === zone;
  if (!isBeside || !isInArea(game, zone, action.in, hand)) return 'elsewhere';
  if (!mayApply(game, number, hand)) return isOver(game, number, survivor) ? 'over' : 'not-so';
  // Nobody goes through the motions of loading nothing.
  const isIdle = effects.some(
    (effect) => effect.effect === 'load' && loadable(game, effect, survivor).length === 0,
  );
  if (isIdle) return 'nothing-to-load';
  return canPayPrices(game, survivor, [number]) ? undefined : 'unpaid';
}
