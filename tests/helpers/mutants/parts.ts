type Holder = unknown[] | Record<string, unknown>;

/** A value in a document, and where it stands. */
export interface Part {
  readonly holder: Holder;
  readonly key: string;
  /** The key under which it stands, by itself or in a list. */
  readonly kind: string;
  readonly value: unknown;
}

export function partsIn(document: unknown, within = ''): Part[] {
  if (!isHolder(document)) return [];
  return Object.entries(document).flatMap(([key, value]: [string, unknown]) => {
    const kind = Array.isArray(document) ? within : key;
    return [{ holder: document, key, kind, value }, ...partsIn(value, kind)];
  });
}

export function put({ holder, key }: Pick<Part, 'holder' | 'key'>, value: unknown): void {
  // Like JSON.parse: to assign `__proto__` would do something else.
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });
}

export function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}
