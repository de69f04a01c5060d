import { skillName } from '../../../family/zombicide/names';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { freeActions, freeLeft } from '../../../family/zombicide/turns/allowance';
import type { FreeAllowance } from '../../../game/advice';
import type { Action } from '../../../game/vocabulary';
import { turnActionFor, turnActions } from '../actions/turn-actions';
import { slotTakes } from '../cards/favourite';
import type { UoaGame } from '../game';
import { type Observation, openGame } from '../hidden/observation';
import { FREE_ACTIONS } from '../skills/free-actions';
import { actionsPerTurn } from '../turns/per-turn';
import { DO } from '../words';
import { likelyGame } from './likely';
import { isWhole, type Wanted, wantedIn } from './wanted';

/** What somebody may do for nothing in a turn. */
export function freeAllowances(seen: Observation, survivor: number): readonly FreeAllowance[] {
  const game = openGame(seen);
  return FREE_ACTIONS.flatMap(({ skill }) => {
    const each = ownsSkill(game, survivor, skill);
    if (each === 0) return [];
    const left = survivor === seen.value('active') ? freeLeft(game, survivor, skill) : each;
    return [{ skill: skillName(game, skill), each, left }];
  });
}

/** How many actions somebody has when their turn begins. */
export function actionsAtOnce(seen: Observation, survivor: number): number {
  return actionsPerTurn(openGame(seen), survivor);
}

const words: ReadonlySet<number> = new Set(turnActions.flatMap((each) => each.words.map((word) => DO[word])));

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
