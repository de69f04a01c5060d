import {
  type Changes,
  type GameEvent,
  type ReportProgress,
  type StartOptions,
  type StartProblem,
  systemOf,
} from '../../engine';
import type { Mission } from '../../schemas';
import { isLaid, keepLaid, type LaidOrRefused } from './laying';
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
  readonly laid: LaidOrRefused;
  /** By the places of what was decided; nothing for what cannot be done any more. */
  readonly made: readonly (Made | undefined)[];
}

/** Does everything again that can be done; what went on from something else is lost with it. */
export function playAgain(
  question: ToPlayAgain,
  report: ReportProgress,
): PlayedAgain | { readonly problem: StartProblem } {
  const again = momentsAgain(question, report);
  if ('problem' in again) return again;
  const { laid, moments } = again;
  const made = moments.map((moment): Made | undefined => {
    return moment && { events: moment.events, round: moment.round, changes: moment.position.changes };
  });
  return { laid, made };
}

interface MomentsAgain {
  readonly laid: LaidOrRefused;
  readonly first: Moment;
  /** By the places of what was decided; nothing for what cannot be done any more. */
  readonly moments: readonly (Moment | undefined)[];
}

/** The moments themselves, for whoever has them made where they are wanted. */
export function momentsAgain(
  question: ToPlayAgain,
  report: ReportProgress,
): MomentsAgain | { readonly problem: StartProblem } {
  const { laid, isPlayed } = layToPlay(question, report);
  if ('problem' in laid) return laid;
  const { mission, options } = question;
  const started = systemOf(mission.system).start.gamesOn(laid)(options);
  if ('problem' in started) return started;
  const first = firstMoment(started.game, []);
  const moments: (Moment | undefined)[] = [];
  for (const [place, { after, deed }] of question.decided.entries()) {
    const from = after < 0 ? first : moments[after];
    const next = from && momentAfter(from, deed, place + 1);
    isPlayed(place);
    moments.push(next && 'moment' in next ? next.moment : undefined);
  }
  return { laid, first, moments };
}

/** Lays what is to be played; laying and playing are reported as one. */
export function layToPlay({ mission, options, decided }: ToPlayAgain, report: ReportProgress) {
  const { start } = systemOf(mission.system);
  let boards = 0;
  const laid = start.lay(mission, start.howMany(options), (done, of) => {
    boards = of;
    report(done, of + decided.length);
  });
  const isPlayed = (place: number) => {
    // Nobody sees more than so many steps.
    if (place % Math.ceil(decided.length / 100) === 0) report(boards + place, boards + decided.length);
  };
  return { laid, isPlayed };
}

/** The game itself, at what was decided in one place; and how much of it is lost. */
export function gameAgain(
  { mission, options, decided }: ToPlayAgain,
  { laid, made }: PlayedAgain,
  at: number,
): { readonly game: PlayedGame; readonly lost: number } {
  const people = systemOf(mission.system).start.howMany(options);
  if (!isLaid(mission, people)) keepLaid(mission, people, laid);
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
