import type { RawData, WebSocket } from 'ws';
import type { Host } from '../host';

/** A call as the page sends it; its answer goes back under the same number. */
interface Question {
  id: number;
  call: string;
  arguments: unknown[];
}

/** WebSocket's own number for a message that breaks the protocol. */
const BROKEN_PROTOCOL = 1002;

export function connectSocket(socket: WebSocket, host: Host): void {
  const connection = host.connect((event) => socket.send(JSON.stringify({ event })));
  socket.on('close', connection.leave);
  // A message over the limit or a broken frame: ws closes the connection by itself.
  socket.on('error', () => undefined);
  socket.on('message', (data: RawData) => {
    // Without ws's own splitting into fragments, a message is always one Buffer.
    const question = parseQuestion((data as Buffer).toString('utf8'));
    if (!question) return socket.close(BROKEN_PROTOCOL);
    void connection
      .call(question.call, question.arguments)
      .then((answer) => socket.send(JSON.stringify({ id: question.id, answer })));
  });
}

function parseQuestion(text: string): Question | undefined {
  try {
    const value = JSON.parse(text) as Partial<Question> | null;
    const fits =
      Number.isInteger(value?.id) && typeof value?.call === 'string' && Array.isArray(value.arguments);
    return fits ? (value as Question) : undefined;
  } catch {
    return undefined;
  }
}
