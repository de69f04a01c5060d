import { problem } from '../../../schemas';
import type { ReadKept } from '../../contract';
import { othersHaveLeft, type Visitor } from '../documents/visitor';
import { HostRefusal } from '../errors';
import type { KeptFiles } from './kept-files';

/** What was kept under a key, for a page that goes on with it. */
export async function readForPage<Shown>(
  files: KeptFiles<Shown>,
  key: string,
  visitor: Visitor,
): Promise<ReadKept | HostRefusal> {
  await othersHaveLeft(() => !files.isElsewhere(key, visitor));
  const found = await files.read(key, visitor);
  if (found.is === 'gone') return new HostRefusal('not-known');
  if (found.is === 'damaged') {
    return new HostRefusal('not-readable', { name: found.name, problem: problem('unreadable') });
  }
  return { text: found.text, ...(files.isElsewhere(key, visitor) && { elsewhere: true as const }) };
}
