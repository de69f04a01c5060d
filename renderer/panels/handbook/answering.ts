import type { HandbookChapter, HandbookEntry } from '../../handbook/entry';
import { answers, plainWords } from '../palette/search';

/** The chapters with what answers a query; all of them where nothing is asked. */
export function answering(chapters: readonly HandbookChapter[], query: string): readonly HandbookChapter[] {
  if (plainWords(query) === '') return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.filter((entry) => answers(soughtBy(entry, chapter), query)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const plain = new WeakMap<HandbookEntry, string>();

/** All that an entry is found by: what stands in it, and what files call it. */
function soughtBy(entry: HandbookEntry, { title }: HandbookChapter): string {
  const { id, name, about, also = '', rules = [] } = entry;
  const known = plain.get(entry) ?? plainWords([name, ...about, id, also, ...rules, title].join(' '));
  plain.set(entry, known);
  return known;
}
