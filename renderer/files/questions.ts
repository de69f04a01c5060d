import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SentenceKey } from '../../languages';

/** Something that only the user can decide; nothing else is done until they have. */
export interface DialogQuestion {
  readonly title: SentenceKey;
  readonly text: SentenceKey;
  /** Fills both sentences. */
  readonly parameters: Readonly<Record<string, string | number>>;
  /** The first is what most people want, and what Enter means, unless something is lost by it. */
  readonly choices: readonly DialogAnswer[];
  /** A name is asked for as well, and this is proposed. */
  readonly name?: string;
}

interface DialogAnswer {
  readonly id: string;
  readonly name: SentenceKey;
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** Something is lost by it. */
  readonly isGrave?: true;
}

export interface OpenQuestion {
  readonly question: DialogQuestion;
  /** Without a choice the user has thought better of it. */
  readonly answer: (choice?: string, name?: string) => void;
}

export interface Questions {
  readonly store: StoreApi<{ readonly asked: OpenQuestion | undefined }>;
  /** The id of what was chosen. */
  readonly ask: (question: DialogQuestion) => Promise<string | undefined>;
  /** The name that was given; nothing where the user has thought better of it. */
  readonly askName: (question: DialogQuestion & { readonly name: string }) => Promise<string | undefined>;
}

interface Given {
  readonly choice: string | undefined;
  readonly name: string | undefined;
}

/** What somebody has written in the text of a file goes with its mission: it is in no draft. */
export const textLeft: DialogQuestion = {
  title: 'close.text-left.title',
  text: 'close.text-left.text',
  parameters: {},
  choices: [{ id: 'drop', name: 'close.text-left.drop', isGrave: true }],
};

/** One question after the other, however many are in need of an answer. */
export function createQuestions(): Questions {
  const store = createStore<{ readonly asked: OpenQuestion | undefined }>(() => ({ asked: undefined }));
  let last: Promise<unknown> = Promise.resolve();
  const put = (question: DialogQuestion): Promise<Given> =>
    new Promise((resolve) => {
      const asked: OpenQuestion = {
        question,
        answer: (choice, name) => {
          // A second click on the same button answers nothing else.
          if (store.getState().asked !== asked) return;
          store.setState({ asked: undefined });
          resolve({ choice, name });
        },
      };
      store.setState({ asked });
    });
  const inTurn = (question: DialogQuestion): Promise<Given> => {
    const given = last.then(() => put(question));
    last = given;
    return given;
  };
  return {
    store,
    ask: async (question) => (await inTurn(question)).choice,
    askName: async (question) => {
      const { choice, name } = await inTurn(question);
      return choice === undefined ? undefined : (name ?? question.name);
    },
  };
}
