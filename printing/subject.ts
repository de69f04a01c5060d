import type { Board } from '../engine';
import type { Language } from '../languages';
import type { FaceSource, Mission } from '../schemas';

/** What is printed: a mission laid out. */
export interface Subject {
  readonly mission: Mission;
  readonly faces: FaceSource;
  /** Compiled from its tiles; there is none where they cannot be. */
  readonly board?: Board;
  /** Of whoever prints. */
  readonly language: Language;
  /** The boxes whose tiles they have, by their ids; all that there are if it is left out. */
  readonly boxes?: readonly string[];
}
