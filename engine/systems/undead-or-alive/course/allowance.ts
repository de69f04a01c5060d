import type { UoaGame } from '../game';
import { ownsSkill, skillNumber } from '../skills/owned';

const ACTIONS = 3;
const ONE_MORE = skillNumber('plus-action');

export function actionsPerTurn(game: UoaGame, survivor: number): number {
  return ACTIONS + ownsSkill(game, survivor, ONE_MORE); // UOA-ROUND-04, UOA-ADREN-04
}

/** What an action is, for those that are free for one sort only. */
export type ActionSort =
  | 'move'
  | 'search'
  | 'trade'
  | 'melee'
  | 'ranged'
  | 'reload'
  | 'objective'
  | 'rally'
  | 'noise';

/** Whether the active survivor can pay for an action; what costs several is paid at once or not at all. */
export function canPay(game: UoaGame, _sort: ActionSort, cost = 1): boolean {
  return game.state.actionsLeft >= cost; // UOA-ROUND-08
}

export function pay(game: UoaGame, _sort: ActionSort, cost = 1): void {
  game.state.actionsLeft -= cost;
}
