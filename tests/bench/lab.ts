import { simulate } from '../../main/host/lab/simulate';
import { sampleMission } from '../helpers/games';
import { builtLabWorker } from '../helpers/lab-worker';
import type { Bench, Opened } from './measure';

const plan = { mission: sampleMission('m0.boothill'), bot: 'greedy', seed: 'bench', options: {} };

/**
 * What a second thread is worth. Every thread has to be translated for the processor by itself, for about half a
 * second, and one alone has the other processor to do it with: a short run gains little, a long one nearly twice.
 */
export function labBenches(): Promise<Opened> {
  return Promise.resolve({
    benches: [
      twoBesideOne('a game of the lab on M0, start included', { games: 2000, leftOut: 0 }),
      twoBesideOne('a game of the lab on M0, once under way', { games: 4000, leftOut: 2000 }),
    ],
    stop: () => Promise.resolve(),
  });
}

function twoBesideOne(what: string, games: { games: number; leftOut: number }): Bench {
  return {
    what: `${what}, by 2 threads`,
    ours: { run: () => timePerGame(2, games) },
    beside: { what: 'by 1 thread', run: () => timePerGame(1, games) },
  };
}

/** The clock runs as soon as so many games are done that are left out. */
async function timePerGame(threads: number, { games, leftOut }: { games: number; leftOut: number }) {
  let from = { done: 0, at: performance.now() };
  const progress = (done: number) => {
    if (from.done === 0 && done >= leftOut && leftOut > 0) from = { done, at: performance.now() };
  };
  await simulate(plan, games, { program: builtLabWorker, threads, progress });
  return (performance.now() - from.at) / (games - from.done);
}
