import { expect, it } from 'vitest';
import { createCardHand } from '../../../../renderer/play/cards/card-hand';
import { observed } from '../../../helpers/played';
import { bending, doing, sittingWith } from '../../../helpers/sittings';

it('carries no card over the board while cards are traded', () => {
  const sitting = sittingWith();
  bending(sitting, { bend: 'card', survivor: 'henry', card: 'winchester', slot: 'hand-1' });
  doing(sitting, { do: 'activate', survivor: 'henry' });
  const seen = observed(sitting.game.store.getState().at.seen);
  const card = seen.at('slots', 0, 0);
  const hand = createCardHand(sitting);
  hand.carry(card);
  expect(hand.store.getState().carried?.sort).toBe('card');
  hand.carry(undefined);
  hand.take({ do: 'trade', with: 'may' });
  expect(hand.store.getState().draft).toBeDefined();
  hand.carry(card);
  expect(hand.store.getState().carried).toBeUndefined();
  hand.giveUp();
  hand.carry(card);
  expect(hand.store.getState().carried?.sort).toBe('card');
});
