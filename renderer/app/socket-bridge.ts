import type { Answer, Bridge, HostEvent } from '../../main/contract';

type Message = { id: number; answer: Answer<unknown> } | { event: HostEvent };

/** How to reach the host of a local page. */
export interface Line {
  readonly connect: () => WebSocket;
  /** Whether a program that listens there knows nothing of this page: Boothill was started anew. */
  readonly isReplaced: () => Promise<boolean>;
}

const FORBIDDEN = 403;

/** What a host says to a page that has the word of another one. */
export function isReplacedAt(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status === FORBIDDEN,
    () => false,
  );
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** For a host to say its first word. */
const PATIENCE = 20_000;

/**
 * The bridge of a local page: questions are numbered, answers come back under their number. What is lost is tried
 * again, for longer and longer; but what the page has is said to nobody who cannot say who the host was before:
 * another user's program may have taken its place.
 */
export function socketBridge({ connect, isReplaced }: Line): Bridge {
  const waiting = new Map<number, (answer: Answer<unknown>) => void>();
  const listeners: ((event: HostEvent) => void)[] = [];
  let lastId = 0;
  /** What the host calls itself; no other program knows. */
  let known: string | undefined;
  let isGone = false;
  let pause = FIRST_PAUSE;
  let { socket, opened } = open();

  function tell(event: HostEvent): void {
    for (const listener of listeners) listener(event);
  }

  function open(): { socket: WebSocket; opened: Promise<boolean> } {
    const now = connect();
    const greeted = new Promise<boolean>((resolve) => {
      let state: 'silent' | 'ours' | 'over' = 'silent';
      const end = () => {
        if (state === 'over') return;
        state = 'over';
        clearTimeout(late);
        // Whoever is there need not answer this, so nobody waits for it.
        now.close();
        resolve(false);
        void lost();
      };
      const late = setTimeout(end, PATIENCE);
      now.addEventListener('message', ({ data }) => {
        if (state === 'ours') hear(JSON.parse(String(data)) as Message);
        if (state !== 'silent') return;
        const hello = helloIn(String(data));
        if (hello === undefined || hello !== (known ??= hello)) return end();
        state = 'ours';
        clearTimeout(late);
        resolve(true);
        back();
      });
      now.addEventListener('close', end);
    });
    return { socket: now, opened: greeted };
  }

  function hear(message: Message): void {
    if ('event' in message) return tell(message.event);
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
  }

  function back(): void {
    pause = FIRST_PAUSE;
    if (!isGone) return;
    isGone = false;
    tell({ name: 'host.back', value: null });
  }

  async function lost(): Promise<void> {
    for (const answer of waiting.values()) answer(hostGone);
    waiting.clear();
    // A page that never had a host cannot begin, and says so.
    if (known === undefined) return;
    if (!isGone) {
      isGone = true;
      tell({ name: 'host.gone', value: 'silent' });
    } else if (await Promise.race([isReplaced(), nothingHeard()])) {
      return tell({ name: 'host.gone', value: 'replaced' });
    }
    setTimeout(() => {
      ({ socket, opened } = open());
    }, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }

  async function ask(call: string, ...args: unknown[]): Promise<Answer<unknown>> {
    if (isGone || !(await opened) || socket.readyState !== socket.OPEN) return hostGone;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      try {
        socket.send(JSON.stringify({ id, call, arguments: args }));
        waiting.set(id, resolve);
      } catch {
        // JSON throws on what it cannot write.
        resolve({ ok: false, error: { code: 'bad-argument' } });
      }
    });
  }

  return {
    call: ask as Bridge['call'],
    listen: (listener) => void listeners.push(listener),
  };
}

const hostGone: Answer<unknown> = { ok: false, error: { code: 'host-gone' } };

/** The first word of a host, if it is one. */
function helloIn(text: string): string | undefined {
  try {
    const { hello } = JSON.parse(text) as { hello?: unknown };
    return typeof hello === 'string' ? hello : undefined;
  } catch {
    return undefined;
  }
}

function nothingHeard(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), PATIENCE);
  });
}
