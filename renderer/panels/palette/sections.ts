import { tokenFigure } from '../../../drawing/token/figures';
import type { SystemId } from '../../../engine';
import { type Language, type Say, textIn } from '../../../languages';
import type { FaceSource, TileFace } from '../../../schemas';
import type { LaidTile } from '../../document/commands/tiles';
import { editorOf } from '../../systems/editor-of';
import type { OfferedPiece, OfferedRow, OfferedSet } from '../../systems/system-editor';
import { chipsOf } from './chips';
import type { PaletteItem, PaletteSection, PaletteSet } from './item';
import { facePainting, rowPainting, tokenPainting } from './painting';
import { plainWords } from './search';

/** What a mission brings along, its game, and the language in which all is named. */
export interface Offer {
  readonly system: SystemId;
  readonly own: readonly TileFace[];
  /** The mission's own faces go before those of the box. */
  readonly faces: FaceSource;
  readonly language: Language;
  readonly say: Say;
}

/** Everything there is to lay on a board, in the order in which it is looked for. */
export function paletteSections(offer: Offer): PaletteSection[] {
  const { system, own, faces, say } = offer;
  const sections: PaletteSection[] = [
    {
      id: 'own',
      sets: [{ id: 'own', layout: 'pairs', items: own.map((face) => faceItem(face, offer, 'own')) }],
    },
    ...editorOf(system)
      .palette(faces, say)
      .map(({ id, sets }) => ({ id, sets: sets.map((set) => paletteSet(set, offer)) })),
  ];
  return sections.filter(({ sets }) => sets.some(({ items }) => items.length > 0));
}

function paletteSet(set: OfferedSet, offer: Offer): PaletteSet {
  const { id, title } = set;
  const common = { id, ...(title !== undefined && { title }) };
  if ('tile' in set)
    return { ...common, layout: 'pairs', items: set.tile.map((face) => faceItem(face, offer)) };
  if ('rows' in set) return { ...common, layout: 'rows', items: set.rows.map((row) => rowItem(row, offer)) };
  return { ...common, layout: 'grid', items: set.pieces.map((piece) => pieceItem(piece, offer)) };
}

function faceItem(face: TileFace, offer: Offer, from = 'face'): PaletteItem {
  const { system, language, say } = offer;
  const title = textIn(face.name, language);
  const chips = chipsOf(face, editorOf(system).chips, say);
  const rooms = face.zones.flatMap(({ name }) => (name ? [textIn(name, language)] : []));
  const balconies = (face.balconies ?? []).flatMap(({ name }) => (name ? [textIn(name, language)] : []));
  return {
    id: `${from}:${face.id}`,
    brush: { kind: 'tiles', tiles: inARow([face]), rotation: 0 },
    name: title,
    plate: face.id,
    // What the name says already need not be said again.
    chips: chips.filter((chip) => !plainWords(title).includes(plainWords(chip))),
    words: plainWords([face.id, title, ...rooms, ...balconies, ...chips].join(' ')),
    painting: facePainting(face, language, system),
  };
}

function rowItem({ id, name, faces, makes }: OfferedRow, { system, language }: Offer): PaletteItem {
  return {
    id: `whole:${id}`,
    brush: { kind: 'tiles', tiles: inARow(faces), rotation: 0, ...(makes && { makes }) },
    name,
    chips: [],
    words: plainWords(`${name} ${faces.map((face) => textIn(face.name, language)).join(' ')}`),
    painting: rowPainting(faces, language, system),
  };
}

/** Side by side around their common middle, the first on the right. */
function inARow(faces: readonly TileFace[]): LaidTile[] {
  const length = faces.reduce((sum, { size }) => sum + size[0], 0);
  let right = Math.ceil(length / 2);
  return faces.map(({ id, size: [width, height] }) => {
    right -= width;
    return { face: id, x: right, y: -Math.floor(height / 2), rotation: 0 };
  });
}

function pieceItem({ piece, name, words }: OfferedPiece, { system, language }: Offer): PaletteItem {
  return {
    id: Object.values<unknown>(piece).map(String).join(':'),
    brush: { kind: 'piece', piece },
    name,
    chips: [],
    words: plainWords(words),
    painting: tokenPainting(tokenFigure(system, piece), language),
  };
}
