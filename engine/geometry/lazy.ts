/** A value that is worked out when somebody first asks for it, and then kept. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for many values, each by its key. */
export function lazyByKey<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, { value: V }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
