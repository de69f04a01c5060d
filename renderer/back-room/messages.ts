import { type Answer, type JobName, jobs, type Question, type Report } from './jobs';

/** What is sent into the back room. */
export interface Asked<Name extends JobName = JobName> {
  readonly name: Name;
  readonly question: Question<Name>;
}

/** What comes out of it: how far a job is, and in the end its answer. There is one job at a time. */
export type Told = { readonly done: number; readonly of: number } | { readonly answer: Answer<JobName> };

export function work({ name, question }: Asked, tell: (told: Told) => void): void {
  const job = jobs[name] as (question: Question<JobName>, report: Report) => Answer<JobName>;
  tell({ answer: job(question, (done, of) => tell({ done, of })) });
}
