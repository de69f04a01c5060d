import { isOfTiles, stockFace } from '../../../engine';
import {
  loadDocument,
  type Mission,
  missionFormat,
  parseJson,
  type TileFace,
  type Token,
  writeDocument,
} from '../../../schemas';
import { freshId } from '../ids';
import { type Fragment, isEmpty, type LoosePiece } from './fragment';
import { boardPoint } from './millimetres';

/** A key that missions do not have: a whole mission that is pasted is to be opened instead. */
const MARK = 'fragment';

/** The areas of which only a part was copied. */
const PARTLY = 'partly';

/** What is copied without its tile lies on a tile that there is not, as large as any board. */
const NO_TILE = 'NO-TILE';
const UP = 'up';
const EVERYWHERE: [number, number, number, number] = [-100_000, -100_000, 200_001, 200_001];
const nowhere: TileFace = {
  format: 'boothill/tile@1',
  id: NO_TILE,
  name: { en: NO_TILE },
  size: [1, 1],
  zones: [{ id: 'all', kind: 'street', rects: [EVERYWHERE] }],
  balconies: [{ id: UP, rects: [EVERYWHERE], stairs: 'all', over: ['all'] }],
};

/** As text for the clipboard: a mission of nothing but these parts. */
export function writeFragment({
  system,
  faces,
  tiles,
  pieces,
  loose,
  labels,
  arrows,
  areas,
}: Fragment): string {
  const pad = freshId('pad', new Set(tiles.map(({ id }) => id)));
  const lying = loose.map(({ piece, point, isRaised }): Token => {
    return { ...piece, at: { tile: pad, ...boardPoint(point), ...(isRaised && { level: UP }) } };
  });
  const mission: Mission = {
    format: missionFormat,
    id: MARK,
    title: { en: MARK },
    system,
    placements: [
      ...tiles,
      ...(loose.length > 0 ? [{ id: pad, face: NO_TILE, x: 0, y: 0, rotation: 0 } as const] : []),
    ],
    ...(faces.length > 0 && { faces: [...faces] }),
    tokens: [...pieces, ...lying],
    labels: [...labels],
    arrows: [...arrows],
    areas: areas.map(({ area }) => area),
  };
  const partly = areas.flatMap(({ area, isWhole }) => (isWhole ? [] : [area.id]));
  return writeDocument(Object.assign(mission, { [MARK]: true, [PARTLY]: partly }));
}

/** What is made of tiles that there are not is none. */
function isOfPads(token: Token, pads: ReadonlyMap<string, unknown>): boolean {
  return isOfTiles(token) && token.tiles.every((id) => pads.has(id));
}

/** The game whose parts a text is, whether it is known here or not. */
export function gameOfFragment(text: string): string | undefined {
  if (!text.includes(`"${MARK}"`)) return undefined;
  const parsed = parseJson(text);
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null) return undefined;
  const { [MARK]: isFragment, system } = parsed.value as Readonly<Record<string, unknown>>;
  return isFragment === true && typeof system === 'string' ? system : undefined;
}

/** Whatever is on the clipboard may be anything; what is broken of a fragment is left out. */
export function readFragment(text: string): Fragment | undefined {
  if (!text.includes(`"${MARK}"`)) return undefined;
  const faces = (id: string) => (id === NO_TILE ? nowhere : stockFace(id));
  const loaded = loadDocument(text, 'mission', { faces, unfinished: true });
  const mission = loaded.ok ? loaded.document : loaded.salvage?.document;
  if (!mission || !(MARK in mission)) return undefined;
  const { faces: own = [], placements, tokens = [], labels = [], arrows = [], areas = [] } = mission;
  const partly: unknown = Reflect.get(mission, PARTLY);
  const isNowhere = (face: string) => face === NO_TILE && !own.some(({ id }) => id === NO_TILE);
  const pads = new Map(placements.filter(({ face }) => isNowhere(face)).map((pad) => [pad.id, pad]));
  const loose = tokens.flatMap((piece): LoosePiece[] => {
    const pad = pads.get(piece.at.tile);
    if (!pad || isOfTiles(piece)) return [];
    return [
      { piece, point: [pad.x + piece.at.x, pad.y + piece.at.y], isRaised: piece.at.level !== undefined },
    ];
  });
  const fragment: Fragment = {
    system: mission.system,
    faces: own,
    tiles: placements.filter(({ id }) => !pads.has(id)),
    pieces: tokens.filter((token) => !pads.has(token.at.tile) && !isOfPads(token, pads)),
    loose,
    labels,
    arrows,
    areas: areas.map((area) => ({
      area,
      isWhole: !Array.isArray(partly) || !partly.includes(area.id),
    })),
  };
  return isEmpty(fragment) ? undefined : fragment;
}
