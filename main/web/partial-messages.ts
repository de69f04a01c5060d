import type { Duplex } from 'node:stream';

/** Messages that pages have begun to send, and how much of them has to be held until they are whole. */
export interface PartialMessages {
  /** Counts what comes in here, until the returned function is told that a message is whole. */
  watch(socket: Duplex): () => void;
}

/** Beyond so many bytes of all pages together, the page that has sent the most is let go of. */
export function boundPartialMessages(most: number): PartialMessages {
  const held = new Map<Duplex, number>();
  const letGo = () => {
    let total = 0;
    for (const bytes of held.values()) total += bytes;
    if (total <= most) return;
    const [largest] = [...held].sort(([, one], [, other]) => other - one);
    largest?.[0].destroy();
  };
  return {
    watch: (socket) => {
      held.set(socket, 0);
      socket.once('close', () => held.delete(socket));
      // Before whoever puts the pieces together, so that what is whole counts no more.
      socket.prependListener('data', (piece: Buffer) => {
        held.set(socket, (held.get(socket) ?? 0) + piece.length);
        letGo();
      });
      return () => {
        if (held.has(socket)) held.set(socket, 0);
      };
    },
  };
}
