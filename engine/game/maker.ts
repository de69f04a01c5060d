import type { Mission } from '../../schemas';
import type { GameEvent } from './events';
import type { Game, System } from './kernel';
import type { OptionalRules } from './optional-rules';

/** Who plays, and with which luck. */
export interface StartOptions extends Partial<OptionalRules> {
  readonly seed: string;
  /** By their ids. Without them `count` people are drawn. */
  readonly survivors?: readonly string[];
  readonly count?: number;
  readonly players?: number;
  /** Which player runs each survivor. */
  readonly playerOf?: readonly number[];
}

/** Why a mission cannot be played, or not like that. */
export interface StartProblem {
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** A game at its first decision; what has happened on the way there goes into `events`. */
export type Starter<G> = (
  options: StartOptions,
  events?: GameEvent[],
) => { readonly game: G } | { readonly problem: StartProblem };

/** How missions become games of one system. */
export interface GameMaker<G extends Game<G>> {
  readonly system: System<G>;
  /** Changes with everything in the box that can change a game. */
  readonly contentVersion: () => string;
  readonly prepare: (mission: Mission) => Starter<G>;
  /** Who plays in this game: with these options it starts again without anything being drawn. */
  readonly players: (
    game: G,
  ) => Required<Pick<StartOptions, 'survivors' | 'players' | 'playerOf'>> & OptionalRules;
}

/** Makes them in two steps, of which the first can be taken before anybody sits down, and in another thread. */
export interface LayingMaker<G extends Game<G>, Laid> extends GameMaker<G> {
  /** How many these options put at the table. */
  readonly survivors: (options: StartOptions) => number;
  /** Plain data, or why nobody can play it; `report` hears how far it is. */
  readonly lay: (
    mission: Mission,
    survivors: number,
    report?: (done: number, of: number) => void,
  ) => Laid | { readonly problem: StartProblem };
  readonly gamesOn: (laid: Laid) => Starter<G>;
}
