import type { GameEvent } from './events';
import type { Matters } from './matters';
import type { AttackOdds } from './odds';
import type { Seen } from './seen';
import type { GameSummary } from './summary';
import type { Action } from './vocabulary';

/**
 * What somebody plainly wants: an action; or an attack with a card, at a zone or anywhere, whatever sort of attack that is; or to
 * bring a card elsewhere, whatever action that takes.
 */
export type Wish =
  | Action
  | { readonly do: 'attack'; readonly with: string; readonly at?: string }
  | { readonly do: 'bring'; readonly with: string };

/** Why something cannot be. The sentence for it is `why-not.<code>` in languages/. */
export interface WhyNot {
  readonly code: string;
  /** Ids by what they name: zone, survivor, card and so on; and numbers. */
  readonly parameters: Readonly<Record<string, string | number>>;
  /** Where it is written, by the ids of the rulebook, as far as it is written there; the first matters most. */
  readonly rules?: readonly string[];
}

/** Where nothing more can be said. */
export const NOT_NOW: WhyNot = { code: 'not-now', parameters: {} };

/** A way from zone to zone, as everything stands now. */
export interface Walk {
  readonly zone: number;
  /** The zones one after the other, without the first. */
  readonly path: readonly number[];
  /** What each step costs: 0 if it goes on with the same action. */
  readonly costs: readonly number[];
  readonly cost: number;
}

/** A way that may take several turns of the same survivor. */
export interface LongWalk extends Walk {
  /** Whole turns after this one: none if what is left of this turn is enough. */
  readonly turns: number;
  /** How many zones of the way are walked in this turn. */
  readonly now: number;
}

/** A free action that a skill gives in every turn. */
export interface FreeAllowance {
  /** The id of the skill. */
  readonly skill: string;
  readonly each: number;
  /** Of those, how many are left to whoever acts. */
  readonly left: number;
}

/** A token at which something comes, where that is, and when: equal numbers come together. */
export interface SpawnTurn {
  readonly token: string;
  readonly zone: number;
  readonly number: number;
}

/** What the rules can tell a player before anything is done, from what lies open. Optional members are for what not every game has. */
export interface Advice<S extends Seen = Seen> {
  /** Why a wish is not among the options; undefined if it is. */
  whyNot(seen: S, wish: Wish): WhyNot | undefined;
  /** How many actions it costs whoever acts; 0 if it is free, undefined for what is no action of a turn. */
  price(seen: S, action: Action): number | undefined;
  /** Odds of an attack by whoever acts; undefined if it is none. */
  odds?(seen: S, action: Action): AttackOdds | undefined;
  /** Everywhere that whoever acts can walk to in this turn. */
  walks(seen: S): readonly Walk[];
  /** How whoever acts gets to a zone soonest, in however many turns; undefined if never. */
  wayTo(seen: S, zone: number): LongWalk | undefined;
  /** How far apart two zones are for whoever shoots; -1 if neither is seen from the other. */
  range(seen: S, from: number, to: number): number;
  /** The option that needs no thought, if there is one. */
  plainOption(seen: S): number | undefined;
  /** How many actions somebody has in a turn, and what comes free beside them. */
  actionsAtOnce(seen: S, person: number): number;
  freeAllowances?(seen: S, person: number): readonly FreeAllowance[];
  /** Whether a card may lie there, whatever lies there now. */
  slotTakes?(seen: S, person: number, card: number, slot: number): boolean;
  /** What comes next, and in which order. */
  spawning?(seen: S): readonly SpawnTurn[];
  /** What matters now: the next step, and what can lose the game. */
  matters?(seen: S): Matters;
  /** Sums up a game from all its events. */
  summary(events: readonly GameEvent[], seen: S): GameSummary;
  /** The tokens of the mission that brought the end about by themselves. */
  tokensToBlame?(seen: S): readonly string[];
}
