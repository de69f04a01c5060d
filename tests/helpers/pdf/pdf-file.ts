import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFolder } from '../folders';

/** A file with these bytes, which is gone after the test. */
export async function pdfFile(bytes: Uint8Array): Promise<string> {
  const file = join(await emptyFolder(), 'printed.pdf');
  await writeFile(file, bytes);
  return file;
}
