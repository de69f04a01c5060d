import type { Said } from './said';

/** What the log of a game has told so far, as far as it makes other sentences needless. */
export class ToldSoFar {
  // Never changed, but replaced: whoever knows the same shares it.
  said: Said = {};

  /** Nothing yet, or what another one knows. */
  constructor(other?: ToldSoFar) {
    if (other) this.said = other.said;
  }
}
