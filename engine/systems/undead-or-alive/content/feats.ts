import type { Zombie } from './zombies';

export const FEAT_KINDS = ['adrenaline', 'kills', 'kill-of'] as const;
export const FEAT_SPANS = ['turn', 'action', 'last-action'] as const;
export const FEAT_MEANS = ['melee', 'ranged', 'pistol', 'rifle'] as const;

/**
 * What wins a bounty weapon: so much within one span, counting only what meets every condition; `others` are killed
 * within the same span.
 */
export type Feat = {
  readonly within: (typeof FEAT_SPANS)[number];
  /** A kind of action, or of weapon. */
  readonly by?: (typeof FEAT_MEANS)[number];
  readonly minRange?: number;
  /** Where the survivor stands. */
  readonly where?: 'balcony';
} & (
  | { readonly kind: 'adrenaline' | 'kills'; readonly atLeast: number }
  | { readonly kind: 'kill-of'; readonly zombie: Zombie; readonly others?: number }
);
