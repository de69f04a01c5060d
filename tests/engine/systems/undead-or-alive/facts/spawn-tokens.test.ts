import { describe, expect, it } from 'vitest';
import { activeSpawnTokens } from '../../../../../engine/systems/undead-or-alive/spawning/tokens';
import type { Token } from '../../../../../schemas';
import { samples } from '../../../../../scripts/replays/samples';
import { Facts, factsOn } from '../../../../helpers/facts';
import { started } from '../../../../helpers/games';
import { positionIn, type Setting } from '../../../../helpers/table';

const mobiles = (count: number): Token[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    kind: 'spawn',
    spawn: 'mobile',
    at: positionIn('b.E'),
  }));
const abomination: Token = { id: 'big', kind: 'zombie', zombie: 'abomination', at: positionIn('b.E') };
const components = { 'mobile-spawn': 4, 'abomination-spawn': 4 };
const tokensOn = ({ mission, ...setting }: Setting) =>
  factsOn({ ...setting, mission: { components, ...mission } }).all.spawnTokens;

describe('how near a mission begins to being lost by its spawn tokens', () => {
  it('is counted by what is active, asleep and hidden', () => {
    expect(tokensOn({})).toEqual({ active: 1, asleep: 1, hidden: 2, losing: 7, isNear: false });
  });

  it('counts the piles of buildings in which survivors may start', () => {
    expect(tokensOn({ start: ['a.NW', 'a.A'] })).toMatchObject({ active: 2, hidden: 1 });
  });

  it('counts Abomination tokens as active where an Abomination stands, unless a rule keeps them asleep', () => {
    expect(tokensOn({ tokens: [abomination] })).toMatchObject({ active: 2, asleep: 0 });
    const rules = [{ id: 'calm', forbid: { what: 'awaken', spawn: 'abomination' } } as const];
    expect(tokensOn({ tokens: [abomination], mission: { rules: [...rules] } })).toMatchObject({
      active: 1,
      asleep: 1,
    });
  });

  it('is near where two more lose the game, or the next Abomination does', () => {
    expect(tokensOn({ tokens: mobiles(3) })).toMatchObject({ active: 4, isNear: false });
    expect(tokensOn({ tokens: mobiles(4) })).toMatchObject({ active: 5, isNear: true });
    const asleep = Array.from({ length: 3 }, (_, index): Token => {
      return { id: `a${index}`, kind: 'spawn', spawn: 'abomination', at: positionIn('a.E') };
    });
    expect(tokensOn({ tokens: [...mobiles(3), ...asleep] })).toMatchObject({ asleep: 3, isNear: true });
  });

  it('is not counted where the box has too few of something', () => {
    const many = [1, 2].map((number): Token => ({ ...abomination, id: `big${number}` }));
    expect(tokensOn({ tokens: many })).toBeUndefined();
  });

  it.each(samples())('is what a game of $name begins with', ({ mission }) => {
    expect(new Facts(mission).all.spawnTokens?.active).toBe(activeSpawnTokens(started(mission)));
  });
});
