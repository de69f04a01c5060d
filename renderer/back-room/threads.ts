import { type JobReport, type JobRequest, work } from './messages';

/** Whoever does the jobs. */
export interface Helper {
  readonly ask: (asked: JobRequest) => void;
  /** Lets everything lie at once. */
  readonly end: () => void;
}

export type MakeHelper = (hear: (told: JobReport) => unknown, died: () => unknown) => Helper;

/** In a thread of its own; one that does not even come to be has died. */
export function helperIn(begin: () => Promise<Worker>): MakeHelper {
  return (hear, died) => {
    const thread = begin().then((worker) => {
      worker.addEventListener('message', ({ data }: MessageEvent<JobReport>) => hear(data));
      worker.addEventListener('error', died);
      return worker;
    });
    const withThread = (deed: (worker: Worker) => void) => void thread.then(deed).catch(died);
    withThread(() => undefined);
    return {
      ask: (asked) => withThread((worker) => worker.postMessage(asked)),
      end: () => withThread((worker) => worker.terminate()),
    };
  };
}

/** In the thread of whoever asks, where there are no others. What is sent is copied all the same. */
export const localHelper: MakeHelper = (hear, died) => {
  let isOver = false;
  const tell = (told: JobReport) => {
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
