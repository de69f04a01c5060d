import type { Zone } from '../../../../schemas';

// Walls, floors, what is built in and what is put in must agree on what a place is. The words are those of both
// languages, without accents.

/** Places of their own: a tag says what a zone is, and its name counts only where no tag says it. */
const places = {
  bank: /\bban(k|que)s?\b/,
  cab: /\bcab(ine)?\b/,
  cemetery: /\b(grave(s|yards?)?|churchyard|cemetery|cimetiere|tombes?)\b/,
  chapel: /\bchapel(le)?\b/,
  church: /\b(church|eglise)\b/,
  mine: /\b(mines?|tunnel|galerie)\b/,
  shed: /sheds?\b|\bremises?\b/,
  smithy: /\b(black)?smith(y|s)?\b|\bforge\b/,
  stable: /\b(stables?|ecuries?)\b/,
  tender: /\btender\b/,
} as const;

/** What a room is for, whatever place it is in. */
const rooms = {
  bath: /\bbath|\bbains?\b/,
  cell: /\bcells?\b|\bcellule|\bjail|\bprison/,
  fodder: /\b(hay|feed|foin|fourrage)\b/,
  kitchen: /\b(kitchen|cuisine)/,
  nave: /\b(nave|prayer|priere|chapel(le)?|nef)\b/,
  passengers: /\b(passenger|voyageur)/,
  shaving: /\b(shaving|rasage)\b/,
  stalls: /\bstall(e?s)?\b/,
} as const;

export type Kind = keyof typeof places | keyof typeof rooms;

/** Whether a zone is one of these: an author's own tile gets its furniture by its tags and words alone. */
export function isKind(zone: Zone, ...kinds: readonly Kind[]): boolean {
  const tagged: readonly Kind[] = (zone.tags ?? []).filter(isPlace);
  return kinds.some((kind) => {
    if (!isPlace(kind)) return said(zone, rooms[kind]);
    return tagged.length > 0 ? tagged.includes(kind) : said(zone, places[kind]);
  });
}

function isPlace(word: string): word is keyof typeof places {
  return Object.hasOwn(places, word);
}

/** Whether a zone is called or tagged something; the words come in small letters without accents. */
export function said({ name = {}, tags = [] }: Pick<Zone, 'name' | 'tags'>, pattern: RegExp): boolean {
  return [...Object.values(name), ...tags].some((word) => pattern.test(plain(word)));
}

function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
