import type { LabGame, LabPlan } from '../../engine';
import { bundled } from './bundled';
import { emptyFolder } from './folders';
import { twoTiles } from './games';

/** A program of a thread with a fault, such as `throws 7`; `lab-faults.ts` says which there are. */
export async function faultyLabWorker(fault: string): Promise<URL> {
  return bundled({
    entry: 'tests/helpers/lab-faults.ts',
    folder: await emptyFolder(),
    define: { PLANTED: JSON.stringify(fault) },
  });
}

/** The greedy bot with three survivors on two tiles. */
export function planWith(change: Partial<LabPlan> = {}): LabPlan {
  return { mission: twoTiles, bot: 'greedy', seed: 'test', options: { count: 3 }, ...change };
}

/** A game that was lost in its third round, with some figures changed. */
export function labGame(number: number, change: Partial<LabGame> = {}): LabGame {
  const rounds = change.rounds ?? 3;
  return {
    number,
    outcome: { won: false, reason: 'survivor-eliminated', round: rounds },
    rounds,
    decisions: 10,
    people: ['henry', 'may'],
    eliminated: [],
    goals: [],
    zombies: [],
    ...change,
  };
}

export function wonGame(number: number, change: Partial<LabGame> = {}): LabGame {
  const rounds = change.rounds ?? 3;
  return labGame(number, { outcome: { won: true, reason: 'goals-reached', round: rounds }, ...change });
}
