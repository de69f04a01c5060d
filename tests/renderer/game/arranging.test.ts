import { describe, expect, it } from 'vitest';
import { NONE } from '../../../engine/systems/undead-or-alive/state';
import {
  type CardLayout,
  dealOut,
  isSameLayout,
  isSettled,
  layoutNow,
  moved,
} from '../../../renderer/game/arranging';
import { observed } from '../../helpers/played';
import { bending, doing, held, sittingWith } from '../../helpers/sittings';

const KNIVES = ['machete', 'knife', 'winchester', 'water'] as const;

/** Henry and May with cards in their hands and backpacks, in Henry’s turn. */
function armed() {
  const sitting = sittingWith();
  const slots = ['hand-1', 'hand-2', 'backpack-1', 'backpack-2'] as const;
  for (const [index, card] of KNIVES.entries()) {
    bending(sitting, { bend: 'card', survivor: 'henry', card, slot: slots[index] ?? '' });
    bending(sitting, { bend: 'card', survivor: 'may', card, slot: slots[index] ?? '' });
  }
  doing(sitting, { do: 'activate', survivor: 'henry' });
  return sitting;
}

const seenOf = (sitting: ReturnType<typeof armed>) => sitting.game.store.getState().at.seen;

describe('arranging cards', () => {
  it('lets two cards change places, and leaves what a slot does not take', () => {
    const seen = seenOf(armed());
    const layout = layoutNow(seen, [0]);
    const [machete = NONE, , , winchester = NONE] = layout.slots[0] ?? [];
    const swapped = moved(seen, layout, machete, { person: 0, slot: 3 });
    expect(swapped?.slots[0]?.[3]).toBe(machete);
    expect(swapped?.slots[0]?.[0]).toBe(winchester);
    // Henry favours melee weapons.
    expect(moved(seen, layout, winchester, { person: 0, slot: 2 })).toBeUndefined();
    expect(moved(seen, layout, machete, { person: 0, slot: 2 })).toBeDefined();
  });

  it('takes the other hand for no change, and the backpack for one', () => {
    const seen = seenOf(armed());
    const layout = layoutNow(seen, [0]);
    const [machete = NONE, knife = NONE] = layout.slots[0] ?? [];
    const hands = moved(seen, layout, machete, { person: 0, slot: 1 }) as CardLayout;
    expect(hands.slots[0]?.slice(0, 2)).toEqual([knife, machete]);
    expect(isSameLayout(hands, layout)).toBe(true);
    expect(isSameLayout(moved(seen, layout, machete, { person: 0, slot: 5 }) as CardLayout, layout)).toBe(
      false,
    );
  });

  it('deals one’s own cards out as they are wanted, for one action', () => {
    const sitting = armed();
    const seen = seenOf(sitting);
    const layout = layoutNow(seen, [0]);
    const [machete = NONE] = layout.slots[0] ?? [];
    const wanted = moved(seen, layout, machete, { person: 0, slot: 2 }) as CardLayout;
    doing(sitting, { do: 'reorganize' });
    expect(dealOut(sitting, wanted)).toBe(true);
    expect(seenOf(sitting).decision?.name).toBe('act');
    expect(held(sitting, 0)[2]).toBe('machete');
    expect(observed(seenOf(sitting)).value('actionsLeft')).toBe(2);
  });

  it('brings two survivors’ cards to any places that take them', () => {
    for (let turn = 1; turn < 12; turn++) {
      const sitting = armed();
      const seen = seenOf(sitting);
      const now = layoutNow(seen, [0, 1]);
      const cards = now.slots.flat().filter((card) => card !== NONE);
      const wanted = cards.reduce<CardLayout>((layout, card, index) => {
        const at = (index * turn * 5 + turn) % 12;
        return moved(seen, layout, card, { person: Math.floor(at / 6), slot: at % 6 }) ?? layout;
      }, now);
      expect(isSettled(wanted)).toBe(true);
      doing(sitting, { do: 'trade', with: 'may' });
      expect(dealOut(sitting, wanted)).toBe(true);
      expect(isSameLayout(layoutNow(seenOf(sitting), [0, 1]), wanted)).toBe(true);
    }
  });

  it('waits for another player’s consent', () => {
    const sitting = sittingWith(['henry', 'may'], 2);
    const { acting } = seenOf(sitting);
    const people = [acting, 1 - acting];
    const layout = layoutNow(seenOf(sitting), people);
    doing(sitting, { do: 'trade', with: acting === 0 ? 'may' : 'henry' });
    expect(dealOut(sitting, layout)).toBe(false);
    doing(sitting, { do: 'agree' });
    expect(dealOut(sitting, layout)).toBe(true);
    expect(isSameLayout(layoutNow(seenOf(sitting), people), layout)).toBe(true);
  });
});
