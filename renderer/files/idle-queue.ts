/** One thing after the other, each when the window has nothing better to do. */
export function idleQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(idle).then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** At the latest when people begin to wonder. */
const PATIENCE = 1000;

export function idle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: PATIENCE });
  });
}
