import type { Sight } from './sight';
import type { RestlessUser } from './user';

/** What somebody is after for a while. */
export type Mood = 'drawing' | 'playing' | 'trying everything';

/** Something that somebody may come to do at a window. */
export interface Deed {
  readonly name: string;
  /** How often it is done, beside the others. */
  readonly weight: number;
  /** Of somebody who is after this it is done more often. */
  readonly mood?: Mood;
  readonly canDo?: (sight: Sight, user: RestlessUser) => boolean;
  readonly do: (user: RestlessUser, sight: Sight) => Promise<void>;
}
