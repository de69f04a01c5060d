import type { Mission } from '../../../schemas';
import type { Command } from '../../document/command';
import type { LaidOut } from '../../document/laid-out';
import type { Place } from '../hand';
import type { Reason, Shown } from '../shown';
import type { Bench } from '../tool';

/** What would come of laying something down where the hand is. */
export interface Offering {
  /** Nothing, where it cannot even be shown. */
  readonly command: Command | undefined;
  readonly shown: Pick<Shown, 'guides' | 'target' | 'offer'>;
  /** Why it cannot be laid there, told by the mission as it would be. */
  readonly trouble: (after: Mission) => Reason | undefined;
  /** The answers to a question, where there is more than one place for it. */
  readonly choices: readonly { readonly label: Reason; readonly command: Command }[];
}

export interface Reach {
  readonly bench: Bench;
  /** The mission without it. */
  readonly laid: LaidOut;
  readonly place: Place;
}
