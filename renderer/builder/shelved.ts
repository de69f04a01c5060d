import type { SentenceKey } from '../../languages';
import type { PartName } from '../../telling/mission/parts';
import type { Entry } from './catalogue';
import { type ShelvedPart, shelves } from './shelves';

/** Words that stand together where they are looked for. */
export interface Heading {
  readonly id: string;
  readonly name: SentenceKey;
}

export interface Shelved {
  readonly shelf: Heading;
  readonly entries: readonly Entry[];
}

/** The words of a part on their shelves, the most used first; what has no shelf stands at the end. */
export function shelved(part: PartName, entries: readonly Entry[]): Shelved[] {
  const all = (isShelved(part) ? shelves[part] : []).map(({ id, words }) => ({
    shelf: { id, name: `builder.shelf.${id}` as const },
    entries: words.flatMap((word) => entries.find((entry) => entry.word === word) ?? []),
  }));
  const known = new Set(all.flatMap((each) => each.entries));
  const others = entries.filter((entry) => !known.has(entry));
  const last = { shelf: { id: 'others', name: 'builder.shelf.others' as const }, entries: others };
  return [...all, last].filter((each) => each.entries.length > 0);
}

function isShelved(part: string): part is ShelvedPart {
  return Object.hasOwn(shelves, part);
}
