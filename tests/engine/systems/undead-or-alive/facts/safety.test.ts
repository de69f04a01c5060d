import { describe, expect, it } from 'vitest';
import { factsOn } from '../../../../helpers/facts';

describe('how safe buildings and balconies are', () => {
  const facts = factsOn();

  it('a building has as many ways in as moves lead into its rooms', () => {
    // a.A from a.N and a.E; b.A from a.E, b.C from a.SE and b.SE. Stairs to a balcony are no way in.
    expect(facts.shelter('a.A')).toMatchObject({ what: 'building', zones: ['a.A', 'a.D'], ways: 2 });
    expect(facts.shelter('b.B')).toMatchObject({ zones: ['b.A', 'b.B', 'b.C'], ways: 3, tags: ['barber'] });
  });

  it('a balcony has its stairs, and the Corpse Pile of the building behind it', () => {
    expect(facts.shelter('a.BAL')).toMatchObject({
      what: 'balcony',
      zones: ['a.BAL'],
      tags: ['warehouse'],
      ways: 1,
      corpsePiles: ['a.pile'],
    });
  });

  it('counts what sees it from outside', () => {
    // The balcony, a.N, a.E, and b.A across a.E.
    expect(facts.shelter('a.A').sight).toBe(4);
    expect(facts.shelter('a.BAL').sight).toBe(9);
  });

  it('says when zombies can be in it, and survivors', () => {
    expect(facts.shelter('a.A')).toMatchObject({ moves: 2, zombies: 3 });
    expect(facts.shelter('b.C')).toMatchObject({ moves: 4, zombies: 2 });
    expect(facts.shelter('a.BAL')).toMatchObject({ moves: 3, zombies: 4 });
  });

  it('says nothing of zombies where none can come', () => {
    const shut = factsOn({
      mission: {
        areas: [{ id: 'loft', name: { en: 'Loft' }, zones: ['a.BAL'] }],
        rules: [{ id: 'shut', forbid: { what: 'enter', area: 'loft' } }],
      },
    });
    expect(shut.shelter('a.BAL')).not.toHaveProperty('zombies');
  });
});
