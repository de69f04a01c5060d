import { type Stood, standing } from '../../drawing/board/standing';
import { apply, type Bot, botNamed, legalActions, seedGenerator, snapshot } from '../../engine';
import type { Observation } from '../../engine/systems/undead-or-alive';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { observe } from '../../engine/systems/undead-or-alive/hidden/observation';
import { wayTo } from '../../engine/systems/undead-or-alive/insight/walks';
import { skillNumber } from '../../engine/systems/undead-or-alive/skills/owned';
import type { Moment } from '../../renderer/game/moment';
import { pictureAt, pictureOf } from '../../renderer/game/picture';
import { type PlayedGame, startGame } from '../../renderer/game/played-game';
import { scenesBefore } from '../../renderer/game/scenes';
import { createSitting } from '../../renderer/game/sitting';
import { boardGeometry } from '../../renderer/play/board/board-geometry';
import { piecesOn } from '../../renderer/play/board/pieces';
import type { Mission } from '../../schemas';
import { withZombies, ZOMBIES } from '../helpers/crowded';
import { bytesOfGame } from '../helpers/game-memory';
import { sampleMission } from '../helpers/games';
import { tilesInSquare } from '../helpers/large-boards';
import { busy, type Opened } from './measure';

const ACTIONS = 3000;
const MOMENTS = 300;

/** What playing costs in the window beside the bare engine: it makes a moment of everything, and nothing is lost. */
export function playingBenches(): Promise<Opened> {
  const [m0, m4] = [sampleMission('m0.boothill'), sampleMission('m4.boothill')];
  const longWalk = gameOfLongWalks();
  const far = observe(longWalk);
  const turn = zombiesTurn();
  const bare = { what: 'the same applied by the bare engine', run: () => applied(m0) };
  return Promise.resolve({
    benches: [
      { what: 'an action taken in the window', ours: { run: () => taken(m0, false) }, beside: bare },
      {
        what: 'the same, with trivial choices decided by itself',
        ours: { run: () => taken(m0, true) },
        beside: bare,
      },
      {
        what: `a game of ${MOMENTS} moments on M4, as the window keeps it`,
        unit: 'bytes',
        ours: { run: () => bytesOfGame(m4, MOMENTS) },
        beside: { what: 'a snapshot of each', run: () => MOMENTS * bytesOfSnapshot(m4) },
      },
      {
        what: `where everything stands, scene by scene of a turn of ${ZOMBIES} zombies`,
        ours: { run: () => stood(turn) },
        beside: { what: 'the scenes made', run: () => scenesBefore(turn) },
      },
      {
        what: 'the way to the far end of 100 tiles, for a survivor with many skills',
        ours: { run: () => wayTo(far, far.table.zones.length - 1) },
        beside: { what: 'its zones reached one after the other', run: () => reachedFrom(far), batch: 20 },
      },
    ],
    stop: () => Promise.resolve(),
  });
}

/** Milliseconds an action; somebody else chooses it. */
function taken(mission: Mission, skipsTrivial: boolean): number {
  const luck = seedGenerator('bench');
  let [count, spent] = [0, 0];
  for (let number = 0; count < ACTIONS; number++) {
    const game = begin(mission, `${number}`);
    const sitting = createSitting(game, { speed: () => 'at-once', skipsTrivial: () => skipsTrivial });
    for (let { at } = game.store.getState(); !at.seen.outcome; { at } = game.store.getState()) {
      const action = chosen(at.game as UoaGame, luck);
      const begun = busy();
      sitting.take({ action });
      spent += busy() - begun;
    }
    count += game.store.getState().moments.length - 1;
  }
  return spent / count;
}

function applied(mission: Mission): number {
  const luck = seedGenerator('bench');
  let [count, spent] = [0, 0];
  for (let number = 0; count < ACTIONS; number++) {
    let game = begin(mission, `${number}`).store.getState().at.game as UoaGame;
    while (!observe(game).outcome) {
      const action = chosen(game, luck);
      const begun = busy();
      const done = apply(game, action);
      spent += busy() - begun;
      if ('refused' in done) throw new Error(done.refused.code);
      game = done.game;
      count += 1;
    }
  }
  return spent / count;
}

const bot = botNamed('undead-or-alive', 'greedy') as Bot;

function chosen(game: UoaGame, luck: ReturnType<typeof seedGenerator>) {
  const action = legalActions(game)[bot.choose(observe(game), luck)];
  if (!action) throw new Error('There is nothing to decide');
  return action;
}

const SKILLS = { sprint: 1, 'extra-zone-move': 1, 'extra-free-action-move': 2, 'plus-action': 1 };

/** Somebody in one corner of a large board, with a Walker on every third tile. */
function gameOfLongWalks(): UoaGame {
  const m0 = sampleMission('m0.boothill');
  // One that has no crates and corpse piles, of which the box has a few only.
  const placements = tilesInSquare(100).map((placement) => ({ ...placement, face: '1V' }));
  const on = (tile: number) => ({ tile: `t${tile}`, x: 125, y: 125 });
  const mission: Mission = {
    ...m0,
    placements,
    rules: [],
    goals: [{ id: 'out', reach: { left: { by: 'exit' } } }],
    tokens: [
      { id: 'start', kind: 'start', at: on(0) },
      { id: 'spawn', kind: 'spawn', spawn: 'starting', at: on(99) },
      { id: 'exit', kind: 'exit', at: on(9) },
      ...Array.from({ length: 32 }, (_, index) => {
        return { id: `z${index}`, kind: 'zombie', zombie: 'walker', at: on(1 + 3 * index) } as const;
      }),
    ],
  };
  let game = begin(mission, 'far').store.getState().at.game as UoaGame;
  while (observe(game).decision?.name !== 'act') {
    const done = apply(game, legalActions(game)[0]);
    if ('refused' in done) throw new Error(done.refused.code);
    ({ game } = done);
  }
  const seen = observe(game);
  for (const [skill, times] of Object.entries(SKILLS)) {
    game.state.skills.set(seen.acting, skillNumber(skill), times);
  }
  return game;
}

/** The simplest way of going through all zones. */
function reachedFrom({ board }: Observation): ReadonlySet<number> {
  const reached = new Set([0]);
  for (const zone of reached) for (const to of board.neighbours[zone] ?? []) reached.add(to);
  return reached;
}

/** The moment after the zombies of a crowded M8 have had their first turn. */
function zombiesTurn(): Moment {
  const game = begin(withZombies(sampleMission('m8.boothill')), 'turn');
  for (;;) {
    const { at } = game.store.getState();
    if (at.events.some(({ type }) => type === 'zombies-phase')) return at;
    game.take({ action: chosen(at.game as UoaGame, seedGenerator('turn')) });
  }
}

function stood(moment: Moment): ReadonlyMap<string, Stood> {
  let last: ReadonlyMap<string, Stood> = new Map();
  for (const { seen, past } of scenesBefore(moment)) {
    const ground = boardGeometry(seen.table, pictureOf(seen).lying, 'en');
    last = standing(piecesOn(seen, ground, pictureAt(moment, seen, past)), ground.roomOf, last);
  }
  return last;
}

function bytesOfSnapshot(mission: Mission): number {
  return snapshot(begin(mission, 'bytes').store.getState().at.game).byteLength;
}

function begin(mission: Mission, seed: string): PlayedGame {
  const started = startGame(mission, { seed });
  if ('problem' in started) throw new Error(started.problem.code);
  return started.game;
}
