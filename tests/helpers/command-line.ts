import { runCommand } from '../../main/cli/command';
import { emptyFolder } from './folders';
import { builtLabWorker } from './lab-worker';

interface Surroundings {
  folder: string;
  locale: string;
  input: string | Buffer;
  status: (line: string) => void;
  signal: AbortSignal;
  labWorker: URL;
}

/** Runs a command line and gives what it said. */
export async function boothill(args: string[], surroundings: Partial<Surroundings> = {}) {
  const { folder = '', locale = 'en', input = '', status, signal, labWorker = builtLabWorker } = surroundings;
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runCommand(args, {
    folder: folder || (await emptyFolder()),
    locale,
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
    input: () => [Buffer.from(input)],
    status,
    ...(signal && { interruption: () => signal }),
    labWorker,
    schemas: new URL('../../schemas/published/', import.meta.url),
  });
  return { code, printed: printed.join('\n'), complaints };
}
