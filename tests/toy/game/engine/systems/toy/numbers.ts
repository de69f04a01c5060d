import { bitRows, FULL_WORD } from '../../game/bits';
import { type GameBounds, KERNEL_BOUNDS, kernelLayout } from '../../game/kernel';
import type { Memory } from '../../game/memory';
import { ACTIONS, HEALTH } from './content';

// Every number that a game remembers, who sees it, and what it can be.

export const NONE = -1;

/** More doors, goals or rules are not remembered. */
export const MOST = 30;

/** Why a game ends, by number. */
export const REASONS = ['goals-reached', 'eaten', 'mission-rule'] as const;

/** Everybody sees these. */
const open = ['round', 'actionsLeft', 'place', 'wounds', 'zombie', 'keyHeld', 'reason'] as const;

export type OpenNumber = (typeof open)[number];

const atMost = (count: number) => [bitRows(count), 1] as const;

export const layout = {
  values: [...kernelLayout.values, ...open],
  streams: ['diceStream'],
  cells: {
    ...kernelLayout.cells,
    open: atMost(MOST),
    // All goals together are one more.
    reached: atMost(MOST + 1),
    applied: atMost(MOST),
  },
} as const;

export type ToyState = Memory<(typeof layout.values)[number], keyof typeof layout.cells, 'diceStream'>;

/** More rounds than are ever played. */
const MANY = 1_000_000;

export function boundsOf(zones: number): GameBounds['state'] {
  const bits = [0, FULL_WORD] as const;
  return {
    ...KERNEL_BOUNDS,
    round: [0, MANY],
    actionsLeft: [0, ACTIONS],
    place: [0, zones - 1],
    wounds: [0, HEALTH],
    zombie: [NONE, zones - 1],
    keyHeld: [0, 1],
    reason: [0, REASONS.length - 1],
    open: bits,
    reached: bits,
    applied: bits,
  };
}
