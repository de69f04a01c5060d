import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  type LabFault,
  type LabGame,
  type LabNames,
  type LabPlan,
  labReport,
  type StartProblem,
} from '../../../engine';
import type { LabReport } from '../../../schemas';
import { GamesToPlay } from './games-to-play';
import type { Batch, Played, Said } from './messages';

/** What it takes to play many games at once. */
export interface LabMeans {
  /** The program of a thread: `lab-worker.js`, wherever the shell has it. */
  readonly program: URL;
  readonly threads?: number | undefined;
  /** Cancels what is under way; what has been played until then is kept. */
  readonly signal?: AbortSignal | undefined;
  /** Told again and again how many games are done. */
  readonly progress?: ((done: number) => void) | undefined;
}

/** The figures, with what kept them from being complete; or why the mission cannot be played. */
export type Simulated =
  | { readonly report: LabReport; readonly trouble?: LabTrouble | undefined }
  | { readonly problem: StartProblem };

/** How a thread came to its end, without a word or with an error of its own. */
export type LabTrouble =
  | { readonly code: 'thread-ended' }
  | { readonly code: 'thread-failed'; readonly message: string };

export const mostThreads = 64;

/** Plays many games of a mission. What comes of them does not depend on the number of threads. */
export async function simulate(plan: LabPlan, games: number, means: LabMeans): Promise<Simulated> {
  const simulation = new Simulation(plan, games, means);
  await simulation.run();
  return simulation.result();
}

/** How long a thread may take to hand over what it has when everything is cancelled. */
const GRACE_MS = 100;
/** A game that kills its thread dies twice, once among others and once alone. Where so many do, all would. */
const MOST_DEATHS = 20;

class Simulation {
  private readonly toPlay: GamesToPlay;
  private readonly threads: number;
  private readonly games: LabGame[] = [];
  private readonly faults: LabFault[] = [];
  private names: LabNames = { zones: [], goals: [], options: {} };
  private problem: StartProblem | undefined;
  private trouble: LabTrouble | undefined;
  private deaths = 0;

  constructor(
    private readonly plan: LabPlan,
    private readonly wanted: number,
    private readonly means: LabMeans,
  ) {
    this.toPlay = new GamesToPlay(wanted);
    this.threads = Math.min(means.threads ?? availableParallelism(), mostThreads, wanted);
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: this.threads }, () => this.keepAtWork()));
  }

  result(): Simulated {
    const { plan, names, wanted, problem, trouble } = this;
    if (problem) return { problem };
    const byNumber = (one: { number: number }, other: { number: number }) => one.number - other.number;
    const games = this.games.sort(byNumber);
    const faults = this.faults.sort(byNumber);
    const ended = this.done === wanted ? 'done' : this.isCancelled ? 'cancelled' : 'broken';
    const report = labReport(plan, { names, games, faults, wanted, ended });
    return { report, trouble: ended === 'broken' ? trouble : undefined };
  }

  private get done(): number {
    return this.games.length + this.faults.length;
  }

  private get isCancelled(): boolean {
    return this.means.signal?.aborted === true;
  }

  private get goesOn(): boolean {
    return !this.isCancelled && !this.problem && this.deaths < MOST_DEATHS && this.toPlay.count > 0;
  }

  /** One thread until nothing is left; another takes the place of one that dies. */
  private async keepAtWork(): Promise<void> {
    let goesOn = this.goesOn;
    while (goesOn) goesOn = (await this.employThread()) && this.goesOn;
  }

  /** Gives a thread one batch after the other; says whether it died and another may do better. */
  private async employThread(): Promise<boolean> {
    const { plan, means, toPlay, threads } = this;
    // The options of this process, such as a loader for TypeScript, are not for the thread.
    const worker = new Worker(means.program, { workerData: plan, execArgv: [] });
    const release = this.endWhenCancelled(worker);
    let batch: Batch | undefined;
    let death: LabTrouble = { code: 'thread-ended' };
    try {
      for await (const said of heardFrom(worker)) {
        if ('problem' in said) {
          this.problem = said.problem;
          return false;
        }
        if ('ready' in said) this.names = said.ready;
        else this.note(said, batch);
        batch = this.goesOn ? toPlay.take(threads) : undefined;
        if (!batch) return false;
        worker.postMessage(batch);
      }
    } catch (error) {
      death = { code: 'thread-failed', message: String(error) };
    } finally {
      release();
      await worker.terminate();
    }
    return this.noteDeath(death, batch);
  }

  /** Threads that are in the middle of a game see no signal. */
  private endWhenCancelled(worker: Worker): () => void {
    const { signal } = this.means;
    let timer: NodeJS.Timeout | undefined;
    const cancel = () => {
      timer = setTimeout(() => void worker.terminate(), GRACE_MS);
    };
    signal?.addEventListener('abort', cancel);
    return () => {
      signal?.removeEventListener('abort', cancel);
      clearTimeout(timer);
    };
  }

  private note({ games, faults, next }: Played, batch: Batch | undefined): void {
    this.games.push(...games);
    this.faults.push(...faults);
    if (batch) this.toPlay.putBack({ first: next, last: batch.last });
    this.means.progress?.(this.done);
  }

  /** What the thread was at is played again, game by game, so that the one that killed it is found. */
  private noteDeath(death: LabTrouble, batch: Batch | undefined): boolean {
    if (this.isCancelled) return false;
    this.deaths += 1;
    this.trouble = death;
    // One that dies before it has begun would do so again.
    if (!batch) return false;
    if (batch.first < batch.last) this.toPlay.putBackOneByOne(batch);
    else this.faults.push({ number: batch.first, message: 'message' in death ? death.message : '' });
    return true;
  }
}

/** What a thread says until it ends; an error that ends it is thrown. */
async function* heardFrom(worker: Worker): AsyncGenerator<Said> {
  // Errors that come when nobody listens any more would end the whole program.
  worker.on('error', () => undefined);
  for await (const [said] of on(worker, 'message', { close: ['exit'] })) yield said as Said;
}
