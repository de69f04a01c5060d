import { describe, expect, it } from 'vitest';
import { type Action, apply, legalActions } from '../../../../../engine';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { priceOf } from '../../../../../engine/systems/undead-or-alive/insight/allowances';
import { times } from '../../../../helpers/long';
import { decisionsOf, matches } from '../../../../helpers/plays';
import { type Fight, fight } from '../../../../helpers/street';

const armed: Fight = {
  survivors: { jimmy: { cards: { 'hand-1': 'winchester' } } },
  zombies: { 0: { walker: 1 } },
};

/** What an action has really cost; nothing where something else has changed what is left. */
function paid(game: UoaGame, action: Action): number | undefined {
  const done = apply(game, action);
  if ('refused' in done || done.game.state.active !== game.state.active) return undefined;
  const isOther = done.events.some(({ type }) => ['skill', 'free-action', 'turn-began'].includes(type));
  // Nothing is paid before it is said what with, or before the other player agrees to trade.
  const isAsked = ['payment', 'consent'].includes(observe(done.game).decision?.name ?? '');
  return isOther || isAsked ? undefined : game.state.actionsLeft - done.game.state.actionsLeft;
}

describe('the price of an action', () => {
  it('is more where zombies hold on to somebody (UOA-MOVE-03)', () => {
    expect(priceOf(observe(fight(armed).game), { do: 'move', to: 'z1' })).toBe(2);
  });

  it('is unknown as long as nobody says what it is done with', () => {
    const seen = observe(fight(armed).game);
    for (const word of ['move', 'reload', 'shoot', 'melee', 'trade', 'drive']) {
      expect(priceOf(seen, { do: word })).toBeUndefined();
    }
  });

  it('is what is paid for it', () => {
    const bought = new Set<string>();
    for (const match of matches(times(48, 600))) {
      for (const game of decisionsOf(match, 120)) {
        if (observe(game).decision?.name !== 'act') continue;
        const seen = observe(game);
        for (const action of legalActions(game)) {
          const price = priceOf(seen, action);
          const cost = price === undefined ? undefined : paid(game, action);
          if (cost === undefined) continue;
          bought.add(action.do);
          expect(price, `${match.play.name} ${match.seed}: ${JSON.stringify(action)}`).toBe(cost);
        }
      }
    }
    expect([...bought]).toEqual(
      expect.arrayContaining(['move', 'charge', 'melee', 'shoot', 'search', 'reload', 'take', 'trade']),
    );
  }, 120_000);
});
