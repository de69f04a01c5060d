import { describe, expect, it } from 'vitest';
import { legalDiscards, pendingDecision } from '../../../../../engine';
import { takeFromDeck } from '../../../../../engine/family/zombicide/cards/from-deck';
import { ActionList } from '../../../../../engine/game/action-list';
import { listAsides, stepAside } from '../../../../../engine/game/kernel';
import { cardInvariants } from '../../../../helpers/invariants/cards';
import { type GameAtHand, gameWith } from '../../../../helpers/table';

function drop(hand: GameAtHand, name: string): void {
  const list = new ActionList();
  listAsides(hand.game, list);
  stepAside(
    hand.game,
    list,
    legalDiscards(hand.game).findIndex(({ card }) => `${card ?? ''}`.startsWith(name)),
  );
}

const asked = (hand: GameAtHand) => pendingDecision(hand.game)?.name;

function expectWhole({ game }: GameAtHand): void {
  for (const { breach } of cardInvariants) expect(breach(game)).toBeUndefined();
}

describe('a second bounty weapon, won while the first is still to be put away', () => {
  /** Three kills win one weapon; two Waters on the balcony win the next before it has a place. */
  function withTwo(): GameAtHand {
    const hand = gameWith().put('henry', 'b.BAL').stand('b.BAL', { walker: 3 }).willRoll(6, 6, 6);
    hand
      .give('henry', 'heavy-saber')
      .give('henry', 'water', 'backpack-1')
      .give('henry', 'water', 'backpack-2');
    hand.willDraw('bounty', hand.card('manitous-wrath'), hand.card('mauser-c96'));
    hand.turnOf('henry').choose({ do: 'melee' });
    drop(hand, 'water');
    drop(hand, 'water');
    return hand;
  }

  it('is put away before it', () => {
    const hand = withTwo();
    expect(hand.choices).toContainEqual({ do: 'discard', card: 'mauser-c96#1' });
    hand.choose({ do: 'place', slot: 'hand-2' });
    expect(hand.choices).toContainEqual({ do: 'discard', card: 'manitous-wrath#1' });
    hand.choose({ do: 'place', slot: 'favourite' });
    expect(hand.cardsOf('henry')).toEqual({
      'hand-1': 'heavy-saber',
      'hand-2': 'mauser-c96',
      favourite: 'manitous-wrath',
    });
  });

  it('does not drag the first into a reorganisation of its own', () => {
    const hand = withTwo().choose({ do: 'reorganize' });
    const dealt: unknown[] = [];
    while (asked(hand) === 'deal-card') {
      const [first] = hand.choices;
      dealt.push(first?.card);
      hand.choose(first ?? {});
      expectWhole(hand);
    }
    expect(dealt).toEqual(['heavy-saber#1', 'mauser-c96#1']);
    expect(asked(hand)).toBe('where-to-put');
    hand.choose({ do: 'place', slot: 'favourite' });
    expect(asked(hand)).toBe('act');
    expect(Object.values(hand.cardsOf('henry')).sort()).toEqual([
      'heavy-saber',
      'manitous-wrath',
      'mauser-c96',
    ]);
    expectWhole(hand);
  });
});

describe('the last card of the Equipment deck', () => {
  it('is replaced by the discards, also when it is looked up (UOA-SEARCH-04)', () => {
    const hand = gameWith();
    const { equipment, equipmentDiscards } = hand.game.piles;
    hand.willDraw('equipment', hand.card('winchester'));
    const last = equipment.draw();
    equipment.moveTo(equipmentDiscards);
    equipment.put(last);
    expect(takeFromDeck(hand.game, 'winchester', [])).toBe(last);
    expect(equipment.size).toBeGreaterThan(0);
    expect(equipmentDiscards.size).toBe(0);
  });
});
