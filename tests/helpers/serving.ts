export type Outcome<Result> = { readonly done: Result } | { readonly fault: string };

/** What the program of a `WatchedProgram` does with whatever it is given. */
export function serve<Job, Result>(work: (job: Job) => Result): void {
  process.on('message', (job: Job) => process.send?.(outcomeOf(() => work(job))));
  process.send?.('ready');
}

function outcomeOf<Result>(work: () => Result): Outcome<Result> {
  try {
    return { done: work() };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
