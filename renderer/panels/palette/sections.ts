import { stockTileset } from '../../../engine';
import { type Language, type Say, textIn } from '../../../languages';
import type { FaceSource, TileFace } from '../../../schemas';
import type { LaidTile } from '../../document/commands/tiles';
import { chipsOf } from './chips';
import type { PaletteItem, PaletteSection, PaletteSet, SectionId } from './item';
import { facePainting, rowPainting, tokenPainting } from './painting';
import {
  companionsByClass,
  companionsByName,
  machines,
  type OfferedPiece,
  pieceName,
  pieceWords,
  tokens,
  zombies,
} from './pieces';
import { plainWords } from './search';

/** What a mission brings along, and the language in which all is named. */
export interface Offer {
  readonly own: readonly TileFace[];
  /** The mission's own faces go before those of the box. */
  readonly faces: FaceSource;
  readonly language: Language;
  readonly say: Say;
}

/** Everything there is to lay on a board, in the order in which it is looked for. */
export function paletteSections(offer: Offer): PaletteSection[] {
  const { own } = offer;
  const tiles = stockTileset.tiles.map(({ id, faces }) => pairOf(id, faces, offer));
  const [rail, town] = [tiles.filter(isOnRails), tiles.filter((pair) => !isOnRails(pair))];
  const grid = (id: SectionId, pieces: readonly OfferedPiece[]): PaletteSection => ({
    id,
    sets: [pieceSet(id, pieces, offer)],
  });
  const sections: PaletteSection[] = [
    {
      id: 'own',
      sets: [{ id: 'own', layout: 'pairs', items: own.map((face) => faceItem(face, offer, 'own')) }],
    },
    { id: 'tiles', sets: town.map(setOfPair) },
    grid('tokens', tokens),
    {
      id: 'people',
      sets: [
        { ...pieceSet('classes', companionsByClass, offer), title: offer.say('palette.people.classes') },
        { ...pieceSet('names', companionsByName, offer), title: offer.say('palette.people.names') },
      ],
    },
    grid('zombies', zombies),
    grid('machines', machines),
    {
      id: 'train',
      sets: [{ id: 'rows', layout: 'rows', items: trains(rail, offer) }, ...rail.map(setOfPair)],
    },
  ];
  return sections.filter(({ sets }) => sets.some(({ items }) => items.length > 0));
}

interface Pair {
  readonly tile: string;
  readonly faces: readonly TileFace[];
  readonly items: readonly PaletteItem[];
}

function pairOf(tile: string, ids: readonly string[], offer: Offer): Pair {
  const faces = ids.flatMap((id) => offer.faces(id) ?? []);
  return { tile, faces, items: faces.map((face) => faceItem(face, offer)) };
}

function setOfPair({ tile, items }: Pair): PaletteSet {
  return { id: tile, layout: 'pairs', items };
}

function isOnRails({ faces }: Pair): boolean {
  return faces.some(({ zones }) => zones.some(({ tags = [] }) => tags.includes('railroad')));
}

function faceItem(face: TileFace, offer: Offer, from = 'face'): PaletteItem {
  const { language, say } = offer;
  const title = textIn(face.name, language);
  const chips = chipsOf(face, say);
  const rooms = face.zones.flatMap(({ name }) => (name ? [textIn(name, language)] : []));
  const decks = (face.balconies ?? []).flatMap(({ name }) => (name ? [textIn(name, language)] : []));
  return {
    id: `${from}:${face.id}`,
    brush: { kind: 'tiles', tiles: inARow([face]), rotation: 0 },
    name: title,
    plate: face.id,
    // What the name says already need not be said again.
    chips: chips.filter((chip) => !plainWords(title).includes(plainWords(chip))),
    words: plainWords([face.id, title, ...rooms, ...decks, ...chips].join(' ')),
    painting: facePainting(face, language),
  };
}

/** A train, and a railroad for one to come in on: all tiles at once, the locomotive in front. */
function trains(pairs: readonly Pair[], offer: Offer): PaletteItem[] {
  return (['train', 'railroad'] as const).flatMap((id, side) => {
    const faces = pairs.flatMap((pair) => pair.faces[side] ?? []);
    if (faces.length < 2) return [];
    const name = offer.say(`palette.whole.${id}`);
    return {
      id: `whole:${id}`,
      brush: {
        kind: 'tiles',
        tiles: inARow(faces),
        rotation: 0,
        ...(id === 'train' ? { isTrain: true } : {}),
      },
      name,
      chips: [],
      words: plainWords(`${name} ${faces.map((face) => textIn(face.name, offer.language)).join(' ')}`),
      painting: rowPainting(faces, offer.language),
    };
  });
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

function pieceSet(id: string, pieces: readonly OfferedPiece[], offer: Offer): PaletteSet {
  const { language, say } = offer;
  const items = pieces.map((piece): PaletteItem => {
    return {
      id: Object.values<unknown>(piece).map(String).join(':'),
      brush: { kind: 'piece', piece },
      name: pieceName(piece, say),
      chips: [],
      words: plainWords(pieceWords(piece, say)),
      painting: tokenPainting(piece, language),
    };
  });
  return { id, layout: 'grid', items };
}
