import type { SentenceKey } from '../../languages';
import type { Bridge } from '../../main/contract';
import type { Drafts } from './drafts';
import { type Questions, textLeft } from './questions';
import type { Page } from './surroundings';

/** The host closes a window that says nothing for two seconds. */
const PATIENCE = 1500;

interface LeavingDeeds {
  readonly host: Bridge;
  readonly page: Page;
  readonly drafts: Drafts;
  readonly questions: Questions;
  /** Whether something is written in the text of a file that is not applied, and that no draft has. */
  readonly wouldLoseText: () => boolean;
}

/** What a window does that is about to go: it goes when all work is kept, or when its user does without. */
export interface Leaving {
  readonly close: () => Promise<void>;
  /** It comes back with what was kept. */
  readonly reload: () => Promise<void>;
}

interface Way {
  readonly text: SentenceKey;
  readonly anyway: SentenceKey;
  readonly go: () => unknown;
  /** Whoever waits for it hears that it stays for now. */
  readonly stay: () => Promise<unknown>;
}

export function createLeaving({ host, page, drafts, questions, wouldLoseText }: LeavingDeeds): Leaving {
  let isAsking = false;

  const doesWithoutText = async ({ stay }: Way): Promise<boolean> => {
    if (!wouldLoseText()) return true;
    await stay();
    return (await questions.ask(textLeft)) === 'drop';
  };
  const mayGo = async (way: Way): Promise<boolean> => {
    const { text, anyway, stay } = way;
    for (;;) {
      // Work may be kept and the text not, which is known only then.
      if (await inTime(drafts.flush())) return doesWithoutText(way);
      // Said again for every try: the host waits for each.
      await stay();
      const choice = await questions.ask({
        title: 'close.not-kept.title',
        text,
        parameters: {},
        choices: [
          { id: 'again', name: 'close.try-again' },
          { id: 'anyway', name: anyway, isGrave: true },
        ],
      });
      if (choice !== 'again') return choice === 'anyway';
    }
  };
  const leave = async (way: Way) => {
    // Whoever wants to leave once more while it asks must wait for the answer, too.
    if (isAsking) {
      await way.stay();
      return;
    }
    isAsking = true;
    const goes = await mayGo(way);
    isAsking = false;
    if (goes) await way.go();
  };

  return {
    close: () =>
      leave({
        text: 'close.not-kept.text',
        anyway: 'close.anyway',
        go: () => host.call('app.close'),
        stay: () => host.call('app.stay'),
      }),
    reload: () =>
      leave({
        text: 'reload.not-kept.text',
        anyway: 'reload.anyway',
        go: page.loadAnew,
        // The host knows nothing of it.
        stay: () => Promise.resolve(),
      }),
  };
}

function inTime(kept: Promise<boolean>): Promise<boolean> {
  return Promise.race([
    kept,
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), PATIENCE);
    }),
  ]);
}
