import { describe, expect, it } from 'vitest';
import type { Rule, Token } from '../../../../../schemas';
import { factsOn } from '../../../../helpers/facts';
import { positionIn } from '../../../../helpers/table';

const crate = (id: string, part: string): Token => ({
  id,
  kind: 'objective',
  colour: 'red',
  at: positionIn(part),
});

describe('how far it is', () => {
  it('is counted in moves from the start to whatever survivors may want to go to', () => {
    const facts = factsOn({
      exit: 'b.NE',
      tokens: [
        crate('near', 'a.D'),
        crate('far', 'b.C'),
        { id: 'friend', kind: 'companion', at: positionIn('b.BAL') },
        { id: 'wagon', kind: 'machine', machine: 'wagon', at: positionIn('a.E') },
      ],
    });
    const moves = Object.fromEntries(facts.all.places.map((place) => [place.id, place.moves]));
    expect(moves).toEqual({
      near: 3,
      far: 5,
      friend: 6,
      exit: 4,
      wagon: 3,
      spawn: 6,
      'spawn.abomination': 6,
      'a.pile': 2,
      'b.pile': 4,
    });
    expect(facts.place('far')).toMatchObject({ what: 'objective', zones: ['b.C'], survivors: 2 });
  });

  it('is said from every start, and the nearest one counts', () => {
    const facts = factsOn({ start: ['a.NW', 'b.NE'], tokens: [crate('crate', 'b.E')] });
    expect(facts.place('crate')).toMatchObject({
      moves: 1,
      from: [
        { start: 'a.NW', moves: 5 },
        { start: 'b.NE', moves: 1 },
      ],
    });
  });

  it('is said with gates closed and open, where that differs', () => {
    const wagon: Token = { id: 'w', kind: 'machine', machine: 'wagon', at: positionIn('a.E'), fixed: true };
    const rule: Rule = { id: 'keep-out', forbid: { what: 'enter', machine: 'w' } };
    const facts = factsOn({
      mission: { rules: [rule] },
      tokens: [wagon, crate('behind', 'a.SE'), crate('before', 'b.N')],
    });
    // Round by the north: a.N, a.NE, b.N, b.NE, b.E, b.SE, b.C, a.SE.
    expect(facts.place('behind')).toMatchObject({ moves: 8, movesWithGatesOpen: 4 });
    expect(facts.place('before')).toMatchObject({ moves: 3 });
    expect(facts.place('before')).not.toHaveProperty('movesWithGatesOpen');
    expect(facts.place('w')).not.toHaveProperty('moves');
  });

  it('goes to the nearest zone of an area in which something can be done', () => {
    const name = { en: 'Whistle' };
    const facts = factsOn({
      mission: {
        areas: [{ id: 'yards', name, zones: ['b.E', 'b.N'] }],
        rules: [
          { id: 'whistle', action: { name, in: 'yards' }, do: [{ effect: 'noise', in: 'yards' }] },
          { id: 'shout', action: { name }, do: [{ effect: 'noise', in: 'yards' }] },
        ],
      },
    });
    expect(facts.place('whistle')).toMatchObject({ what: 'action', zones: ['b.E', 'b.N'], moves: 3 });
    expect(facts.all.places.map(({ id }) => id)).not.toContain('shout');
  });

  it('is nothing to a companion who waits aside', () => {
    const facts = factsOn({ mission: { aside: [{ id: 'hidden', class: 'Faithful' }] } });
    expect(facts.place('hidden')).toMatchObject({ zones: [], from: [{ start: 'a.NW' }] });
    expect(facts.place('hidden')).not.toHaveProperty('moves');
  });

  it('depends on the variant for so many survivors', () => {
    const mission = { variants: [{ id: 'few', survivors: [1, 2], tokens: [crate('extra', 'a.N')] }] };
    expect(factsOn({ mission }, 2).place('extra').moves).toBe(1);
    expect(() => factsOn({ mission }, 3).place('extra')).toThrow();
  });
});
