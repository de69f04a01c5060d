import type { Expectation, Scenario } from '../../schemas';
import type { ScenarioFinding } from './finding';
import type { Game } from './kernel';

/** What can be looked at in a position, with what is asked of it. */
export type Looks = {
  [Key in 'survivor' | 'zombies' | 'noise' | 'spawn' | 'objective' | 'machine' | 'cards']: NonNullable<
    Extract<Expectation, Record<Key, unknown>>[Key]
  >;
};

/**
 * What an event tells, by its keys: a sort of things that goes by names, or else a number, a list, yes-or-no, a word
 * of the event's own, or a name that several sorts of things may have.
 */
export type EventKeys = Readonly<Record<string, string>>;

/** What one game system does for its situations. */
export interface Staging<G extends Game<G>> {
  /** A game in the given position, with what comes next on its agenda. */
  layOut(scenario: Scenario): { readonly game: G } | { readonly problems: readonly ScenarioFinding[] };
  /** What can be looked at, by the keys by which it is asked for. */
  readonly looks: readonly (keyof Looks)[];
  /** How that is, by the same keys as are asked for; or why it cannot be said. */
  look<What extends keyof Looks>(game: G, what: What, asked: Looks[What]): object | ScenarioFinding['code'];
  /** Everything that can be looked at now, as it is asked for. */
  things(game: G): readonly {
    readonly [What in keyof Looks]: readonly [what: What, asked: Looks[What]];
  }[keyof Looks][];
  readonly events: Readonly<Record<string, EventKeys>>;
  /** Whether there is something of this sort that goes by this name. */
  knows(game: G, naming: string, name: string | number): boolean;
  level(game: G): string;
  round(game: G): { readonly round: number; readonly firstPlayer: number };
}
