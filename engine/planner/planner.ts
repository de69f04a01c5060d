import { restore, snapshot } from '../game/play';
import { seedGenerator } from '../random/generator';
import type { UoaGame } from '../systems/undead-or-alive/game';
import { aimsIn } from './aims';
import { type Outlook, outlookOf } from './outlook';
import { selectFrom } from './selection';
import { TurnSampler } from './turn-sampler';

/** How far a search goes. */
export interface SearchLimits {
  /** How many positions go on from one turn to the next. */
  readonly breadth: number;
  /** In how many ways the next turn is played from each. */
  readonly ways: number;
  /** After so many turns a game has taken too long. */
  readonly turns: number;
}

/** A position that has been reached, and how. */
export interface Reached {
  readonly words: Int32Array;
  readonly outlook: Outlook;
  readonly before: Reached | undefined;
  /** The options taken since. */
  readonly taken: readonly number[];
}

/** What a search has found, turn after turn. */
export interface SearchStep {
  readonly turn: number;
  readonly round: number;
  /** Positions looked at so far. */
  readonly looked: number;
  readonly best: Outlook | undefined;
  /** The options to take from the first decision on, once the game is won. */
  readonly won: readonly number[] | undefined;
}

/**
 * Looks for a win turn by turn, with all that luck will bring in plain view: it shows that a mission can be won, not
 * how a player could. Whoever calls it may stop at any turn.
 */
export const REASONS = new Map<string, number>();
export function* searchWin(
  game: UoaGame,
  { breadth, ways, turns }: SearchLimits,
  seed: string,
): Generator<SearchStep, void> {
  const luck = seedGenerator(`${seed}/planner`);
  let aims: readonly number[] = [];
  const sampler = new TurnSampler(game, luck, () => aims);
  let looked = 0;
  let positions: Reached[] = [
    { words: snapshot(game), outlook: { won: false, work: 0, danger: 0, kind: '' }, before: undefined, taken: [] },
  ];
  for (let turn = 1; turn <= turns && positions.length > 0; turn++) {
    const found: Reached[] = [];
    for (const before of positions) {
      restore(game, before.words);
      aims = aimsIn(game);
      const times = turn === 1 ? ways * breadth : ways;
      for (let way = 0; way < times; way++) {
        restore(game, before.words);
        const taken = sampler.play();
        looked += 1;
        const outlook = outlookOf(game);
        if (!outlook) { const r = `${game.state.round} ${game.system.reason(game)}`; REASONS.set(r,(REASONS.get(r)??0)+1); continue; }
        const reached = { words: snapshot(game), outlook, before, taken };
        if (outlook.won) {
          yield { turn, round: game.state.round, looked, best: outlook, won: wayTo(reached) };
          return;
        }
        found.push(reached);
      }
    }
    positions = selectFrom(found, breadth);
    const [first] = positions;
    if (first) restore(game, first.words);
    yield { turn, round: game.state.round, looked, best: first?.outlook, won: undefined };
  }
}

function wayTo(last: Reached): number[] {
  const ways: (readonly number[])[] = [];
  for (let each: Reached | undefined = last; each; each = each.before) ways.unshift(each.taken);
  return ways.flat();
}
