/** As much as can be read in passing. */
const LONG = 240;

/** The beginning of words where they only stand for something: an author's own may be as long as a chapter. */
export function inShort(words: string, most = LONG): string {
  if (words.length <= most) return words;
  const start = words.slice(0, most).replace(/\p{Cs}$/u, '');
  const space = start.lastIndexOf(' ');
  // One word may be that long by itself.
  return `${start.slice(0, space >= most / 2 ? space : undefined).trimEnd()}…`;
}
