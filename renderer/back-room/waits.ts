import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SentenceKey } from '../../languages';
import type { Patience } from './job-queue';

/** Something that takes so long that somebody sees how far it is, and can give it up. */
export interface Wait {
  readonly what: SentenceKey;
  /** From 0 to 1; nothing as long as nobody can say. */
  readonly done: number | undefined;
  readonly giveUp: () => void;
}

export interface Waits {
  /** What is waited for at this moment, the first of it first. */
  readonly store: StoreApi<{ readonly waits: readonly Wait[] }>;
  /** Has something done as long as its user waits for it. */
  readonly during: <T>(what: SentenceKey, deed: (patience: Partial<Patience>) => Promise<T>) => Promise<T>;
}

/** What is over sooner than that is not worth a word. */
const NOTICED = 300;

export function createWaits(): Waits {
  const store = createStore<{ readonly waits: readonly Wait[] }>(() => ({ waits: [] }));
  const during: Waits['during'] = async (what, deed) => {
    const leave = new AbortController();
    let wait: Wait = { what, done: undefined, giveUp: () => leave.abort() };
    const put = (now: (waits: readonly Wait[]) => readonly Wait[]) =>
      store.setState(({ waits }) => ({ waits: now(waits) }));
    const noticed = setTimeout(() => put((waits) => [...waits, wait]), NOTICED);
    const report: Patience['report'] = (part, of) => {
      const before = wait;
      wait = { ...before, done: part / of };
      put((waits) => waits.map((one) => (one === before ? wait : one)));
    };
    try {
      return await deed({ signal: leave.signal, report });
    } finally {
      clearTimeout(noticed);
      put((waits) => waits.filter((one) => one !== wait));
    }
  };
  return { store, during };
}
