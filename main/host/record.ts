/** An object of JSON, as the engine's of this name says, too: three lines are not worth having all rules in the host. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The furthest day that a calendar knows, in milliseconds of Unix time. */
const LAST_DAY = 8.64e15;

/** A time that can be shown: whoever asks a calendar for any other gets an error. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= LAST_DAY;
}

/** What a file of our own holds, if it still does. */
export function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
