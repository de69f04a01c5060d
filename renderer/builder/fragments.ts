import { difference, differences, type Stretch } from './probing';

/** What stands in the other sentence where the slot is in this one. */
export function fragment(text: string, other: string, stretch: Stretch | undefined): string {
  const there = inStretch(text, other, stretch);
  if (there) return there;
  const differs = difference(text, other);
  if (!differs) return '';
  return differs.other.trim() || withNeighbours(other, differs.from);
}

/** The same with everything that stands in the other sentence only, up to the last word of it. */
export function wholeFragment(text: string, other: string, stretch: Stretch | undefined): string {
  if (text === other) return fragment(text, other, stretch);
  const differs = differences(text, other);
  const said = differs
    .map(({ from, to }) => other.slice(from, to).replace(SIGNS_BEFORE, '').trim())
    .filter((words) => words !== '');
  if (said.length > 1) return said.join(' … ');
  const [{ from, to } = { from: 0, to: 0 }, ...others] = differs;
  return withNeighbours(other, from, others.at(-1)?.to ?? to);
}

function inStretch(text: string, other: string, stretch: Stretch | undefined): string | undefined {
  if (!stretch) return undefined;
  const [before, after] = [text.slice(0, stretch.from), text.slice(stretch.to)];
  if (!other.startsWith(before) || !other.endsWith(after)) return undefined;
  return other.slice(before.length, other.length - after.length).trim();
}

/** Where words only fall away, those are shown between which they stood. */
function withNeighbours(text: string, from: number, to = from): string {
  const before = LAST_WORD.exec(text.slice(0, from))?.[0] ?? '';
  const after = FIRST_WORD.exec(text.slice(to))?.[0] ?? '';
  return (before + text.slice(from, to) + after).trim();
}

/** Begun at words only, or a word of ten thousand letters would be looked through from each of them. */
const LAST_WORD = /(?<!\S)\S*\s*$/;
const FIRST_WORD = /^\s*\S*/;
/** What a sentence ends with that goes on in the other. */
const SIGNS_BEFORE = /^[\s,.;:!?]+/;
