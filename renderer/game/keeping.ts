import {
  type ReportProgress,
  type StartProblem,
  type SystemId,
  startFromFile,
  startInFile,
  systemOf,
} from '../../engine';
import type { GameShown } from '../../main/contract';
import { type GameFile, type GameMoment, loadDocument, type Mission, type Problem } from '../../schemas';
import { lineTo, type Moment } from './moment';
import { type Decided, gameAgain, type PlayedAgain, playAgain, type ToPlayAgain } from './play-again';
import type { GameState, PlayedGame } from './played-game';
import { missionHash } from './same-mission';

/** What is kept of a game beside what was decided in it. */
export interface KeptAbout {
  /** In seconds. */
  readonly played: number;
  /** The name of the mission's file, where it has one. */
  readonly document?: string | undefined;
  /** What the campaign is kept by that it is part of. */
  readonly journey?: string | undefined;
}

/** More than any game has: with very many a file takes long to open, and in the end it cannot be opened at all. */
const MOST_MOMENTS = 20_000;

/** A game as a file, with everything that was taken back. */
export function gameFile(
  { mission, options, store }: PlayedGame,
  about: KeptAbout,
  most = MOST_MOMENTS,
): GameFile {
  const { start } = systemOf(mission.system);
  const { at } = store.getState();
  const moments = momentsToKeep(store.getState(), most);
  const places = new Map(moments.map((moment, place) => [moment, place - 1]));
  const { document, journey } = about;
  const from = { ...(document !== undefined && { document }), ...(journey !== undefined && { journey }) };
  const isBent = moments.some(({ deed }) => deed && 'bend' in deed);
  return {
    format: 'boothill/game@1',
    system: mission.system,
    contentVersion: start.contentVersion(),
    missionHash: missionHash(mission),
    mission,
    seed: options.seed,
    options: startInFile(start.options, options),
    moments: moments.flatMap((moment) => writtenMoment(moment, places)),
    at: places.get(at) ?? moments.length - 2,
    ...(isBent && { bent: true }),
    ...(Object.keys(from).length > 0 && { from }),
    played: Math.round(about.played),
  };
}

/** All of them; of too many only those of the branch in sight. */
function momentsToKeep({ moments, newest }: GameState, most: number): readonly Moment[] {
  return moments.length <= most ? moments : lineTo(newest).slice(0, most);
}

/** In a file the first moment is the one after the opening. */
function writtenMoment({ after, deed, round }: Moment, places: ReadonlyMap<Moment, number>): GameMoment[] {
  if (!after || !deed) return [];
  const placed = { after: places.get(after) ?? -1, round };
  return ['bend' in deed ? { ...placed, bend: { ...deed.bend } } : { ...placed, action: { ...deed.action } }];
}

/** What a list of games says of it. */
export function gameShown({ mission, store }: PlayedGame): GameShown {
  const { seen } = store.getState().at;
  const { outcome } = seen;
  return {
    title: mission.title,
    mission: mission.id,
    round: seen.round,
    ...(outcome && { outcome: outcome.won ? 'won' : 'lost' }),
  };
}

export interface OpenedGame {
  readonly game: PlayedGame;
  readonly about: KeptAbout;
  /** It was kept by a Boothill with other cards or rules: things may have come out in another way. */
  readonly isOfOtherVersion: boolean;
  /** How many of its moments cannot be come to any more. */
  readonly lost: number;
}

/** Why a game that was kept cannot be played on. */
export type KeepingProblem = { readonly damaged: Problem } | KeptNotStarted;

interface KeptNotStarted {
  readonly problem: StartProblem;
  /** Nothing as long as nobody has read its file. */
  readonly system?: SystemId;
}

/** A game that was kept, as plain data, with all that came of what was decided in it. */
export interface KeptGameAgain {
  readonly file: GameFile;
  readonly again: PlayedAgain;
}

/** Plays a game that was kept, with all that was tried beside: that takes as long as it is. */
export function playKept(text: string, report: ReportProgress): KeptGameAgain | KeepingProblem {
  const loaded = loadDocument(text, 'game');
  if (!loaded.ok) return { damaged: loaded.problems[0] as Problem };
  const file = loaded.document;
  const again = playAgain(toPlayAgain(file), report);
  return 'problem' in again ? { problem: again.problem, system: file.system } : { file, again };
}

/** The game itself, at the moment that was in sight. */
export function openGame({ file, again }: KeptGameAgain): OpenedGame {
  const { played, from, contentVersion, at } = file;
  return {
    ...gameAgain(toPlayAgain(file), again, at),
    about: { played, document: from?.document, journey: from?.journey },
    isOfOtherVersion: contentVersion !== systemOf(file.system).start.contentVersion(),
  };
}

function toPlayAgain({ mission, seed, options, moments }: GameFile): ToPlayAgain {
  return {
    mission,
    options: startFromFile(systemOf(mission.system).start.options, seed, options),
    decided: moments.map(decidedIn),
  };
}

function decidedIn(moment: GameMoment): Decided {
  const { after } = moment;
  return { after, deed: 'bend' in moment ? { bend: moment.bend } : { action: moment.action } };
}

/** The same people, luck and decisions as up to the moment in sight, on any mission. */
export function toPlayOver({ options, store }: PlayedGame, mission: Mission): ToPlayAgain {
  const deeds = lineTo(store.getState().at).flatMap(({ deed }) => deed ?? []);
  return { mission, options, decided: deeds.map((deed, place) => ({ after: place - 1, deed })) };
}
