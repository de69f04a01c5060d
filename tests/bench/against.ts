import { type ChildProcess, fork } from 'node:child_process';
import { basename, join } from 'node:path';
import { project } from '../../scripts/steps/project.mjs';
import type { Bench, Opened } from './measure';
import type { Answered, Asked } from './side';

/** The same groups, with every row of this tree measured beside the same row of another one. */
export function againstTree(
  tree: string,
  names: readonly string[],
): Readonly<Record<string, () => Promise<Opened>>> {
  return Object.fromEntries(names.map((name) => [name, () => openBoth(tree, name)]));
}

/** What was tried in vain: nothing changes from one start to the next. */
const failed = new Set<string>();

/** By the rows of this tree, or where those know names that the other has not, by each tree's own. */
async function openBoth(tree: string, group: string): Promise<Opened> {
  for (const tests of ['tests', 'tests-of-its-own']) {
    if (failed.has(`${group} ${tests}`)) continue;
    try {
      return await openWith(tree, tests, group);
    } catch (error) {
      failed.add(`${group} ${tests}`);
      console.log(`${group} by the ${tests} of ${short(tree)}: ${(error as Error).message}`);
    }
  }
  return { benches: [], stop: () => Promise.resolve() };
}

async function openWith(tree: string, tests: string, group: string): Promise<Opened> {
  const [ours, theirs] = [new Side(project, 'tests'), new Side(tree, tests)];
  const stop = async () => {
    await Promise.all([ours.stop(), theirs.stop()]);
  };
  try {
    const mine = await ours.rows(group);
    const others = await theirs.rows(group);
    const benches = mine.flatMap(({ what, ...row }, place): Bench[] => {
      const other = others.findIndex((one) => one.what === what);
      if (other < 0) return [];
      const beside = { what: `at ${short(tree)}`, run: () => theirs.figure(other) };
      return [{ ...row, what, ours: { run: () => ours.figure(place) }, beside }];
    });
    return { benches, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function short(tree: string): string {
  return basename(tree).slice(0, 9);
}

/** A program that measures the rows of one tree. */
class Side {
  private readonly program: ChildProcess;
  private readonly ended: Promise<never>;

  constructor(tree: string, tests: string) {
    this.program = fork(join(tree, tests, 'bench', 'side.ts'), {
      cwd: tree,
      execArgv: ['--import', 'tsx'],
      silent: true,
    });
    let complaint = '';
    this.program.stderr?.on('data', (text: Buffer) => {
      complaint += text.toString();
    });
    this.ended = new Promise((_, reject) => {
      this.program.once('close', () => reject(new Error(/^\w*Error.*/m.exec(complaint)?.[0] ?? 'ended')));
    });
    // It ends after its last answer as well.
    this.ended.catch(() => {});
  }

  async rows(group: string): Promise<Pick<Bench, 'what' | 'unit'>[]> {
    const answered = await this.ask({ open: group });
    return 'rows' in answered ? answered.rows : [];
  }

  async figure(row: number): Promise<number> {
    const answered = await this.ask({ row });
    return 'figure' in answered ? answered.figure : Number.NaN;
  }

  async stop(): Promise<void> {
    if (this.program.exitCode === null) await this.ask({ stop: true }).catch(() => {});
    this.program.kill();
  }

  private ask(asked: Asked): Promise<Answered> {
    const answered = new Promise<Answered>((resolve) => this.program.once('message', resolve));
    // One that has ended says so by itself.
    this.program.send(asked, () => {});
    return Promise.race([answered, this.ended]);
  }
}
