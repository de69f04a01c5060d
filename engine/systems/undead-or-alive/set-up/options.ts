/** How a mission is to be played. */
export interface GameOptions {
  readonly seed: string;
  /** Ids of the roster. Without them `count` people are drawn. */
  readonly survivors?: readonly string[];
  readonly count?: number;
  readonly players?: number;
  /** Which player runs each survivor; dealt out in turn if nothing is said. */
  readonly playerOf?: readonly number[];
  /** Survivors go on learning beyond Red; if nothing is said, it is as the mission says. */
  readonly ultrared?: boolean;
}
