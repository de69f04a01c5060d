import { describe, expect, it } from 'vitest';
import {
  abominations,
  ZOMBIES,
  zombieCards,
  zombieKinds,
} from '../../../../../engine/systems/undead-or-alive/content';
import { found, idsOf, isKnown } from './entries';

const profile = (id: (typeof ZOMBIES)[number]) => {
  const { actions, wounds, damageNeeded, adrenaline } = found(zombieKinds, id);
  return { actions, wounds, damageNeeded, adrenaline };
};

describe('the zombies', () => {
  it('are slow and weak as Walkers (UOA-ZOMBIE-01)', () => {
    expect(profile('walker')).toEqual({ actions: 1, wounds: 1, damageNeeded: 1, adrenaline: 1 });
  });

  it('are tough as Fatties (UOA-ZOMBIE-02)', () => {
    expect(profile('fatty')).toEqual({ actions: 1, wounds: 1, damageNeeded: 2, adrenaline: 1 });
  });

  it('are quick as Runners (UOA-ZOMBIE-03)', () => {
    expect(profile('runner')).toEqual({ actions: 2, wounds: 1, damageNeeded: 1, adrenaline: 1 });
  });

  it('are toughest and worth most as Abominations (UOA-ABOM-01, UOA-ADREN-01)', () => {
    expect(profile('abomination')).toEqual({ actions: 1, wounds: 1, damageNeeded: 3, adrenaline: 5 });
  });

  it('are 73 miniatures (UOA-COMPONENTS-01)', () => {
    expect(idsOf(zombieKinds)).toEqual([...ZOMBIES]);
    expect(zombieKinds.map(({ miniatures }) => miniatures)).toEqual([40, 16, 16, 1]);
  });
});

describe('the Abomination deck', () => {
  it('is one card, the Bowler Hat Abomination (UOA-COMPONENTS-08)', () => {
    expect(abominations.map(({ name }) => name.fr)).toEqual(['Abomination Chapeau Melon']);
  });

  it('has the values of Abominations in general, and a special rule nobody knows', () => {
    for (const card of abominations) {
      expect(card).toMatchObject(profile('abomination'));
      expect(isKnown(card, 'special')).toBe(false);
    }
  });
});

describe('the Zombie deck', () => {
  it('is 37 numbered cards (UOA-COMPONENTS-08)', () => {
    expect(idsOf(zombieCards)).toEqual(Array.from({ length: 37 }, (_, index) => index + 1));
  });

  it('is made up as was guessed', () => {
    const kinds = zombieCards.map((card) => ('zombie' in card ? `${card.kind} ${card.zombie}` : card.kind));
    const counted = [...new Set(kinds)].map((kind) => [kind, kinds.filter((other) => other === kind).length]);
    expect(Object.fromEntries(counted)).toEqual({
      'spawn walker': 16,
      'spawn runner': 7,
      'spawn fatty': 7,
      abomination: 3,
      'extra-activation walker': 2,
      'extra-activation runner': 1,
      'extra-activation fatty': 1,
    });
  });

  it('has the Runner card of the rulebook (UOA-CARDS-07)', () => {
    const card = zombieCards.find(({ inferred }) => inferred?.includes('counts.1'));
    expect(card).toMatchObject({
      kind: 'spawn',
      zombie: 'runner',
      counts: [2, 5, 8, 10],
      inferred: ['counts.1'],
    });
  });

  it('is sure of no other number, and of extra activations for Walkers and Runners', () => {
    const counting = zombieCards.filter((card) => 'counts' in card && isKnown(card, 'counts'));
    expect(counting).toHaveLength(1);
    const sure = zombieCards.filter((card) => card.kind === 'extra-activation' && isKnown(card, 'zombie'));
    expect(sure.map((card) => ('zombie' in card ? card.zombie : ''))).toEqual(['walker', 'runner']);
  });

  it('has never fewer at a higher level (UOA-CARDS-07)', () => {
    for (const card of zombieCards) {
      if (!('counts' in card)) continue;
      expect(
        [...card.counts].sort((one, other) => one - other),
        `card ${card.id}`,
      ).toEqual(card.counts);
    }
  });

  it('brings one Abomination at a time, and none at Blue', () => {
    const cards = zombieCards.filter(({ kind }) => kind === 'abomination');
    for (const card of cards) expect(card).toMatchObject({ counts: [0, 1, 1, 1] });
  });
});
