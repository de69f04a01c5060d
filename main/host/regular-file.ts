import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { largestFile } from '../../schemas';

/** More than anything of our own: a document in JSON, which may write a character as six. */
const LARGEST = 6 * largestFile + 1_000_000;

/** Windows has no such pipes, nor the word for it. */
const withoutWaiting = process.platform === 'win32' ? 0 : constants.O_NONBLOCK;

/** What a file of our own has. To open a pipe is to wait for whoever writes into it, and a device may have no end. */
export async function readRegularFile(path: string): Promise<Buffer> {
  const handle = await open(path, constants.O_RDONLY | withoutWaiting);
  try {
    const found = await handle.stat();
    if (!found.isFile() || found.size > LARGEST) throw Object.assign(new Error(path), { code: 'EISDIR' });
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

export async function readRegularText(path: string): Promise<string> {
  return (await readRegularFile(path)).toString('utf8');
}
