import { simulate } from '../../main/host/lab/simulate';
import { sampleMission } from '../helpers/games';
import { builtLabWorker } from '../helpers/lab-worker';
import type { Opened } from './measure';

/** Few would not do: every thread warms up by itself, and meanwhile the compiler has the other processor. */
const GAMES = 2000;

/** What a second thread is worth, its start included. */
export function labBenches(): Promise<Opened> {
  const plan = { mission: sampleMission('m0.boothill'), bot: 'greedy', seed: 'bench', options: {} };
  const play = async (threads: number) => {
    const begun = performance.now();
    await simulate(plan, GAMES, { program: builtLabWorker, threads });
    return (performance.now() - begun) / GAMES;
  };
  return Promise.resolve({
    benches: [
      {
        what: 'a game of the lab on M0, by 2 threads',
        ours: { run: () => play(2) },
        beside: { what: 'by 1 thread', run: () => play(1) },
      },
    ],
    stop: () => Promise.resolve(),
  });
}
