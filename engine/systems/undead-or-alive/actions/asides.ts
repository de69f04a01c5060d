import { isInPlay } from '../../../family/zombicide/actors';
import { cardIn, isRepeated, ownerOf } from '../../../family/zombicide/cards/held';
import { payment } from '../../../family/zombicide/turns/payment';
import type { ActionList, Chosen } from '../../../game/action-list';
import { topOf } from '../../../game/kernel';
import { because } from '../because';
import { drop } from '../cards/drop';
import { featBetweenActions } from '../combat/feats';
import type { UoaGame } from '../game';
import { chooseThing } from '../mission/give-things';
import { doAtAnyTime, isBetweenActions, listAtAnyTime } from '../mission/mission-action';
import { pickOption, pickSurvivor, pickZone } from '../mission/picking';
import { payPrice } from '../mission/prices';
import { forgetWhatRulesDid, settleAfterAction, settleMission } from '../settling';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';

/** What is being paid for, or with, or asked about, would be gone: one pays or answers first, and drops then. */
const FIRST_ANSWERED = [payment, payPrice, chooseThing, pickSurvivor, pickZone, pickOption];

/** Any card may be dropped at any time, in anybody's turn. */
export function asides(game: UoaGame, list: ActionList): void {
  if (FIRST_ANSWERED.some(({ number }) => topOf(game).number === number)) return;
  listAtAnyTime(game, list);
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (!isInPlay(game, survivor)) continue;
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const card = cardIn(game, survivor, slot);
      if (card !== NONE && !isRepeated(game, survivor, slot)) list.add(DO.discard, card); // UOA-INV-02
    }
  }
}

export function takeAside(game: UoaGame, { kind, a: card }: Chosen): void {
  if (kind === DO.do) {
    forgetWhatRulesDid(game);
    settleMission(game);
    doAtAnyTime(game, card);
    return;
  }
  const owner = ownerOf(game, card);
  // In the middle of anything else rules wait until that is over: they could take away what is being decided.
  if (isBetweenActions(game)) settleAfterAction(game);
  // The agenda is a stack: skills that come with the adrenaline go first.
  featBetweenActions.begin(game, owner);
  drop(game, owner, card, because['discarding-at-any-time']);
}
