import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Who may come in. The token keeps out other users and programs of this machine, the Host header keeps out
 * pages that rebind their own name to 127.0.0.1, the Origin header keeps out all other pages.
 */
export interface Gate {
  /** What the path begins with for whoever knows the token. */
  readonly prefix: string;
  /** The path behind the token, or nothing for a request that is refused. */
  enter(request: IncomingMessage): string | undefined;
}

export function createGate(port: number): Gate {
  const authority = `127.0.0.1:${port}`;
  const token = randomBytes(24).toString('base64url');
  const prefix = `/${token}`;
  return {
    prefix,
    enter: ({ headers, url = '' }) => {
      if (headers.host !== authority) return undefined;
      if (headers.origin !== undefined && headers.origin !== `http://${authority}`) return undefined;
      const path = url.split('?', 1)[0] ?? '';
      return sameText(path.slice(0, prefix.length), prefix) ? path.slice(prefix.length) : undefined;
    },
  };
}

/** Takes the same time whichever character is wrong, so that a token cannot be found piece by piece. */
function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
