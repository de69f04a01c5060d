/** The way from a goal or a rule to something that stands in it: keys, and places of lists. */
export type Path = readonly (string | number)[];

export function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? (value as unknown[])[key] : undefined;
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  }, whole);
}

/** The same with another value there, or without any; everything beside the way stays the very same. */
export function withValue(whole: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const items = asList(whole);
    if (rest.length === 0 && value === undefined) return items.filter((_, index) => index !== key);
    if (key === items.length) return [...items, withValue(undefined, rest, value)];
    return items.map((item, index) => (index === key ? withValue(item, rest, value) : item));
  }
  const object = (whole ?? {}) as Record<string, unknown>;
  const inner = withValue(object[key], rest, value);
  if (inner !== undefined) return { ...object, [key]: inner };
  return Object.fromEntries(Object.entries(object).filter(([other]) => other !== key));
}

/** What stands alone is the first as soon as there is a second. */
export function asList(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
}
