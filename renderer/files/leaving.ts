import type { Bridge } from '../../main/contract';
import type { Drafts } from './drafts';
import type { Questions } from './questions';

/** The host closes a window that says nothing for two seconds. */
const PATIENCE = 1500;

interface LeavingDeeds {
  readonly host: Bridge;
  readonly drafts: Drafts;
  readonly questions: Questions;
}

/** What a window does that is about to close: it goes when all work is kept, or when its user does without. */
export function createLeaving({ host, drafts, questions }: LeavingDeeds): () => Promise<void> {
  let isAsking = false;

  const mayGo = async (): Promise<boolean> => {
    for (;;) {
      if (await inTime(drafts.flush())) return true;
      // Said again for every try: the host waits for each.
      await host.call('app.stay');
      const choice = await questions.ask({
        title: 'close.not-kept.title',
        text: 'close.not-kept.text',
        parameters: {},
        choices: [
          { id: 'again', name: 'close.try-again' },
          { id: 'anyway', name: 'close.anyway', isGrave: true },
        ],
      });
      if (choice !== 'again') return choice === 'anyway';
    }
  };

  return async () => {
    // Whoever closes the window once more while it asks must wait for the answer, too.
    if (isAsking) {
      await host.call('app.stay');
      return;
    }
    isAsking = true;
    const goes = await mayGo();
    isAsking = false;
    if (goes) await host.call('app.close');
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
