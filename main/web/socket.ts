import type { RawData, WebSocket } from 'ws';
import { largestFile } from '../../schemas';
import type { Answer, HostEvent } from '../contract';
import type { Host } from '../host';
import { failure } from '../host/errors';

/** A call as the page sends it; its answer goes back under the same number. */
interface Question {
  id: number;
  call: string;
  arguments: unknown[];
}

/** WebSocket's own number for a message that breaks the protocol. */
const BROKEN_PROTOCOL = 1002;

/** The largest document and what comes with it, each of whose characters JSON may write as six. */
const LARGEST_ANSWER = 6 * (largestFile + 2_000_000);

interface Surroundings {
  readonly host: Host;
  /** What the page knows the host by, should it have to come back. */
  readonly hello: string;
  /** Is told whenever a message is whole. */
  readonly heard: () => void;
}

export function connectSocket(socket: WebSocket, { host, hello, heard }: Surroundings): void {
  const send = (message: string) => {
    // A page that hears nothing any more would have all of it kept here.
    if (socket.bufferedAmount > LARGEST_ANSWER) socket.terminate();
    else socket.send(message);
  };
  send(JSON.stringify({ hello }));
  const connection = host.connect((event: HostEvent) => send(JSON.stringify({ event })));
  socket.on('close', connection.leave);
  // A message over the limit or a broken frame: ws closes the connection by itself.
  socket.on('error', () => undefined);
  socket.on('message', (data: RawData) => {
    heard();
    // Without ws's own splitting into fragments, a message is always one Buffer.
    const question = parseQuestion((data as Buffer).toString('utf8'));
    if (!question) return socket.close(BROKEN_PROTOCOL);
    void connection
      .call(question.call, question.arguments)
      .then((answer) => send(answerMessage(question.id, answer)));
  });
}

function answerMessage(id: number, answer: Answer<unknown>): string {
  try {
    const message = JSON.stringify({ id, answer });
    if (message.length <= LARGEST_ANSWER) return message;
  } catch (error) {
    // It is longer than any text can be.
    if (!(error instanceof RangeError)) throw error;
  }
  return JSON.stringify({ id, answer: failure('answer-too-large') });
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
