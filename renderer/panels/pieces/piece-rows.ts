import { type Language, type Say, textIn } from '../../../languages';
import type { Token } from '../../../schemas';
import { wholeTokenWords } from '../../../telling/tokens';
import type { LaidOut } from '../../document/laid-out';
import { keyOf, type PartKey } from '../../document/parts';
import { type PieceOfSome, whoseWords } from '../../document/whose';
import type { ZoneWords } from '../../document/zone-words';
import { partWords } from '../part-words';
import { placeWords } from '../place-words';

/** What a row of the tree is about: a part, an area, or all of one kind. */
export type RowKey =
  | PartKey
  | `area:${string}`
  | `all:${'labels' | 'arrows' | 'areas' | 'elsewhere'}`
  | `elsewhere:${string}`;

export interface PieceRow {
  readonly key: RowKey;
  readonly words: string;
  readonly level: 1 | 2;
  readonly parent?: RowKey;
  readonly part?: PartKey;
  readonly area?: string;
  /** A piece that is not there as the mission is looked at, and the variant with which it is. */
  readonly elsewhere?: { readonly part: PartKey; readonly variant: string | undefined };
  /** For how many survivors it is there, or is not, where that is not for all. */
  readonly whose?: string;
  readonly hasRows: boolean;
  /** Which one it is among those beside it. */
  readonly place: number;
  readonly of: number;
}

interface Branch {
  readonly row: Omit<PieceRow, 'level' | 'place' | 'of' | 'hasRows'>;
  readonly rows: readonly Omit<PieceRow, 'level' | 'place' | 'of' | 'hasRows' | 'parent'>[];
}

/** The canvas in words: tiles with what lies on them, in the order of the mission; then what is drawn over them. */
export function pieceRows(
  laidOut: LaidOut,
  zoneWords: ZoneWords,
  language: Language,
  say: Say,
  some: SomeWords = { pieces: [], nameOf: (id) => id },
): PieceRow[] {
  const { system, placements, tokens = [], labels = [], arrows = [], areas = [] } = laidOut.mission;
  const wordsOf = rememberedWords(laidOut, zoneWords, say);
  const whose = new Map(
    some.pieces.flatMap((each) =>
      each.isThere ? [[each.piece.id, whoseWords(each, some.nameOf, say)]] : [],
    ),
  );
  const tokensOn = new Map<string, Token[]>();
  for (const token of tokens) {
    const others = tokensOn.get(token.at.tile);
    if (others) others.push(token);
    else tokensOn.set(token.at.tile, [token]);
  }
  const branches: Branch[] = [
    ...placements.map(({ id, face }) => ({
      row: { key: keyOf('tile', id), words: say('pieces.tile', { face, id }), part: keyOf('tile', id) },
      rows: (tokensOn.get(id) ?? []).map((token) => {
        const key = keyOf('token', token.id);
        return { key, words: wordsOf(token), part: key, ...whoseOf(whose.get(token.id)) };
      }),
    })),
    {
      row: { key: 'all:labels', words: say('pieces.labels') },
      rows: labels.map((part) => {
        const key = keyOf('label', part.id);
        return {
          key,
          words: say('pieces.named', {
            what: partWords(system, { kind: 'label', part }, language, say),
            id: part.id,
          }),
          part: key,
        };
      }),
    },
    {
      row: { key: 'all:arrows', words: say('pieces.arrows') },
      rows: arrows.map((part) => {
        const key = keyOf('arrow', part.id);
        return {
          key,
          words: say('pieces.named', {
            what: partWords(system, { kind: 'arrow', part }, language, say),
            id: part.id,
          }),
          part: key,
        };
      }),
    },
    {
      row: { key: 'all:areas', words: say('pieces.areas') },
      rows: areas.map(({ id, name }) => ({
        key: `area:${id}`,
        words: say('pieces.area', { name: textIn(name, language), id }),
        area: id,
      })),
    },
  ];
  const there = [...branches, elsewhereBranch(some, wordsOf, say)].filter(
    ({ row, rows }) => row.part !== undefined || rows.length > 0,
  );
  return there.flatMap(({ row, rows }, place) => [
    { ...row, level: 1, hasRows: rows.length > 0, place: place + 1, of: there.length },
    ...rows.map(
      (each, index): PieceRow => ({
        ...each,
        level: 2,
        parent: row.key,
        hasRows: false,
        place: index + 1,
        of: rows.length,
      }),
    ),
  ]);
}

/** Pieces that some have and others have not, and what variants are called. */
export interface SomeWords {
  readonly pieces: readonly PieceOfSome<Token>[];
  readonly nameOf: (variant: string) => string;
}

/** What is there only when the mission is looked at in another way. */
function elsewhereBranch(some: SomeWords, wordsOf: (token: Token) => string, say: Say): Branch {
  const absent = some.pieces.filter(({ isThere }) => !isThere);
  return {
    row: { key: 'all:elsewhere', words: say('pieces.elsewhere') },
    rows: absent.map((each) => ({
      key: `elsewhere:${each.only?.id ?? ''}:${each.piece.id}` as const,
      words: wordsOf(each.piece),
      elsewhere: { part: keyOf('token', each.piece.id), variant: each.only?.id },
      whose: whoseWords(each, some.nameOf, say),
    })),
  };
}

function whoseOf(whose: string | undefined): Pick<PieceRow, 'whose'> {
  return whose === undefined ? {} : { whose };
}

// Most edits change one token of thousands, and the words of the others stay.
const memory = new WeakMap<ZoneWords, WeakMap<Token, string>>();

function rememberedWords(laidOut: LaidOut, zoneWords: ZoneWords, say: Say): (token: Token) => string {
  const known = memory.get(zoneWords) ?? new WeakMap<Token, string>();
  memory.set(zoneWords, known);
  return (token) => {
    const words = known.get(token);
    if (words !== undefined) return words;
    const place = placeWords(token, laidOut, zoneWords, say);
    const said = say('pieces.token', {
      what: wholeTokenWords(laidOut.mission.system, token, say),
      id: token.id,
      place,
    });
    known.set(token, said);
    return said;
  };
}

/** Those that are not hidden below a closed one. */
export function openRows(rows: readonly PieceRow[], closed: ReadonlySet<RowKey>): PieceRow[] {
  return rows.filter(({ parent }) => parent === undefined || !closed.has(parent));
}

/** The parts of all rows from one to another. */
export function partsBetween(rows: readonly PieceRow[], one: RowKey, other: RowKey): PartKey[] {
  const ends = [one, other].map((key) => rows.findIndex((row) => row.key === key));
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return rows.slice(Math.max(from, 0), to + 1).flatMap(({ part }) => part ?? []);
}
