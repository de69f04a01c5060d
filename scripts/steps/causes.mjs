import { keepLog } from './log.mjs';
import { Trouble } from './say.mjs';
import { listenForStop } from './stopping.mjs';

/** @type {[pattern: RegExp, key: string][]} */
const causes = [
  [/ENOSPC|EDQUOT|no space left/i, 'trouble.disk-full'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|Temporary failure resolving|fetch failed/i,
    'trouble.no-network',
  ],
  [/EACCES|EPERM|EROFS|Permission denied|Read-only file system/i, 'trouble.no-permission'],
];

/**
 * The sentence for something that failed, from what was printed about it; the whole of it goes into a log.
 *
 * @param {string} what the sentence to use when the cause is none of the usual ones
 * @param {string} output
 * @param {string} log the name of the log file
 */
export function troubleFrom(what, output, log) {
  const cause = causes.find(([pattern]) => pattern.test(output));
  return new Trouble(cause?.[1] ?? what, { file: keepLog(log, output) });
}

/**
 * Runs a command: trouble ends it with its one sentence, also when it is Node that met it; anything else is our
 * mistake and keeps its trace.
 *
 * @param {() => Promise<number | void>} work
 */
export async function command(work) {
  listenForStop();
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${explained(error)}\n`);
  }
}

/** What to tell the user of an error. @param {unknown} error */
export function explained(error) {
  if (error instanceof Trouble) return error.message;
  const { code, stack } = /** @type {NodeJS.ErrnoException} */ (error);
  const cause = causes.find(([pattern]) => pattern.test(code ?? ''));
  return cause ? new Trouble(cause[1], { file: keepLog('trouble.log', stack ?? '') }).message : stack;
}
