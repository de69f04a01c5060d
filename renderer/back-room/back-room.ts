import { type Answer, inPassing, type JobName, type Question } from './jobs';
import { createLane, type Outcome, type Patience } from './lane';
import type { MakeHelper } from './threads';

/** Where long jobs are done while the window goes on. */
export interface BackRoom {
  readonly ask: <Name extends JobName>(
    name: Name,
    question: Question<Name>,
    patience?: Partial<Patience>,
  ) => Promise<Outcome<Answer<Name>>>;
  /** To be ready when there is something to do. */
  readonly begin: () => void;
}

/** Longer than anything takes that a window lets through, and shorter than anybody believes that it will come to an end. */
const BUDGET = 20_000;

export function createBackRoom(makeHelper: MakeHelper): BackRoom {
  // Somebody sits and waits for a mission to be laid: that is not for later, when all has been looked through.
  const [atOnce, inTime] = [createLane(makeHelper), createLane(makeHelper)];
  return {
    begin: () => {
      atOnce.begin();
      inTime.begin();
    },
    ask: (name, question, { budget = BUDGET, ...rest } = {}) => {
      const lane = inPassing.has(name) ? inTime : atOnce;
      return lane.ask(name, question, { budget, ...rest });
    },
  };
}
