import type { Point } from '../../../drawing/scene';
import type { Mission } from '../../../schemas';
import type { Command } from '../../document/command';
import type { PartKey } from '../../document/parts';
import type { Place } from '../hand';
import type { Reason, Shown } from '../shown';
import type { Bench } from '../tool';

/** What would come of letting go where the hand is. */
export interface Laying {
  readonly command: Command;
  readonly shown: Pick<Shown, 'guides' | 'target' | 'offer'>;
  /** What leaves its place besides what is carried. */
  readonly alsoHeld?: readonly PartKey[];
  /** Why it cannot stay there, told by the mission as it would be. */
  readonly trouble: (after: Mission) => Reason | undefined;
  /** Where there is more than one way to take it: the answers to a question. */
  readonly choices: (after: Mission) => readonly Choice[];
}

/** A way to take it; none, to leave everything as it was. */
export interface Choice {
  readonly label: Reason;
  readonly command?: Command;
}

export interface Reach {
  readonly bench: Bench;
  /** How far the hand has gone since it took things up. */
  readonly by: Point;
  readonly place: Place;
}
