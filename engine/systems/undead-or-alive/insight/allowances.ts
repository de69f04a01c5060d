import type { Action } from '../../../game/vocabulary';
import { turnActionFor, turnActions } from '../actions/turn-actions';
import { slotTakes } from '../cards/held';
import { actionsPerTurn, freeActions, freeLeft } from '../course/allowance';
import type { UoaGame } from '../game';
import { type Observation, openGame } from '../hidden/observation';
import { FREE_ACTIONS } from '../skills/free-actions';
import { ownsSkill } from '../skills/owned';
import { likelyGame } from './likely';
import { isWhole, type Wanted, wantedIn } from './wanted';

/** A free action that a skill gives in every turn. */
export interface FreeAllowance {
  /** The number of the skill. */
  readonly skill: number;
  readonly each: number;
  /** Of those, how many are left to whoever acts. */
  readonly left: number;
}

/** What somebody may do for nothing in a turn. */
export function freeAllowances(seen: Observation, survivor: number): readonly FreeAllowance[] {
  const game = openGame(seen);
  return FREE_ACTIONS.flatMap(({ skill }) => {
    const each = ownsSkill(game, survivor, skill);
    if (each === 0) return [];
    return [
      { skill, each, left: survivor === seen.value('active') ? freeLeft(game, survivor, skill) : each },
    ];
  });
}

/** How many actions somebody has when their turn begins. */
export function actionsAtOnce(seen: Observation, survivor: number): number {
  return actionsPerTurn(openGame(seen), survivor);
}

const words: ReadonlySet<number> = new Set(turnActions.flatMap((each) => each.words));

/** How many actions an action costs whoever acts; none where it is free, nothing for what is no action of a turn. */
export function priceOf(seen: Observation, action: Action): number | undefined {
  const wanted = wantedIn(seen, action);
  if (!wanted || !isWhole(wanted) || !words.has(wanted.kind) || seen.acting < 0) return undefined;
  const turnAction = turnActionFor(wanted.kind);
  if (turnAction.isFree || seen.actsForNothing) return 0;
  const game = likelyGame(seen); // prices are open to everybody
  const cost = turnAction.cost?.(game, seen.acting, wanted) ?? 1;
  return Math.max(0, cost - freeActions(game, seen.acting, sortsOf(game, seen.acting, wanted)));
}

function sortsOf(game: UoaGame, survivor: number, wanted: Wanted): number {
  return turnActionFor(wanted.kind).sorts(game, survivor, wanted);
}

/** Whether a slot is one for this card; what lies there already is no matter. */
export function slotFits(seen: Observation, survivor: number, card: number, slot: number): boolean {
  return slotTakes(openGame(seen), survivor, card, slot);
}
