import { type ChildProcess, spawn } from 'node:child_process';

export interface StartedPage {
  address: string;
  output: () => string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/** Starts the local page as a user does who opens it, and waits for the address that is printed. */
export function startLocalPage(folder: string, args: string[] = []): Promise<StartedPage> {
  return startWithBrowser(folder, {}, ['--no-open', ...args]);
}

/** The same, and lets it open the browser that it finds there. */
export async function startWithBrowser(
  folder: string,
  env: NodeJS.ProcessEnv,
  args: string[] = [],
): Promise<StartedPage> {
  const child = spawn(process.execPath, ['scripts/run.cjs', 'start', '--web', ...args], {
    env: { ...process.env, BOOTHILL_FOLDER: folder, LANG: 'C', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (text: string) => {
      output += text;
      const found = /http:\/\/127\.0\.0\.1:\d+\/\S+/.exec(output)?.[0];
      if (found) resolve(found);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('close', () => reject(new Error(`The local page did not start:\n${output}`)));
  });
  return { address, output: () => output, pid: child.pid, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.kill('SIGTERM');
  await closed;
}
