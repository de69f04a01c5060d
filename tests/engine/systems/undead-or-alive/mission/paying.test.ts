import { describe, expect, it } from 'vitest';
import { NONE } from '../../../../../engine/systems/undead-or-alive/state';
import type { Rule, Token } from '../../../../../schemas';
import { type GameAtHand, gameWith, positionIn } from '../../../../helpers/table';

const friend: Token = { id: 'c', kind: 'companion', survivor: 'molly', at: positionIn('a.D') };

function withFriend(rules: Rule[]): GameAtHand {
  return gameWith({ start: ['a.D'], posse: ['henry'], tokens: [friend], mission: { rules } });
}

const words = (hand: GameAtHand) => hand.choices.map((choice) => choice.do);

const water: Rule = { id: 'water', price: { for: 'rally', pay: [{ card: 'water' }] } };
const anything: Rule = {
  id: 'anything',
  price: { for: 'rally', pay: [{ card: 'water' }, { card: 'machete' }] },
};

describe('what several rules ask for', () => {
  it('is not paid with one and the same card', () => {
    const hand = withFriend([water, anything]).give('henry', 'water').turnOf('henry');
    expect(words(hand)).not.toContain('rally');
    const rich = withFriend([water, anything]).give('henry', 'water').give('henry', 'machete', 'hand-2');
    expect(words(rich.turnOf('henry'))).toContain('rally');
  });

  it.each([[[water, anything]], [[anything, water]]])('is paid so that the other can be', (rules) => {
    const hand = withFriend(rules).give('henry', 'water').give('henry', 'machete', 'hand-2').turnOf('henry');
    hand.choose({ do: 'rally' });
    expect(hand.told('discarded').map(({ card }) => card.split('#')[0])).toEqual(
      expect.arrayContaining(['water', 'machete']),
    );
    expect(hand.told('follows')).toHaveLength(1);
  });

  it('may be two cards of a kind', () => {
    const twice: Rule[] = [water, { ...water, id: 'more' }];
    const hand = withFriend(twice).give('henry', 'water').give('henry', 'water#2', 'hand-2').turnOf('henry');
    hand.choose({ do: 'rally' });
    expect(hand.told('discarded')).toHaveLength(2);
  });
});

describe('many prices with many ways to pay each', () => {
  const ways = Array.from({ length: 20 }, () => ({ adrenaline: 1 }));
  const many = Array.from(
    { length: 12 },
    (_, index): Rule => ({
      id: `due${index}`,
      price: { for: 'rally', pay: [{ card: 'water' }, ...ways] },
    }),
  );

  it('are not gone through without end where nobody can pay the last', () => {
    const hand = withFriend([...many, { id: 'last', price: { for: 'rally', pay: [{ card: 'machete' }] } }]);
    hand.state.adrenaline.set(hand.actor('henry'), 0, 6);
    expect(words(hand.turnOf('henry'))).not.toContain('rally');
  });

  it('are paid one after the other where somebody can', () => {
    const hand = withFriend(many);
    hand.state.adrenaline.set(hand.actor('henry'), 0, 12);
    hand.turnOf('henry').choose({ do: 'rally' });
    for (let due = 0; due < many.length; due++) hand.choose({ do: 'pay-price', price: `due${due}.2` });
    expect(hand.told('follows')).toHaveLength(1);
  });
});

describe('what would do twice over', () => {
  it('is offered once', () => {
    const pay = [{ card: 'water' }, { card: 'machete' }, { card: 'water' }];
    const hand = withFriend([{ id: 'twice', price: { for: 'rally', pay } }]);
    hand.give('henry', 'water').give('henry', 'machete', 'hand-2').turnOf('henry').choose({ do: 'rally' });
    expect(words(hand)).toEqual(['discard', 'discard']);
    expect(hand.asides).toEqual([]);
  });
});

describe('an action of the mission', () => {
  it('is done once it is paid, though what it asks for is gone by then', () => {
    const objective: Token = { id: 'o', kind: 'objective', colour: 'red', at: positionIn('a.D') };
    const give: Rule = {
      id: 'give',
      action: { name: { en: 'Give' }, pay: [{ objective: {} }] },
      if: { held: { count: 1 } },
      do: [{ effect: 'adrenaline', amount: 2 }],
    };
    const hand = gameWith({
      start: ['a.D'],
      tokens: [objective],
      mission: { rules: [{ id: 'keep', carry: { by: 'dashboard' } }, give] },
    });
    hand.state.objectiveZone.set(0, 0, NONE);
    hand.state.carrier.set(0, 0, hand.actor('henry'));
    hand.turnOf('henry').choose({ do: 'do', rule: 'give' });
    expect(hand.told('handed-over')).toHaveLength(1);
    expect(hand.told('adrenaline')).toMatchObject([{ survivor: 'henry', points: 2 }]);
  });

  it('costs nothing at any time, and is not done in the middle of anything', () => {
    const shout: Rule = {
      id: 'shout',
      action: { name: { en: 'Shout' }, anyTime: true },
      do: [{ effect: 'card', card: 'water' }],
    };
    const hand = gameWith({ start: ['a.D'], posse: ['henry'], mission: { rules: [shout] } }).turnOf('henry');
    hand.choose({ do: 'do', rule: 'shout' });
    expect(hand.state.actionsLeft).toBe(3);
    expect(words(hand)).not.toContain('do');
    expect(hand.asides.map(({ do: word }) => word)).not.toContain('do');
  });
});
