import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Who may come in. The token keeps out other users and programs of this machine, the Host header keeps out
 * pages that rebind their own name to 127.0.0.1, the Origin header keeps out all other pages.
 */
export interface RequestGate {
  /** What the path begins with for whoever knows the token. */
  readonly prefix: string;
  /** Lets in once, and leads to the real path. */
  invite(): Invitation;
  /** Whether the request brings an invitation that nobody has used. */
  accept(request: IncomingMessage): boolean;
  /** The path behind the token, or nothing for a request that is refused. */
  enter(request: IncomingMessage): string | undefined;
}

export interface Invitation {
  readonly address: string;
  /** Once somebody has come with it. */
  readonly accepted: Promise<void>;
}

export function createGate(port: number): RequestGate {
  const authority = `127.0.0.1:${port}`;
  const prefix = `/${secret()}`;
  const invitations = new Map<string, () => void>();
  const isOurs = ({ headers }: IncomingMessage) =>
    headers.host === authority && (headers.origin === undefined || headers.origin === `http://${authority}`);
  return {
    prefix,
    invite: () => {
      const path = `/${secret()}`;
      const accepted = new Promise<void>((accept) => invitations.set(path, accept));
      return { address: `http://${authority}${path}`, accepted };
    },
    accept: (request) => {
      const path = request.url ?? '';
      const accept = invitations.get(path);
      if (!accept || !isOurs(request)) return false;
      invitations.delete(path);
      accept();
      return true;
    },
    enter: (request) => {
      if (!isOurs(request)) return undefined;
      const path = request.url?.split('?', 1)[0] ?? '';
      return sameText(path.slice(0, prefix.length), prefix) ? path.slice(prefix.length) : undefined;
    },
  };
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}

/** Takes the same time whichever character is wrong, so that a token cannot be found piece by piece. */
function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
