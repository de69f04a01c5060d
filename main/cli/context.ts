import type { Say } from '../../languages';

/** What a command line runs in: the process for a person, a list of lines for a test. */
export interface Surroundings {
  folder: string;
  locale: string | undefined;
  print: (text: string) => void;
  complain: (text: string) => void;
  /** Standard input, for whoever wants to read it. */
  input: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Shows a line that gives way to the next one; an empty one clears it. Only where somebody looks on. */
  status?: ((line: string) => void) | undefined;
  /** Aborted when the user has had enough of a command that can stop halfway. */
  interruption?: () => AbortSignal;
  /** The program that plays games of the lab in threads. */
  labWorker: URL;
  /** The folder of the schemas as others get them. */
  schemas: URL;
}

/** What every command is given. */
export interface CommandContext extends Surroundings {
  say: Say;
  /** Whether zones are told with the codes that files call them by. */
  readonly codes: boolean;
  /** Prints an answer: as JSON where `--json` asks for it, in words otherwise. */
  answer: (json: boolean | undefined, value: unknown, words: string) => void;
  /** Ends the command with 'it ran, and the answer is no'. */
  answerNo: () => void;
}
