import { type Asked, type Told, work } from './messages';

/** Whoever does the jobs. */
export interface Helper {
  readonly ask: (asked: Asked) => void;
  /** Lets everything lie at once. */
  readonly end: () => void;
}

export type MakeHelper = (hear: (told: Told) => unknown, died: () => unknown) => Helper;

/** In a thread of its own. */
export const workerHelper: MakeHelper = (hear, died) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
  worker.addEventListener('error', died);
  return { ask: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
};

/** In the thread of whoever asks, where there are no others. What is sent is copied all the same. */
export const localHelper: MakeHelper = (hear, died) => {
  let isOver = false;
  const tell = (told: Told) => {
    if (!isOver) hear(structuredClone(told));
  };
  return {
    ask: (asked) => {
      const received = structuredClone(asked);
      void Promise.resolve()
        .then(() => work(received, tell))
        .catch(died);
    },
    end: () => {
      isOver = true;
    },
  };
};
