import { options, RUNNING, step, topOf } from '../../../game/kernel';
import { clone } from '../../../game/play';
import type { UoaGame } from '../game';
import type { Observation } from '../hidden/observation';
import { hasNothingToGain } from './nothing-to-gain';
import { plainPayment } from './plain-payment';
import { sameButForNames } from './same-game';

/** So many options are looked at, and no more: what has more of them, or leads further, is worth a thought. */
const [MOST_OPTIONS, MOST_GAMES] = [12, 24] as const;

/** More guesses than one, so that nothing comes out alike because of what lies face down. */
const GUESSES = ['one', 'other'] as const;

/**
 * The option that needs no thought: because it makes no difference what is decided now, or because nobody would decide
 * otherwise. It makes none where whatever is taken, the same may come of it, but for names: two cards that are just
 * alike, or an order in which it is the same in the end. All options are really tried, in games as they might be for
 * all that players know.
 */
export function plainOption(seen: Observation): number | undefined {
  const { length } = seen.options;
  // One option alone is asked for what may be done beside it.
  if (length < 2 || length > MOST_OPTIONS) return undefined;
  if (hasNothingToGain(seen)) return FIRST;
  if (seen.decision?.is.isForPlayers) return plainPayment(seen);
  return GUESSES.every((seed) => leadsToTheSame(seen.guess(seed), length)) ? FIRST : undefined;
}

/** Dice are kept by what is offered first; and of what makes no difference any will do. */
const FIRST = 0;

function leadsToTheSame(game: UoaGame, length: number): boolean {
  let first: ReadonlySet<string> | undefined;
  for (let option = 0; option < length; option++) {
    const ends = endsAfter(game, option);
    if (!ends) return false;
    if (!first) first = ends;
    else if (!isSame(first, ends)) return false;
  }
  return true;
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((end) => other.has(end));
}

/** What may come of an option once all that is asked in the same vein has been answered; nothing if that is too much. */
function endsAfter(game: UoaGame, option: number): ReadonlySet<string> | undefined {
  const { number } = topOf(game);
  const ends = new Set<string>();
  const been = new Set<string>();
  const open = [taking(game, option)];
  for (let next = open.pop(); next; next = open.pop()) {
    if (hasDrawn(next)) return undefined;
    const name = sameButForNames(next);
    if (been.has(name)) continue;
    been.add(name);
    if (been.size > MOST_GAMES) return undefined;
    if (next.state.outcome !== RUNNING || topOf(next).number !== number) {
      ends.add(name);
      continue;
    }
    const { length } = options(next);
    for (let each = 0; each < length; each++) open.push(taking(next, each));
  }
  return ends;
}

function taking(game: UoaGame, option: number): UoaGame {
  const next = clone(game);
  next.events = [];
  step(next, option);
  return next;
}

/** Whether luck had a hand in what came of it: with other luck, something else might have come of each option. */
function hasDrawn({ events, system }: UoaGame): boolean {
  return events?.some((event) => system.luckIn(event) !== undefined) ?? false;
}
