import type { SentenceKey } from '../../languages';
import type { PartName } from '../../telling/mission/parts';
import type { Entry } from './catalogue';
import { shelves } from './shelves';

/** Words that stand together where they are looked for. */
export interface Shelf {
  readonly id: string;
  readonly name: SentenceKey;
}

/** The words of a part on their shelves, the most used first; what has no shelf stands at the end. */
export function shelved(
  part: PartName,
  entries: readonly Entry[],
): { readonly shelf: Shelf; readonly entries: readonly Entry[] }[] {
  const all = (shelves[part] ?? []).map(({ id, words }) => ({
    shelf: { id, name: `builder.shelf.${id}` as SentenceKey },
    entries: words.flatMap((word) => entries.find((entry) => entry.word === word) ?? []),
  }));
  const known = new Set(all.flatMap((each) => each.entries));
  const others = entries.filter((entry) => !known.has(entry));
  const last = { shelf: { id: 'others', name: 'builder.shelf.others' as const }, entries: others };
  return [...all, last].filter((each) => each.entries.length > 0);
}
