import type { Expectation, Scenario } from '../../schemas';
import type { Game } from '../game/kernel';
import type { ScenarioFinding } from './finding';

/** What can be looked at in a position, with what is asked of it. */
export type Looks = {
  [Key in 'survivor' | 'zombies' | 'noise' | 'spawn' | 'objective' | 'machine' | 'cards']: NonNullable<
    Extract<Expectation, Record<Key, unknown>>[Key]
  >;
};

/** What one game system does for its situations. */
export interface Stage<G extends Game<G>> {
  /** A game in the given position, with what comes next on its agenda. */
  readonly layOut: (
    scenario: Scenario,
  ) => { readonly game: G } | { readonly problems: readonly ScenarioFinding[] };
  /** How things are, by the same keys as are asked for; or why that cannot be said. */
  readonly look: {
    readonly [What in keyof Looks]: (game: G, asked: Looks[What]) => object | ScenarioFinding['code'];
  };
  /** Whether there is something of this sort that goes by this name. */
  readonly knows: (game: G, naming: string, name: string | number) => boolean;
  readonly level: (game: G) => string;
  readonly round: (game: G) => { readonly round: number; readonly firstPlayer: number };
}
