import { hostFolder } from '../host/folder';
import { allowClosedPipe } from './closed-pipe';
import { runCommand } from './command';
import { statusLine } from './status-line';

/**
 * Runs one command line and gives its exit code: 0 done, 1 'it ran, and the answer is no', 2 not understood.
 * `whenStopped` is told what to do instead of ending at once when the user stops a command.
 */
export function run(args: readonly string[], whenStopped: (work: () => void) => void): Promise<number> {
  allowClosedPipe(process.stdout);
  return runCommand(args, {
    folder: hostFolder(),
    locale: Intl.DateTimeFormat().resolvedOptions().locale,
    print: (text) => process.stdout.write(`${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
    input: () => process.stdin as AsyncIterable<Uint8Array>,
    status: process.stderr.isTTY ? statusLine((text) => process.stderr.write(text)) : undefined,
    interruption: () => interruption(whenStopped),
    // It lies beside this program.
    labWorker: new URL('lab-worker.js', import.meta.url),
    // In the project, for this program is not packed.
    schemas: new URL('../../schemas/published/', import.meta.url),
  });
}

/** Once: the command stops halfway. Whoever asks again, when it should long have stopped, does not want to wait. */
function interruption(whenStopped: (work: () => void) => void): AbortSignal {
  const controller = new AbortController();
  whenStopped(() => {
    controller.abort();
    // npm passes on what the terminal has sent already, so that one Ctrl+C comes twice.
    setTimeout(() => process.once('SIGINT', () => process.exit(STOPPED)), PATIENCE_MS).unref();
  });
  return controller.signal;
}

const STOPPED = 130;
const PATIENCE_MS = 1000;
