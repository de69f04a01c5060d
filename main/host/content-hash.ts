import { createHash } from 'node:crypto';

/** What tells one content from another. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
