import { hash128 } from '../random/hash';

/** Words for readers and editors, and pictures: with others in their place the game is still the same. */
const FOR_READERS: ReadonlySet<string> = new Set([
  '$schema',
  'title',
  'texts',
  'text',
  'note',
  'notes',
  'name',
  'groups',
  'authors',
  'licence',
  'difficulty',
  'minutes',
  'labels',
  'arrows',
  'picture',
  'origin',
]);

/**
 * How missions said what they are when they were first hashed. Games that were kept then have hashes with these words in them,
 * and a mission stays the same game when it is written in a later version: it is hashed as if it still said so.
 */
const FIRST_FORMAT = 'boothill/mission@1';

/** 32 hexadecimal digits that change whenever `value` changes; text, pictures and the version of a mission do not count. */
export function fingerprint(value: unknown): string {
  return hash128(canonical(value))
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('');
}

/** JSON with the keys of every object in one order, whatever order they were written in. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const parts = Object.entries(value)
    .filter(([key, part]) => part !== undefined && !FOR_READERS.has(key))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(key === 'format' ? firstFormat(part) : part)}`);
  return `{${parts.join(',')}}`;
}

function firstFormat(format: unknown): unknown {
  return typeof format === 'string' && /^boothill\/mission@\d+$/.test(format) ? FIRST_FORMAT : format;
}
