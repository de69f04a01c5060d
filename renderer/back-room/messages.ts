import type { ReportProgress } from '../../engine';
import { type JobInput, type JobName, type JobResult, jobs } from './jobs';

/** What is sent into the back room. */
export interface JobRequest<Name extends JobName = JobName> {
  readonly name: Name;
  readonly question: JobInput<Name>;
}

/** What comes out of it: how far a job is, and in the end its answer. There is one job at a time. */
export type JobReport =
  | { readonly done: number; readonly of: number }
  | { readonly answer: JobResult<JobName> };

type Job = (
  question: JobInput<JobName>,
  report: ReportProgress,
) => JobResult<JobName> | Promise<JobResult<JobName>>;

export async function work({ name, question }: JobRequest, tell: (told: JobReport) => void): Promise<void> {
  const job = jobs[name] as Job;
  tell({ answer: await job(question, (done, of) => tell({ done, of })) });
}
