/** A value that several things may have in common. */
export interface Shared<T> {
  readonly value: T | undefined;
  /** They do not have the same. */
  readonly isMixed: boolean;
}

export function sharedBy<Part, T>(parts: readonly Part[], valueOf: (part: Part) => T | undefined): Shared<T> {
  const [first, ...others] = parts;
  if (first === undefined) return { value: undefined, isMixed: false };
  const value = valueOf(first);
  const isMixed = others.some((other) => !Object.is(valueOf(other), value));
  return { value: isMixed ? undefined : value, isMixed };
}
