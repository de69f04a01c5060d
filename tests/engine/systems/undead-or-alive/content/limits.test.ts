import { describe, expect, it } from 'vitest';
import { limits } from '../../../../../engine/systems/undead-or-alive/content';
import { BACKPACK, FAVOURITE, HANDS, SLOTS } from '../../../../../engine/systems/undead-or-alive/state';

const { tokens } = limits;

describe('the tokens', () => {
  it('are fourteen for spawning, enough to lose by (UOA-COMPONENTS-02, UOA-WIN-04)', () => {
    const { starting, mobile, abomination, corpsePiles } = tokens;
    expect([starting, mobile, abomination, corpsePiles]).toEqual([1, 2, 2, 9]);
    expect(limits.activeSpawnTokensThatLose).toBe(7);
  });

  it('are nine Objectives, one blue and one green, and the odd ones (UOA-COMPONENTS-03)', () => {
    expect(tokens.objectives).toEqual({ red: 7, blue: 1, green: 1 });
    expect([tokens.noise, tokens.exit]).toEqual([1, 1]);
  });

  it('are two for Vade Retro', () => {
    expect(tokens.vadeRetro).toBe(2);
  });

  it('come to the 29 of the box with the Wagon and that of the first player', () => {
    const all = Object.values(tokens).flatMap((count) =>
      typeof count === 'number' ? count : Object.values(count),
    );
    expect(all.reduce((sum, count) => sum + count, 0)).toBe(29 - 2);
  });
});

describe('the survivors', () => {
  it('reach Yellow, Orange and Red with 7, 19 and 43 points (UOA-ADREN-03)', () => {
    expect(limits.adrenaline).toEqual({ yellow: 7, orange: 19, red: 43 });
  });

  it('carry two cards in Hand, a favourite, and three in the Backpack (UOA-INV-01)', () => {
    expect([HANDS.length, BACKPACK.length, SLOTS.length]).toEqual([2, 3, 2 + 1 + 3]);
    expect(SLOTS[FAVOURITE]).toBe('favourite');
  });

  it('are sturdier as Brawlers (UOA-BRAWLER-01)', () => {
    expect(limits.health).toEqual({ Brawler: 3, Faithful: 2, Gunslinger: 2, Townsfolk: 2 });
  });

  it('are usually six (UOA-SETUP-05)', () => {
    expect(limits.survivors).toEqual({ usual: 6, fewest: 1, most: 6 });
    expect(limits.actions).toBe(3);
  });
});
