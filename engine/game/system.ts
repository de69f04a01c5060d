import type { Mission, MissionFacts } from '../../schemas';
import type { Advice } from './advice';
import type { Appraisal } from './appraisal';
import type { CampaignPart } from './campaign';
import type { Content } from './content';
import type { Game, SystemId } from './kernel';
import type { AnyLaid, LayingMaker, StartProblem } from './maker';
import type { Show } from './picture';
import type { AnyTable, PlacedZone, Seen } from './seen';
import type { Situation, SituationOptions } from './situation';
import type { Staging } from './stage';
import type { Tracing } from './trace';
import type { Play } from './traits';

/** A game of whichever system, for whoever need not know its rules. */
export interface AnyGame extends Game<AnyGame> {
  readonly table: AnyTable;
}

/** What can be told of a mission before anybody plays it, and the zones that it speaks of. */
export type Measured =
  | { readonly facts: MissionFacts; readonly zones: readonly PlacedZone[] }
  | { readonly problem: StartProblem };

/**
 * All that the rest of the program may ask of a game. What takes a game, or what is seen of one, is a method: so a system
 * says it of its own games, and whoever has found it by its id hands in the games that it began.
 */
export interface GameSystem<G extends Game<G> = AnyGame, S extends Seen = Seen> {
  readonly id: SystemId;
  readonly content: Content;
  /** How its missions become games. */
  readonly start: LayingMaker<G, AnyLaid>;
  /** What players see of a game. */
  see(game: G): S;
  /** What there is to know of its actions and events for whoever shows them. */
  readonly play: Play;
  /** How the table looks. */
  readonly show: Show<S>;
  /** What players can be told before they do anything. */
  readonly advise: Advice<S>;
  /** Why rules of the mission did what they say, or did not, of a game whose missions have rules. */
  readonly trace?: Tracing<S>;
  /** What can be told of a mission for so many people, or for as many as play usually. */
  measure(mission: Mission, people?: number): Measured;
  /** How good things look: for autopilots, the search for a win, and the lab. */
  readonly appraisal: Appraisal<G, S>;
  /** What is carried over from mission to mission, of a game that is played in campaigns. */
  readonly campaign?: CampaignPart<S>;
  /** How situations are laid out and looked at, of a game that has them. */
  readonly situations?: {
    readonly stage: Staging<G>;
    /** A moment of a game as one of them, if there are words for it. */
    at(game: G, options: SituationOptions): Situation;
  };
}
