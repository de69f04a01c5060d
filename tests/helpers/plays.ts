import { observe, step, type UoaGame } from '../../engine';
import { botNamed } from '../../engine/bots/bots';
import { advance, topOf } from '../../engine/game/kernel';
import { seedGenerator } from '../../engine/random/generator';
import { begin, newGame } from '../../engine/systems/undead-or-alive/set-up/new-game';
import { Drifter, sampleMission, twoTiles } from './games';
import { Luck, type Play, playOf, randomPlay } from './random-missions';
import { season } from './seasoned';

/** How a game is played: by somebody who takes whatever comes, by one who wants to win, or from the middle on. */
export type Manner = 'random' | 'greedy' | 'seasoned';

const MANNERS: readonly Manner[] = ['random', 'greedy', 'seasoned'];

/** One game, and where to find it again. */
export interface Match {
  readonly play: Play;
  readonly manner: Manner;
  readonly seed: string;
  readonly game: UoaGame;
}

/** The sample missions by turns, and ever new ones at random. */
export function playNumber(number: number): Play {
  const count = 1 + (number % 6);
  const players = 1 + (number % Math.min(3, count));
  if (number % 5 === 0) return playOf(sampleMission('m0.boothill'), { seed: `${number}`, count, players });
  if (number % 5 === 1) return playOf(twoTiles, { seed: `${number}`, count, players });
  return randomPlay(`${number}`);
}

/** So many games, several on each board. */
export function* matches(games: number, manners = MANNERS, gamesOnEach = 6): Generator<Match> {
  for (let number = 0; number < games; number++) {
    if (number % gamesOnEach === 0) yield* [];
    const play = cached(Math.floor(number / gamesOnEach));
    const manner = manners[number % manners.length] as Manner;
    yield { play, manner, seed: `${number}`, game: begun(play, `${number}`) };
  }
}

const plays = new Map<number, Play>();

function cached(number: number): Play {
  let play = plays.get(number);
  if (!play) plays.set(number, (play = playNumber(number)));
  return play;
}

/** A game at its first decision, on a table that is laid once. */
export function begun(play: Play, seed: string): UoaGame {
  const game = newGame(play.table, seed);
  begin(game);
  advance(game);
  return game;
}

/** Plays on to the end, or as long as anybody would watch; stops at every decision. */
export function* decisionsOf({ game, manner, seed }: Match, most = 400): Generator<UoaGame> {
  const move = mover(manner, seed);
  for (let moves = 0; moves < most; moves++) {
    yield game;
    if (game.state.outcome !== 0) return;
    move(game);
  }
}

function mover(manner: Manner, seed: string): (game: UoaGame) => void {
  const drifter = new Drifter(seed);
  if (manner === 'random') return (game) => drifter.move(game);
  if (manner === 'seasoned') return seasoned(drifter, new Luck(`seasoned ${seed}`));
  const bot = botNamed('greedy');
  const luck = seedGenerator(seed);
  return (game) => step(game, bot?.choose(observe(game), luck) ?? 0);
}

/** Wounds heal before every turn, or nobody would live to see the rest. */
function seasoned(drifter: Drifter, luck: Luck): (game: UoaGame) => void {
  let isSeasoned = false;
  return (game) => {
    if (topOf(game).name === 'choose-survivor') {
      game.state.wounds.fill(0);
      if (!isSeasoned) {
        isSeasoned = true;
        season(game, luck);
        return;
      }
    }
    drifter.move(game);
  };
}
