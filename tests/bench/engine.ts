import { Chess } from 'chessops/chess';
import type { Move } from 'chessops/types';
import { type Bot, botNamed, nextBelow, options, restore, seedGenerator, snapshot, step } from '../../engine';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { observe } from '../../engine/systems/undead-or-alive/hidden/observation';
import { undeadOrAliveGames } from '../../engine/systems/undead-or-alive/start';
import type { Condition, Mission, Rule } from '../../schemas';
import { placementsOf } from '../helpers/board';
import { sampleMission } from '../helpers/games';
import { type Bench, busy, type Opened } from './measure';

const ACTIONS = 20_000;
/** Actions before the first row: it would be slower than all others by what it takes to compile the rules. */
const WARM_UP = 3000;
const GAMES = 20;
const COPIES = 20_000;

/** The engine at play beside chessops: rules far simpler than ours, in code that is known to be fast. */
export function engineBenches(): Promise<Opened> {
  const [m0, m1, m4, m9] = [
    sampleMission('m0.boothill'),
    sampleMission('m1.boothill'),
    sampleMission('m4.boothill'),
    sampleMission('m9.boothill'),
  ];
  const moves = { what: 'a move of chessops', run: () => chessMoves(ACTIONS) / ACTIONS };
  const played = (what: string, mission: Mission, bot: string): Bench => {
    return { what, ours: { run: () => actions(mission, bot, ACTIONS) }, beside: moves };
  };
  const waiting = { ...m0, rules: [...(m0.rules ?? []), ...waitingRules(200)] };
  for (const mission of [m0, m1, m4, m9, waiting])
    for (const bot of ['random', 'greedy']) actions(mission, bot, WARM_UP);
  chessMoves(WARM_UP);
  const inTheMiddle = game(m0, 'middle');
  const words = snapshot(inTheMiddle);
  return Promise.resolve({
    benches: [
      played('an action of random play on M0', m0, 'random'),
      played('an action of random play on M1', m1, 'random'),
      played('an action of random play on M4', m4, 'random'),
      played('an action of random play on M9', m9, 'random'),
      played('an action of random play on nine tiles', nineTiles(m0), 'random'),
      {
        what: 'an action of random play on M0 with 200 rules that wait for something',
        ours: { run: () => actions(waiting, 'random', ACTIONS / 4) },
        beside: { what: 'the same where none does', run: () => actions(m0, 'random', ACTIONS / 4) },
      },
      played('an action of the greedy bot on M0', m0, 'greedy'),
      played('an action of the greedy bot on M1', m1, 'greedy'),
      played('an action of the greedy bot on M9', m9, 'greedy'),
      {
        what: 'a game of the greedy bot on M0',
        ours: { run: () => games(m0, 'greedy') },
        beside: { what: 'a random game of chessops', run: () => chessGames(GAMES) / GAMES },
      },
      {
        what: 'a snapshot of a game, and back',
        ours: { run: () => copies(inTheMiddle, words) },
        beside: { what: 'its numbers copied by themselves', run: () => bareCopies(words) },
      },
    ],
    stop: () => Promise.resolve(),
  });
}

function game(mission: Mission, seed: string): UoaGame {
  const made = undeadOrAliveGames.prepare(mission)({ seed });
  if ('problem' in made) throw new Error(made.problem.code);
  return made.game;
}

/** Milliseconds an action, games begun anew included. */
function actions(mission: Mission, name: string, most: number): number {
  const bot = botNamed('undead-or-alive', name) as Bot;
  const start = undeadOrAliveGames.prepare(mission);
  // Laying the board is another row's affair.
  start({ seed: 'board' });
  const begun = busy();
  let taken = 0;
  for (let number = 0; taken < most; number++) taken += play(start, `${number}`, bot);
  return (busy() - begun) / taken;
}

function games(mission: Mission, name: string): number {
  const bot = botNamed('undead-or-alive', name) as Bot;
  const start = undeadOrAliveGames.prepare(mission);
  start({ seed: 'board' });
  const begun = busy();
  for (let number = 0; number < GAMES; number++) play(start, `${number}`, bot);
  return (busy() - begun) / GAMES;
}

function play(start: ReturnType<typeof undeadOrAliveGames.prepare>, seed: string, bot: Bot): number {
  const made = start({ seed });
  if ('problem' in made) throw new Error(made.problem.code);
  const view = observe(made.game);
  const luck = seedGenerator(seed);
  let taken = 0;
  while (options(made.game).length > 0) {
    step(made.game, bot.choose(view, luck));
    taken += 1;
  }
  return taken;
}

/** What they wait for is looked at after every action, and never comes. */
function waitingRules(count: number): Rule[] {
  const never: readonly Condition[] = [
    { counter: { counter: 'bells', atLeast: 9 } },
    { people: { in: 'exit', who: 'all', level: 'red' } },
    { round: { from: 900 } },
    { zombies: { in: 'streets', count: 99 } },
    { people: { in: { near: 'start', range: 2 }, who: { wounded: 2 } } },
    { done: 'bell' },
  ];
  const bell: Rule = {
    id: 'bell',
    asSoonAs: { round: { from: 999 } },
    do: [{ effect: 'count', counter: 'bells' }],
  };
  const waiting = Array.from({ length: count - 1 }, (_, number): Rule => {
    const asSoonAs = never[number % never.length] ?? { round: { from: 900 } };
    return { id: `waits-${number}`, asSoonAs, do: [{ effect: 'lose' }] };
  });
  return [bell, ...waiting];
}

/** Large enough that looking, walking and hearing go a long way. */
function nineTiles(mission: Mission): Mission {
  const tiles = ['1R', '2R', '3R', '4R', '5R', '6R', '7R', '8R', '9R'].map(
    (face, index) =>
      `${index === 0 ? 'a' : index === 1 ? 'b' : `t${index}`} ${face} ${(index % 3) * 250} ${Math.floor(index / 3) * 250}`,
  );
  return { ...mission, placements: placementsOf(tiles) };
}

/** Milliseconds for that many random moves, game after game. */
function chessMoves(count: number): number {
  const luck = seedGenerator('chess');
  const begun = busy();
  for (let played = 0; played < count; ) played += chessGame(luck, count - played);
  return busy() - begun;
}

function chessGames(count: number): number {
  const luck = seedGenerator('chess');
  const begun = busy();
  for (let number = 0; number < count; number++) chessGame(luck, Number.POSITIVE_INFINITY);
  return busy() - begun;
}

const HALF_MOVES_WITHOUT_PROGRESS = 100;

function chessGame(luck: ReturnType<typeof seedGenerator>, most: number): number {
  const position = Chess.default();
  let played = 0;
  while (played < most && !position.isEnd() && position.halfmoves < HALF_MOVES_WITHOUT_PROGRESS) {
    const moves: Move[] = [];
    for (const [from, squares] of position.allDests()) for (const to of squares) moves.push({ from, to });
    const move = moves[nextBelow(luck, moves.length)] as Move & { from: number };
    const isLast = move.to >= 56 || move.to < 8;
    position.play(isLast && position.board.pawn.has(move.from) ? { ...move, promotion: 'queen' } : move);
    played += 1;
  }
  return played;
}

function copies(playing: UoaGame, words: Int32Array): number {
  const begun = busy();
  for (let copy = 0; copy < COPIES; copy++) {
    snapshot(playing, words);
    restore(playing, words);
  }
  return (busy() - begun) / COPIES;
}

function bareCopies(words: Int32Array): number {
  const other = words.slice();
  const begun = busy();
  for (let copy = 0; copy < COPIES; copy++) {
    other.set(words);
    words.set(other);
  }
  return (busy() - begun) / COPIES;
}
