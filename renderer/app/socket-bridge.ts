import type { Answer, Bridge, HostEvent } from '../../main/contract';

type Message = { id: number; answer: Answer<unknown> } | { event: HostEvent };

/** The bridge of a local page: questions are numbered, answers come back under their number. */
export function socketBridge(socket: WebSocket): Bridge {
  const waiting = new Map<number, (answer: Answer<unknown>) => void>();
  const listeners: ((event: HostEvent) => void)[] = [];
  const opened = new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('close', () => resolve(false));
  });
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if ('event' in message) {
      for (const listener of listeners) listener(message.event);
      return;
    }
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer(hostGone);
    waiting.clear();
    for (const listener of listeners) listener({ name: 'host.gone', value: null });
  });

  async function ask(call: string, ...args: unknown[]): Promise<Answer<unknown>> {
    if (!(await opened) || socket.readyState !== socket.OPEN) return hostGone;
    const id = ++lastId;
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
