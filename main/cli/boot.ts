import { hostFolder } from '../host/folder';
import { allowClosedPipe } from './closed-pipe';
import { runCommand } from './command';

/** Runs one command line and gives its exit code: 0 done, 1 'it ran, and the answer is no', 2 not understood. */
export function run(args: readonly string[]): Promise<number> {
  allowClosedPipe(process.stdout);
  return runCommand(args, {
    folder: hostFolder(),
    locale: Intl.DateTimeFormat().resolvedOptions().locale,
    print: (text) => process.stdout.write(`${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
    input: () => process.stdin as AsyncIterable<Uint8Array>,
  });
}
