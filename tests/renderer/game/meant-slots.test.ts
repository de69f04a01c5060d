import { describe, expect, it } from 'vitest';
import { NONE } from '../../../engine/systems/undead-or-alive/state';
import { asMeant as asMeantIn, type Meant, meaning } from '../../../renderer/game/meant-slots';

const WHO = 3;
const GROUPS = ['hand', 'hand', 'favourite', 'backpack', 'backpack', 'backpack'];
const asMeant = (cards: readonly number[], survivor: number, meant: Meant) =>
  asMeantIn(cards, survivor, meant, GROUPS);
const nothing = new Map<number, never>();
const lay = (...cards: number[]) => [...cards, ...Array.from({ length: 6 - cards.length }, () => NONE)];

describe('slots that are alike', () => {
  it('show a card where it was put, and leave the others as they are', () => {
    const meant = meaning(nothing, 8, { survivor: WHO, slot: 1 });
    expect(asMeant(lay(8), WHO, meant)).toEqual(lay(NONE, 8));
    expect(asMeant(lay(8, 9), WHO, meant)).toEqual(lay(9, 8));
    expect(asMeant(lay(9), WHO, meant)).toEqual(lay(9));
    expect(asMeant(lay(8), WHO + 1, meant)).toEqual(lay(8));
  });

  it('keep no card out of another sort of slot', () => {
    const meant = meaning(nothing, 8, { survivor: WHO, slot: 1 });
    expect(asMeant([NONE, NONE, 8, NONE, NONE, NONE], WHO, meant)).toEqual([NONE, NONE, 8, NONE, NONE, NONE]);
  });

  it('are for the last card that was put there', () => {
    const first = meaning(nothing, 8, { survivor: WHO, slot: 5 });
    const both = meaning(first, 9, { survivor: WHO, slot: 5 });
    expect(asMeant([NONE, NONE, NONE, 8, 9, NONE], WHO, both)).toEqual([NONE, NONE, NONE, 8, NONE, 9]);
  });
});
