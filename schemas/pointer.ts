/** One step deeper in a JSON pointer. */
export function below(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer that leads this way. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.reduce<string>(below, '');
}

/** What a pointer points at; nothing where there is nothing. */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>(
    (value, key) => (isObjectOrList(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    document,
  );
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isObjectOrList(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
