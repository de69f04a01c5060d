import { type StartProblem, undeadOrAliveGames } from '../../engine';
import type { GameShown } from '../../main/contract';
import { type GameFile, type GameMoment, loadDocument, type Problem } from '../../schemas';
import { type Deed, lineTo, type Moment, momentAfter } from './moment';
import { type GameState, type PlayedGame, playedGame, startGame } from './played-game';
import { missionHash } from './same-mission';

/** What is kept of a game beside what was decided in it. */
export interface KeptAbout {
  /** In seconds. */
  readonly played: number;
  /** The name of the mission's file, where it has one. */
  readonly document?: string | undefined;
}

/** More than any game has: with very many a file takes long to open, and in the end it cannot be opened at all. */
const MOST_MOMENTS = 20_000;

/** A game as a file, with everything that was taken back. */
export function gameFile(
  { mission, options, store }: PlayedGame,
  about: KeptAbout,
  most = MOST_MOMENTS,
): GameFile {
  const { seed, survivors, players, playerOf, ultrared } = options;
  const { at } = store.getState();
  const moments = momentsToKeep(store.getState(), most);
  const places = new Map(moments.map((moment, place) => [moment, place - 1]));
  const isBent = moments.some(({ deed }) => deed && 'bend' in deed);
  return {
    format: 'boothill/game@1',
    system: mission.system,
    contentVersion: undeadOrAliveGames.contentVersion(),
    missionHash: missionHash(mission),
    mission,
    seed,
    options: { survivors: [...survivors], players, playerOf: [...playerOf], ...(ultrared && { ultrared }) },
    moments: moments.flatMap((moment) => writtenMoment(moment, places)),
    at: places.get(at) ?? moments.length - 2,
    ...(isBent && { bent: true }),
    ...(about.document !== undefined && { from: { document: about.document } }),
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
    round: seen.value('round'),
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
export type KeepingProblem =
  | { readonly code: 'damaged'; readonly problem: Problem }
  | { readonly code: 'cannot-start'; readonly problem: StartProblem };

/** Plays a game that was kept up to the moment that was in sight, with all that was tried beside. */
export function openGame(text: string): OpenedGame | KeepingProblem {
  const loaded = loadDocument(text, 'game');
  if (!loaded.ok) return { code: 'damaged', problem: loaded.problems[0] as Problem };
  const { mission, seed, options, moments, at, played, from, contentVersion } = loaded.document;
  const started = startGame(mission, { seed, ...options });
  if ('problem' in started) return { code: 'cannot-start', problem: started.problem };
  const [first] = started.game.store.getState().moments as [Moment];
  const { made, places, before } = playedAgain(first, moments.map(deedOf));
  return {
    game: playedGame(mission, seed, made, places[at] ?? before[at] ?? first),
    about: { played, document: from?.document },
    isOfOtherVersion: contentVersion !== undeadOrAliveGames.contentVersion(),
    lost: moments.length + 1 - made.length,
  };
}

interface Decided {
  /** The place of the one it goes on from; -1 is the opening. */
  readonly after: number;
  readonly deed: Deed;
}

function deedOf(moment: GameMoment): Decided {
  const { after } = moment;
  return { after, deed: 'bend' in moment ? { bend: moment.bend } : { action: moment.action } };
}

/** Does everything again that can be done; what went on from something else is lost with it. */
function playedAgain(first: Moment, decided: readonly Decided[]) {
  const made: [Moment, ...Moment[]] = [first];
  const places: Record<number, Moment | undefined> = { [-1]: first };
  /** How far one comes towards each of those that are lost. */
  const before: Record<number, Moment | undefined> = {};
  for (const [place, { after, deed }] of decided.entries()) {
    const from = places[after];
    const next = from && momentAfter(from, deed, made.length);
    if (!next || 'refused' in next) {
      before[place] = from ?? before[after];
      continue;
    }
    made.push(next.moment);
    places[place] = next.moment;
  }
  return { made, places, before };
}

/** The same people, luck and decisions on another mission, as far as they go. */
export function playedOver(
  { options, store }: PlayedGame,
  mission: PlayedGame['mission'],
): { readonly game: PlayedGame; readonly lost: number } | { readonly problem: StartProblem } {
  const started = startGame(mission, options);
  if ('problem' in started) return started;
  const { game } = started;
  const line = lineTo(store.getState().at).flatMap(({ deed }) => deed ?? []);
  const refused = line.findIndex((deed) => game.take(deed) !== undefined);
  return { game, lost: refused < 0 ? 0 : line.length - refused };
}
