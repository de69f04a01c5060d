import { reaper } from '../../../family/zombicide/combat/reaper';
import { payment } from '../../../family/zombicide/turns/payment';
import { act } from '../../../family/zombicide/turns/turn';
import { countRoutes } from '../../../family/zombicide/zombies/routes';
import { chooseRoute } from '../../../family/zombicide/zombies/splitting';
import { ActionList } from '../../../game/action-list';
import { type AgendaItem, OPEN } from '../../../game/agenda';
import { featBetweenActions } from '../combat/feats';
import { round } from '../course/round';
import type { UoaGame } from '../game';
import { applyRule } from '../mission/apply-rule';
import { payPrice } from '../mission/prices';
import { settle } from '../mission/settle';
import { setUp } from '../set-up/set-up';
import { NONE } from '../state';

/** Whether the rules could have put on the agenda what is there, so that it neither runs out nor asks in vain. */
export function isPossibleAgenda(game: UoaGame): boolean {
  return leadsToRounds(game) && isWellNested(game) && paysForWhatCanBeDone(game) && hasRoutesFor(game);
}

const [ITEM, STEP] = [0, 1] as const;

/** Before the first round there is the set-up, and its last step is the rounds, which never end. */
function leadsToRounds(game: UoaGame): boolean {
  if (isRound(game, 0)) return true;
  if (itemAt(game, 0) !== setUp.number) return false;
  const isThrough = game.state.agenda.at(0, STEP) === setUp.steps;
  return isThrough === isRound(game, 1);
}

/** Its last step begins the next round. */
function isRound(game: UoaGame, row: number): boolean {
  return itemAt(game, row) === round.number && game.state.agenda.at(row, STEP) < round.steps;
}

/** An open question under other things waits: it must not be what they are the answer to. */
function isWellNested(game: UoaGame): boolean {
  const { system, state } = game;
  for (let row = 0; row < state.agendaDepth - 1; row++) {
    const isOpen = state.agenda.at(row, STEP) === OPEN;
    if (system.agenda[itemAt(game, row)]?.asks && isOpen && !mayWait(game, row)) return false;
  }
  return true;
}

function mayWait(game: UoaGame, row: number): boolean {
  const item = itemAt(game, row);
  const above = itemAt(game, row + 1);
  if (AT_ANY_TIME.some(({ number }) => number === above)) return true;
  if (ASKED_AGAIN.some(({ number }) => number === item)) return true;
  return item === above; // One after the other they choose a weapon, a zone or a skill.
}

/** Water is drunk, and a mission's actions are done, at any question. */
const AT_ANY_TIME = [featBetweenActions, applyRule, payPrice, settle];

/** They come back to whatever is there then, and always leave something to choose. */
const ASKED_AGAIN = [act, reaper];

/** What is being paid for has been offered, and nothing has happened since. */
function paysForWhatCanBeDone(game: UoaGame): boolean {
  const { state, system } = game;
  const row = state.agendaDepth - 1;
  if (itemAt(game, row) !== payment.number) return true;
  const [survivor = 0, , , ...action] = Array.from({ length: 8 }, (_, index) =>
    state.agenda.at(row, STEP + 1 + index),
  );
  const offered = new ActionList();
  const { actionsLeft } = state;
  state.actionsLeft = MANY;
  for (const turnAction of system.turnActions) turnAction.offer(game, survivor, offered);
  game.ways.leaveOutForbidden(game, survivor, offered, 0);
  state.actionsLeft = actionsLeft;
  return offered.indexOf(action) >= 0;
}

const MANY = 1000;

/** Where a rule stands before a step of its; none if it does not. */
export function rowOf({ state }: UoaGame, { number }: AgendaItem<UoaGame>, step: number): number {
  for (let row = 0; row < state.agendaDepth; row++) {
    if (state.agenda.at(row, ITEM) === number && state.agenda.at(row, STEP) === step) return row;
  }
  return NONE;
}

/** No two odd zombies take one route, so that there are as many routes left as zombies. */
function hasRoutesFor(game: UoaGame): boolean {
  const { agenda, agendaDepth } = game.state;
  for (let row = 0; row < agendaDepth; row++) {
    if (itemAt(game, row) !== chooseRoute.number || agenda.at(row, STEP) !== OPEN) continue;
    const [zone = 0, destination = 0, , left = 0, given = 0] = Array.from({ length: 5 }, (_, index) =>
      agenda.at(row, STEP + 1 + index),
    );
    const routes = countRoutes(game, zone, destination);
    let free = 0;
    for (let route = 0; route < routes; route++) if ((given & (1 << route)) === 0) free += 1;
    if (left > free) return false;
  }
  return true;
}

function itemAt({ state }: UoaGame, row: number): number {
  return row < state.agendaDepth ? state.agenda.at(row, ITEM) : NONE;
}
