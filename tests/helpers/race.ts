import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** What a program does in a race. */
export interface Start {
  /** Saves what it has open, saves under a new name, or writes into the file as other programs do. */
  deed: 'save' | 'save-new' | 'write';
  path: string;
  text: string;
}

/** Begins at that moment of Unix time; how it went: `done`, or the code that it was refused with. */
export type Run = (at: number) => Promise<string>;

export interface Runner {
  ready(start: Start): Promise<Run>;
}

/** A program of its own, on this data folder. */
export function runner(folder: string): Runner {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/helpers/race-runner.ts', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const tell = async (what: unknown) => {
    child.stdin.write(`${JSON.stringify(what)}\n`);
    return String((await lines.next()).value);
  };
  return {
    ready: async (start) => {
      await tell(start);
      return tell;
    },
  };
}

/** Lets all of them go, one after the other by so many milliseconds. */
export function race(runs: readonly Run[], apart: number): Promise<string[]> {
  const begin = Date.now() + 5;
  return Promise.all(runs.map((run, place) => run(begin + place * apart)));
}
