import type { Mission } from '../../schemas';
import type { LaidOut } from '../document/laid-out';
import type { PartKey } from '../document/parts';
import type { Moment } from '../game/moment';
import type { Scene } from '../game/scenes';

/** All that a tour goes by: the window as its user has made it, at one moment. */
export interface Sight {
  /** The mission between gestures, with its board. */
  readonly laid: LaidOut;
  readonly selected: ReadonlySet<PartKey>;
  /** The list that lies open beside the board; none where it is folded away, or a game has its place. */
  readonly panel: string | undefined;
  /** How many rounds ahead the board is looked at. */
  readonly ahead: number | undefined;
  readonly game: GameInSight | undefined;
}

/** The game on the mission of a tour. */
export interface GameInSight {
  /** It is in sight, not the mission. */
  readonly isShown: boolean;
  /** The mission as it was when the game began. */
  readonly mission: Mission;
  readonly at: Moment;
  /** The rules of the mission lie open beside it. */
  readonly isTraced: boolean;
  /** Something lies over it that is read first. */
  readonly isReading: boolean;
  /** An autopilot decides. */
  readonly isPiloted: boolean;
  /** What is watched just now, on the way to the moment. */
  readonly scene: Scene | undefined;
  /** How often something was done there so far. */
  readonly taken: number;
}
