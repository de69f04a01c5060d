import type { FactsTrain } from '../../schemas';
import type { PartKey } from '../document/parts';
import type { StoryPlace } from '../document/story-place';

/** How much a check weighs: a file nobody could play from, something odd, something for the author to think of. */
export const severities = ['error', 'warning', 'note'] as const;

/** One thing that the author of the mission should see to, and what to do about it. */
export interface Check {
  readonly severity: (typeof severities)[number];
  readonly words: string;
  readonly hint?: string;
  /** The parts that it is about. */
  readonly parts: readonly PartKey[];
  /** The goal or the rule that it is about. */
  readonly story?: StoryPlace;
  /** A variant with which it is so, where it is not so for everybody. */
  readonly variant?: string;
}

/** All that looking a mission through brings. */
export interface Findings {
  readonly checks: readonly Check[];
  /** When its train comes; nothing where none drives, or that cannot be told yet. */
  readonly train?: FactsTrain;
}
