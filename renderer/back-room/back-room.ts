import { createJobQueue, type JobOutcome, type Patience } from './job-queue';
import { budgetOf, inPassing, type JobInput, type JobName, type JobResult } from './jobs';
import type { MakeHelper } from './threads';

/** Where long jobs are done while the window goes on. */
export interface BackRoom {
  readonly ask: <Name extends JobName>(
    name: Name,
    question: JobInput<Name>,
    patience?: Partial<Patience>,
  ) => Promise<JobOutcome<JobResult<Name>>>;
  /** To be ready when there is something to do. */
  readonly begin: () => void;
}

export function createBackRoom(makeHelper: MakeHelper): BackRoom {
  // Somebody sits and waits for a mission to be laid: that is not for later, when all has been looked through.
  const [atOnce, inTime] = [createJobQueue(makeHelper), createJobQueue(makeHelper)];
  return {
    begin: () => {
      atOnce.begin();
      inTime.begin();
    },
    ask: (name, question, { budget = budgetOf(name), ...rest } = {}) => {
      const lane = inPassing.has(name) ? inTime : atOnce;
      return lane.ask(name, question, { budget, ...rest });
    },
  };
}
