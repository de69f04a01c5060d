import type { Board, BoardZone } from '../../engine';
import { type Language, textIn } from '../../languages';
import type { Area, FaceSource, Mission } from '../../schemas';
import { type Box, common } from '../box';
import { hatched, type Lean, uncovered } from '../hatch';
import { box } from '../outline';
import type { ColourName } from '../palette';
import type { Line, Shape } from '../scene';
import { centredLine, type TextStyle, textWidth } from '../text';
import { seatedBox } from '../transform';
import { labelPlaces } from './annotations';
import { freePlace, type Obstacles } from './places';
import { type SeatedTile, seatTiles } from './seats';
import { spotPlaces, wordPlaces } from './tiles';
import { tokenPlaces } from './tokens';
import { balconyFloors, zoneShape } from './zone-areas';
import { outlineOf, zoneOutline } from './zone-outline';

const COLOURS: readonly ColourName[] = ['violet', 'orange', 'blue', 'green', 'red', 'yellow'];
const LEANS: readonly Lean[] = ['up', 'down'];
const NAME = { font: 'text', size: 12, weight: 700 } as const;
const SMALLEST = 7.5;
const SIZES = [NAME.size, 9.5, SMALLEST] as const;
const HEIGHT = 17;
/** Wider than where a train has driven. */
const GAP = 12;

/** A mission on the table. */
interface Lying {
  readonly mission: Mission;
  readonly faces: FaceSource;
  readonly board: Board;
}

export interface ShownAreas {
  /** The tool for areas is at work: they stand out, most of all the one it works on. */
  readonly isDrawn: boolean;
  readonly chosen: string | undefined;
}

export interface AreaShapes {
  readonly under: readonly Shape[];
  readonly over: readonly Shape[];
  /** What the names cover. */
  readonly places: readonly Box[];
}

/** The named areas of a mission, each in a colour and a hatch of its own, its name once. */
export function areaShapes(
  { mission, faces, board }: Lying,
  { isDrawn, chosen }: ShownAreas,
  language: Language,
  signs: readonly Box[],
): AreaShapes {
  const { areas = [] } = mission;
  if (areas.length === 0) return { under: [], over: [], places: [] };
  const tiles = seatTiles(mission.placements, faces, mission.system);
  const all = areas.map((area, index) => ({
    area,
    fill: COLOURS[index % COLOURS.length] ?? 'violet',
    lean: LEANS[index % LEANS.length] ?? 'up',
    ...groundOf(board, tiles, area),
  }));
  const ground = groundFor(tiles, mission, language, signs);
  const covered = [...ground.covered];
  const names = all.flatMap(({ area, fill, boxes }) => {
    if (boxes.length === 0) return [];
    const text = textIn(area.name, language);
    const name = freeName(text, boxes, { ...ground, covered });
    covered.push(name.place);
    return [{ text, fill, ...name }];
  });
  return {
    under: all.flatMap(({ area, fill, lean, outlines, border, bare }): Shape[] => {
      const isChosen = isDrawn && area.id === chosen;
      const lines = bare.flatMap((rect) => hatched(rect, lean, GAP));
      return [
        ...(isDrawn
          ? [{ kind: 'path', outlines, fill, opacity: isChosen ? 0.45 : 0.25 } as const]
          : [
              { kind: 'path', outlines, fill, opacity: 0.07 } as const,
              { kind: 'stroke', lines, closed: false, width: 1, stroke: fill, opacity: 0.4 } as const,
            ]),
        {
          kind: 'path',
          outlines: border,
          fill: isChosen ? 'ink' : fill,
          ...(isDrawn ? {} : { opacity: 0.75 }),
        },
      ];
    }),
    over: names.flatMap(({ text, fill, ...name }) => nameShapes(text, fill, name)),
    places: names.map(({ place }) => place),
  };
}

interface PlacedName {
  readonly place: Box;
  readonly style: TextStyle;
}

/** A name that would hide something is written smaller. */
function freeName(text: string, boxes: readonly Box[], ground: Obstacles): PlacedName {
  const inSize = (size: number): PlacedName => {
    const style = { ...NAME, size };
    const scale = size / NAME.size;
    const room = [textWidth(text, style) + 10 * scale, HEIGHT * scale] as const;
    return { style, place: freePlace(boxes, room, ground) };
  };
  const isFree = ({ place }: PlacedName) => !ground.covered.some((other) => common(place, other));
  return SIZES.map(inSize).find(isFree) ?? inSize(SMALLEST);
}

/** What the names of areas keep off. */
function groundFor(
  tiles: readonly SeatedTile[],
  mission: Mission,
  language: Language,
  signs: readonly Box[],
): Obstacles {
  return {
    covered: [
      ...wordPlaces(tiles, language),
      ...tokenPlaces(tiles, mission, { language }),
      ...labelPlaces(mission, { language }),
      ...signs,
    ],
    printed: spotPlaces(tiles),
  };
}

interface AreaGround {
  readonly outlines: readonly Line[];
  readonly border: readonly Line[];
  readonly boxes: readonly Box[];
  /** The ground without the balconies over it that are not meant. */
  readonly bare: readonly Box[];
}

function groundOf(board: Board, lying: readonly SeatedTile[], area: Area): AreaGround {
  const zones = [...new Set((area.zones ?? []).map((part) => board.zoneOf(part)))].flatMap((zone) =>
    zone === undefined ? [] : (board.zones[zone] ?? []),
  );
  const tiles = lying.filter(({ id }) => area.tiles?.includes(id)).map(({ seat }) => seatedBox(seat));
  const floors = balconyFloors(board).map(({ rect }) => rect);
  const below = rectsOf(zones.filter(({ balcony }) => !balcony));
  return {
    outlines: [...zones.flatMap((zone) => zoneShape(zone, board)), ...tiles.map((tile) => box(...tile))],
    border: [
      ...outlineOf([...below, ...tiles], 2),
      ...zones.filter(({ balcony }) => balcony).flatMap((zone) => zoneOutline(zone, board, 2, [])),
    ],
    boxes: [...rectsOf(zones), ...tiles],
    bare: [
      ...below.flatMap((rect) => uncovered(rect, floors)),
      ...rectsOf(zones.filter(({ balcony }) => balcony)),
      ...tiles,
    ],
  };
}

function rectsOf(zones: readonly BoardZone[]): Box[] {
  return zones.flatMap(({ rects }) => rects);
}

function nameShapes(
  name: string,
  fill: ColourName,
  { place: [x, y, width, height], style }: PlacedName,
): Shape[] {
  const plate = (grown: number) => box(x - grown, y - grown, width + 2 * grown, height + 2 * grown);
  return [
    { kind: 'path', outlines: [plate(1.6)], fill },
    { kind: 'path', outlines: [plate(0)], fill: 'paint' },
    centredLine(name, [x + width / 2, y + height / 2], style, 'ink'),
  ];
}
