import {
  apply,
  type Bot,
  botNamed,
  legalActions,
  observe,
  seedGenerator,
  snapshot,
  type UoaGame,
} from '../../engine';
import { type PlayedGame, startGame } from '../../renderer/game/played-game';
import { createSitting } from '../../renderer/game/sitting';
import type { Mission } from '../../schemas';
import { bytesOfGame } from '../helpers/game-memory';
import { sampleMission } from '../helpers/games';
import { busy, type Opened } from './measure';

const ACTIONS = 3000;
const MOMENTS = 300;

/** What playing costs in the window beside the bare engine: it makes a moment of everything, and nothing is lost. */
export function playingBenches(): Promise<Opened> {
  const [m0, m4] = [sampleMission('m0.boothill'), sampleMission('m4.boothill')];
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
      const action = chosen(at.game, luck);
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
    let { game } = begin(mission, `${number}`).store.getState().at;
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

const bot = botNamed('greedy') as Bot;

function chosen(game: UoaGame, luck: ReturnType<typeof seedGenerator>) {
  const action = legalActions(game)[bot.choose(observe(game), luck)];
  if (!action) throw new Error('There is nothing to decide');
  return action;
}

function bytesOfSnapshot(mission: Mission): number {
  return snapshot(begin(mission, 'bytes').store.getState().at.game).byteLength;
}

function begin(mission: Mission, seed: string): PlayedGame {
  const started = startGame(mission, { seed });
  if ('problem' in started) throw new Error(started.problem.code);
  return started.game;
}
