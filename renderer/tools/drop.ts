import type { KeyedSentence } from '../../languages';
import type { Mission } from '../../schemas';
import type { Command } from '../document/command';
import type { LaidOut } from '../document/laid-out';
import type { PartKey } from '../document/parts';
import type { Shown } from './shown';
import type { Bench } from './tool';
import type { PointerPlace } from './tool-event';

/** What letting go at the pointer would do. */
export interface Drop {
  /** Undefined if it cannot even be shown. */
  readonly command: Command | undefined;
  readonly shown: Pick<Shown, 'guides' | 'target' | 'offer'>;
  /** What leaves its place besides what the command selects. */
  readonly alsoHeld?: readonly PartKey[];
  /** Why it cannot stay there, told by the mission as it would be. */
  readonly trouble: (after: Mission) => KeyedSentence | undefined;
  /** The answers to a question, where there is more than one place for it. */
  readonly choices: readonly DropChoice[];
}

export interface DropChoice {
  readonly label: KeyedSentence;
  readonly command: Command;
}

export interface DropAt {
  readonly bench: Bench;
  /** The mission when the load was picked up. */
  readonly laid: LaidOut;
  readonly place: PointerPlace;
}
