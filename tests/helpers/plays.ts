import { seedGenerator, step } from '../../engine';
import { botNamed } from '../../engine/bots/bots';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { observe } from '../../engine/systems/undead-or-alive/hidden/observation';
import { blastMission } from './blast-mission';
import { Drifter, sampleMission, twoTiles } from './games';
import { begun, type Play, playOf, randomPlay } from './random-missions';
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

/** So many games, two in every manner on each board. */
export function* matches(games: number, manners = MANNERS): Generator<Match> {
  let play: Play | undefined;
  for (let number = 0; number < games; number++) {
    const seed = `${number}`;
    if (!play || number % (2 * manners.length) === 0) play = playNumber(number / (2 * manners.length));
    const manner = manners[number % manners.length] ?? 'random';
    const game = begun(play, seed);
    if (manner === 'seasoned') season(game, seed);
    yield { play, manner, seed, game };
  }
}

/** The sample missions one after the other, and ever new ones at random between them. */
function playNumber(number: number): Play {
  const seed = `${number}`;
  const count = 1 + (number % 6);
  const players = 1 + (number % Math.min(3, count));
  const ultrared = number % 2 === 0;
  if (number % 4 === 0) {
    const mission = MISSIONS[(number / 4) % MISSIONS.length] ?? twoTiles;
    const play = playOf(mission, { seed, count, players, options: { ultrared } });
    if ('game' in play.start(play.options)) return play;
  }
  return randomPlay(seed);
}

/** Every sort of thing that a mission can ask for is in one of them. */
const MISSIONS = [
  twoTiles,
  ...Array.from({ length: 11 }, (_, number) => sampleMission(`m${number}.boothill`)),
  blastMission,
];

/** Plays on to the end, or as long as anybody would watch; stops at every decision. */
export function* decisionsOf({ game, manner, seed }: Match, most = 250): Generator<UoaGame> {
  const move = movers[manner](seed);
  for (let moves = 0; moves < most; moves++) {
    yield game;
    if (game.state.outcome !== 0) return;
    move(game);
  }
}

type Mover = (game: UoaGame) => void;

function drift(seed: string): Mover {
  const drifter = new Drifter(seed);
  return (game) => drifter.move(game);
}

const movers: Readonly<Record<Manner, (seed: string) => Mover>> = {
  random: drift,
  greedy(seed) {
    const bot = botNamed('undead-or-alive', 'greedy');
    const luck = seedGenerator(seed);
    return (game) => step(game, bot?.choose(observe(game), luck) ?? 0);
  },
  seasoned: drift,
};
