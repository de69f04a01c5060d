import type { Desk } from '../../builder/desk';

export interface StoryChange {
  /** The goal or the rule as a whole. */
  readonly story: object;
  readonly change: (story: object, joins?: string) => void;
  readonly desk: Desk;
}
