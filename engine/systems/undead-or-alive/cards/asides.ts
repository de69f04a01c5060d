import type { ActionList, Chosen } from '../../../game/action-list';
import { topOf } from '../../../game/kernel';
import { isInPlay } from '../actors';
import { featBetweenActions } from '../combat/feats';
import { payment } from '../course/payment';
import type { UoaGame } from '../game';
import { doAtAnyTime, listAtAnyTime } from '../mission/mission-action';
import { payPrice } from '../mission/prices';
import { settleAfterAction, settleMission } from '../mission/settling';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';
import { drop } from './drop';
import { cardIn, isRepeated, ownerOf } from './held';

/** Any card may be dropped at any time, in anybody's turn. */
export function asides(game: UoaGame, list: ActionList): void {
  // What is being paid for, or with, would be gone: one pays first, and drops then.
  if ([payment, payPrice].some(({ number }) => topOf(game).number === number)) return;
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
    settleMission(game);
    doAtAnyTime(game, card);
    return;
  }
  const owner = ownerOf(game, card);
  settleAfterAction(game);
  // The agenda is a stack: skills that come with the adrenaline go first.
  featBetweenActions.begin(game, owner);
  drop(game, owner, card, ['UOA-INV-02']);
}
