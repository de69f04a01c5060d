import type { Open } from './outline';

/** What has been said before, as far as it makes a sentence shorter. Every game adds what it remembers. */
export interface Said {
  /** How many events alike are told together. */
  readonly times?: number;
  /** What the next line may come of. */
  readonly open?: Open;
}
