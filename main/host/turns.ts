/** Does what is asked for under one name in the order in which it came, and never two things at once. */
export type Turns = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export function takeTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const result = before.then(work);
    const over = result
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === over) last.delete(name);
      });
    last.set(name, over);
    return result;
  };
}
