import {
  type Changes,
  type GameEvent,
  type StartOptions,
  type StartProblem,
  undeadOrAliveGames,
} from '../../engine';
import type { Mission } from '../../schemas';
import { isLaid, keepLaid, type Laid } from './laying';
import { type Deed, firstMoment, type Moment, momentAfter, momentMade } from './moment';
import { type PlayedGame, playedGame, startGame } from './played-game';

/** Something that was decided in a game. */
export interface Decided {
  /** The place of what it goes on from; -1 is the opening. */
  readonly after: number;
  readonly deed: Deed;
}

/** What is to be done again, on which mission, by whom and with which luck. */
export interface ToPlayAgain {
  readonly mission: Mission;
  readonly options: StartOptions;
  readonly decided: readonly Decided[];
}

/** What came of something that was decided. */
export interface Made {
  readonly events: readonly GameEvent[];
  readonly round: number;
  /** What is different from the moment that it goes on from. */
  readonly changes: Changes;
}

/** A game that has been played again, as plain data, wherever that was. */
export interface PlayedAgain {
  readonly laid: Laid;
  /** By the places of what was decided; nothing for what cannot be done any more. */
  readonly made: readonly (Made | undefined)[];
}

/** Does everything again that can be done; what went on from something else is lost with it. */
export function playAgain(
  { mission, options, decided }: ToPlayAgain,
  report: (done: number, of: number) => void,
): PlayedAgain | { readonly problem: StartProblem } {
  let boards = 0;
  const laid = undeadOrAliveGames.lay(mission, undeadOrAliveGames.survivors(options), (done, of) => {
    boards = of;
    report(done, of + decided.length);
  });
  if ('problem' in laid) return laid;
  const started = undeadOrAliveGames.gamesOn(laid)(options);
  if ('problem' in started) return started;
  const first = firstMoment(started.game, []);
  const moments: (Moment | undefined)[] = [];
  const made = decided.map(({ after, deed }, place): Made | undefined => {
    const from = after < 0 ? first : moments[after];
    const next = from && momentAfter(from, deed, place + 1);
    // Nobody sees more than so many steps.
    if (place % Math.ceil(decided.length / 100) === 0) report(boards + place, boards + decided.length);
    if (!next || 'refused' in next) return undefined;
    const { events, round, position } = next.moment;
    moments[place] = next.moment;
    return { events, round, changes: position.changes };
  });
  return { laid, made };
}

/** The game itself, at what was decided in one place; and how much of it is lost. */
export function gameAgain(
  { mission, options, decided }: ToPlayAgain,
  { laid, made }: PlayedAgain,
  at: number,
): { readonly game: PlayedGame; readonly lost: number } {
  const survivors = undeadOrAliveGames.survivors(options);
  if (!isLaid(mission, survivors)) keepLaid(mission, survivors, laid);
  const started = startGame(mission, options);
  if ('problem' in started) throw new Error('A game that was played again cannot begin');
  const [first] = started.game.store.getState().moments as [Moment];
  const moments: [Moment, ...Moment[]] = [first];
  const places: Record<number, Moment | undefined> = { [-1]: first };
  /** How far one comes towards each of those that are lost. */
  const before: Record<number, Moment | undefined> = {};
  for (const [place, { after, deed }] of decided.entries()) {
    const [from, again] = [places[after], made[place]];
    if (!from || !again) {
      before[place] = from ?? before[after];
      continue;
    }
    const moment = momentMade(from, deed, moments.length, again);
    moments.push(moment);
    places[place] = moment;
  }
  return {
    game: playedGame(mission, started.game.options.seed, moments, places[at] ?? before[at] ?? first),
    lost: decided.length + 1 - moments.length,
  };
}
