import { stopChildren } from './child.mjs';
import { say } from './say.mjs';

const STOPPED = 130;
const LOOK_FOR_PARENT_MS = 1_000;

/** @type {() => void} */
let end = () => {
  say('trouble.stopped');
  process.exit(STOPPED);
};

/** What to do instead of saying that the work was stopped. @param {() => void} work */
export function whenStopped(work) {
  end = work;
}

/**
 * Ends what was started when the command is told to stop. npm does not pass every signal on; then the command
 * notices that it has lost its parent.
 */
export function listenForStop() {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    stopChildren();
    end();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), LOOK_FOR_PARENT_MS).unref();
}
