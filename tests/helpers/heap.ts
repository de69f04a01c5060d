import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is in use of this program's memory when all that can go is gone, in bytes. */
export async function bytesInUse(): Promise<number> {
  for (let time = 0; time < 3; time++) {
    // Whatever was asked of a weak reference is held until the work at hand is done.
    await setImmediate();
    collect();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
