import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval as ticks } from 'node:timers/promises';
import { bundled } from './bundled';
import type { Outcome } from './serving';

/** What one thing may take. */
export interface Limits {
  /** Of the processor, which others may be busy with as well. */
  readonly seconds: number;
  /** Of the program's heap; all together it may take up twice as many. */
  readonly megabytes: number;
}

const LOOK_EVERY_MS = 200;

/**
 * A program that does one thing after the other, and is ended where one of them does not come to an end, or takes too
 * much memory; another takes its place then. It is no thread, because a thread that asks for a great deal of memory at
 * once takes everybody along. It calls `serve`.
 */
export class WatchedProgram<Job, Result> {
  private folder: string | undefined;
  private child: ChildProcess | undefined;
  /** On standard error. */
  private said = '';

  constructor(
    private readonly entry: string,
    private readonly limits: Limits,
  ) {}

  async do(job: Job): Promise<Outcome<Result>> {
    const child = (this.child ??= await this.begin());
    const over = new AbortController();
    const answer = once(child, 'message', over).then(([outcome]) => outcome as Outcome<Result>);
    const end = once(child, 'close', over).then(() => `It has ended: ${lastWords(this.said)}`);
    const broken = Promise.race([end, excessOf(child.pid, this.limits, over.signal)]).then(async (fault) => {
      await this.stop();
      return { fault };
    });
    child.send(job as never);
    try {
      return await Promise.race([answer, broken]);
    } finally {
      over.abort();
    }
  }

  async end(): Promise<void> {
    await this.stop();
    if (this.folder !== undefined) await rm(this.folder, { recursive: true });
    this.folder = undefined;
  }

  private async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  }

  private async begin(): Promise<ChildProcess> {
    this.folder ??= await mkdtemp(join(tmpdir(), 'boothill-program-'));
    this.said = '';
    const child = fork(await bundled({ entry: this.entry, folder: this.folder }), {
      execArgv: ['--enable-source-maps', `--max-old-space-size=${this.limits.megabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
    });
    await once(child, 'message');
    return child;
  }
}

/** Comes when it is too much. */
async function excessOf(pid: number | undefined, limits: Limits, signal: AbortSignal): Promise<string> {
  const before = await takenBy(pid);
  for await (const taken of ticks(LOOK_EVERY_MS, takenBy, { signal })) {
    const { seconds, megabytes } = await taken(pid);
    if (seconds - before.seconds > limits.seconds)
      return `It took more than ${limits.seconds} s of the processor`;
    if (megabytes > 2 * limits.megabytes) return `It took more than ${2 * limits.megabytes} MB`;
  }
  throw new Error('Nobody looks any more');
}

/** As Linux tells it, in hundredths of seconds and pages of 4096 bytes; nothing of a program that is gone. */
async function takenBy(pid: number | undefined): Promise<Limits> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, pages = 0] = [fields[11], fields[12], fields[21]];
  return { seconds: (user + system) / 100, megabytes: (pages * 4096) / 1e6 };
}

const LONGEST = 1000;

function lastWords(said: string): string {
  return /^FATAL ERROR.*/m.exec(said)?.[0] ?? said.slice(-LONGEST);
}
