import type { ReportProgress } from '../../engine';
import type { JobInput, JobName, JobResult } from './jobs';
import type { JobReport, JobRequest } from './messages';
import type { Helper, MakeHelper } from './threads';

/** What came of a job: its answer, or why there is none. */
export type JobOutcome<Got> =
  | { readonly ok: true; readonly answer: Got }
  | { readonly ok: false; readonly why: 'cancelled' | 'too-long' | 'failed' };

/** How long somebody waits, and how they hear of it meanwhile. */
export interface Patience {
  /** In milliseconds, from when the job begins. */
  readonly budget: number;
  /** Whoever gives up waiting. */
  readonly signal?: AbortSignal;
  readonly report?: ReportProgress;
}

/** Jobs that are done one after the other, by a helper that is there as long as it does them. */
export interface JobQueue {
  readonly ask: <Name extends JobName>(
    name: Name,
    question: JobInput<Name>,
    patience: Patience,
  ) => Promise<JobOutcome<JobResult<Name>>>;
  /** Has somebody there before there is anything to do. */
  readonly begin: () => void;
}

interface Job extends Patience {
  readonly asked: JobRequest;
  readonly settle: (outcome: JobOutcome<JobResult<JobName>>) => void;
}

export function createJobQueue(makeHelper: MakeHelper): JobQueue {
  const queue: Job[] = [];
  let helper: Helper | undefined;
  let current: Job | undefined;
  let runsOut: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    clearTimeout(runsOut);
    current = queue.shift();
    if (!current) return;
    helper ??= somebody();
    runsOut = setTimeout(() => letLie('too-long'), current.budget);
    helper.ask(current.asked);
  };
  /** What a helper says that was sent away counts for nothing. */
  const somebody = (): Helper => {
    const mine: Helper = makeHelper(
      (told) => helper === mine && hear(told),
      () => helper === mine && letLie('failed'),
    );
    return mine;
  };
  const finish = (outcome: JobOutcome<JobResult<JobName>>) => {
    current?.settle(outcome);
    next();
  };
  const hear = (told: JobReport) => {
    if ('answer' in told) finish({ ok: true, answer: told.answer });
    else current?.report?.(told.done, told.of);
  };
  /** Nobody can talk to a helper that is at work; another one begins anew. */
  const letLie = (why: 'cancelled' | 'too-long' | 'failed') => {
    helper?.end();
    helper = undefined;
    finish({ ok: false, why });
  };
  const giveUp = (job: Job) => {
    if (job === current) return letLie('cancelled');
    const place = queue.indexOf(job);
    if (place < 0) return;
    queue.splice(place, 1);
    job.settle({ ok: false, why: 'cancelled' });
  };

  return {
    begin: () => {
      helper ??= somebody();
    },
    ask: <Name extends JobName>(name: Name, question: JobInput<Name>, patience: Patience) =>
      new Promise<JobOutcome<JobResult<Name>>>((resolve) => {
        const { signal } = patience;
        if (signal?.aborted) return resolve({ ok: false, why: 'cancelled' });
        const cancel = () => giveUp(job);
        const job: Job = {
          ...patience,
          asked: { name, question },
          settle: (outcome) => {
            signal?.removeEventListener('abort', cancel);
            // Jobs are answered in their order, so that this is the answer to this one.
            resolve(outcome as JobOutcome<JobResult<Name>>);
          },
        };
        signal?.addEventListener('abort', cancel);
        queue.push(job);
        if (!current) next();
      }),
  };
}
