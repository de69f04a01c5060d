import { restore, snapshot } from '../game/play';
import type { AnyGame } from '../game/system';
import { seedGenerator } from '../random/generator';
import { systemOf } from '../systems';
import { type Reached, wayTo } from './reached';
import { selectFrom } from './selection';

/** How far a search goes. */
export interface SearchLimits {
  /** How many positions go on from one turn to the next. */
  readonly breadth: number;
  /** In how many ways the next turn is played from each. */
  readonly ways: number;
  /** After so many turns a game has taken too long. */
  readonly turns: number;
}

export interface Search {
  /** The options to take from the position at hand on; nothing where no win was found. */
  readonly won: readonly number[] | undefined;
  /** How many positions it has looked at. */
  readonly positions: number;
}

const BEGINNING = { won: false, work: 0, danger: 0, kind: '' };

/**
 * Looks for a win turn by turn, with all that luck will bring in plain view: it shows that a mission can be won, not
 * how players could know. With the same seed it finds the same. The game is left anywhere.
 */
export function searchWin(game: AnyGame, { breadth, ways, turns }: SearchLimits, seed: string): Search {
  const { appraisal } = systemOf(game.system.id);
  const sampler = appraisal.sampler(game, seedGenerator(`${seed}/planner`));
  let looked = 0;
  let positions: Reached[] = [{ words: snapshot(game), outlook: BEGINNING, before: undefined, taken: [] }];
  for (let turn = 1; turn <= turns; turn++) {
    const found: Reached[] = [];
    for (const before of positions) {
      restore(game, before.words);
      const aims = appraisal.aims(game);
      // There is but one position to begin with.
      for (let way = turn === 1 ? -ways * breadth : 0; way < ways; way++) {
        restore(game, before.words);
        const taken = sampler.play(aims);
        looked += 1;
        const outlook = appraisal.outlook(game);
        if (!outlook) continue;
        const reached = { words: snapshot(game), outlook, before, taken };
        if (outlook.won) return { won: wayTo(reached), positions: looked };
        found.push(reached);
      }
    }
    positions = selectFrom(found, breadth);
  }
  return { won: undefined, positions: looked };
}
