import type { Carried, Mission } from '../../schemas';
import type { GameEvent } from './events';
import type { Game, System } from './kernel';
import type { GameOption, Settled } from './options';
import type { RuleLook } from './trace';

/** Who plays, by which rules, and with which luck. */
export interface StartOptions {
  readonly seed: string;
  /** By their ids. Without them `count` people are drawn. */
  readonly people?: readonly string[];
  readonly count?: number;
  readonly players?: number;
  /** Which player runs each of them; dealt out in turn if nothing is said. */
  readonly playerOf?: readonly number[];
  /** What players say goes before what the mission suggests. */
  readonly options?: Settled;
  /** What an earlier mission of a campaign has left to them. */
  readonly carried?: Carried;
}

/** With these a game starts again without anything being drawn. */
export type Begun = Required<Omit<StartOptions, 'seed' | 'count' | 'carried'>> &
  Pick<StartOptions, 'carried'>;

/** Why a mission cannot be played, or not like that. */
export interface StartProblem {
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/**
 * A game at its first decision. What has happened on the way there goes into `events`; the rules of the mission that were looked at and
 * did not apply go into `looks`.
 */
export type Starter<G> = (
  options: StartOptions,
  events?: GameEvent[],
  looks?: RuleLook[],
) => { readonly game: G } | { readonly problem: StartProblem };

/** How missions become games of one system. */
export interface GameMaker<G extends Game<G>> {
  readonly system: System<G>;
  /** Changes with everything in the box that can change a game. */
  contentVersion(): string;
  prepare(mission: Mission): Starter<G>;
  /** What players settle before it begins, beside who plays. */
  readonly options: readonly GameOption[];
  /** What a file says is carried over, of a game that is played in campaigns; nothing for what never is. */
  readonly readCarried?: (value: unknown) => Carried | undefined;
  /** How this game began. */
  begun(game: G): Begun;
}

/** A mission made ready: only the system that has laid it knows more of it. */
export interface AnyLaid {
  readonly program: object;
}

/** Hears how many steps of how many are done. */
export type ReportProgress = (done: number, of: number) => void;

/** Makes them in two steps, of which the first can be taken before anybody sits down, and in another thread. */
export interface LayingMaker<G extends Game<G>, Laid> extends GameMaker<G> {
  /** How many these options put at the table. */
  howMany(options: StartOptions): number;
  /** Plain data, or why nobody can play it; `report` hears how far it is. */
  lay(mission: Mission, people: number, report?: ReportProgress): Laid | { readonly problem: StartProblem };
  gamesOn(laid: Laid): Starter<G>;
}
