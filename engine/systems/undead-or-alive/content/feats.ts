import type { Zombie } from './zombies';

export const FEAT_KINDS = ['adrenaline', 'kills', 'kill-of'] as const;
export const FEAT_SPANS = ['turn', 'action', 'last-action'] as const;
export const FEAT_MEANS = ['melee', 'ranged', 'pistol', 'rifle'] as const;

type Span = (typeof FEAT_SPANS)[number];

/**
 * What wins a bounty weapon: so much within one span, counting only what meets every condition; `others` are killed
 * within the same action.
 */
export type Feat = {
  /** A kind of action, or of weapon. */
  readonly by?: (typeof FEAT_MEANS)[number];
  readonly minRange?: number;
  /** Where the survivor stands. */
  readonly where?: 'balcony';
} & (
  | { readonly within: Span; readonly kind: 'adrenaline' | 'kills'; readonly atLeast: number }
  | {
      readonly within: Exclude<Span, 'turn'>;
      readonly kind: 'kill-of';
      readonly zombie: Zombie;
      readonly others?: number;
    }
);
