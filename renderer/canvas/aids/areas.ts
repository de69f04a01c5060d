import { largestRoom } from '../../../drawing/board/places';
import { areaOf } from '../../../drawing/board/zone-areas';
import { outlineOf, zoneOutline } from '../../../drawing/board/zone-outline';
import type { Box } from '../../../drawing/box';
import { box } from '../../../drawing/outline';
import type { ColourName } from '../../../drawing/palette';
import type { Line, Shape } from '../../../drawing/scene';
import { centredLine, textWidth } from '../../../drawing/text';
import type { BoardZone } from '../../../engine';
import { type Language, textIn } from '../../../languages';
import type { Area } from '../../../schemas';
import type { LaidOut } from '../../document/laid-out';
import { tileBoxes } from '../../document/places';

const COLOURS: readonly ColourName[] = ['violet', 'orange', 'blue', 'green', 'red', 'yellow'];
const NAME = { font: 'text', size: 11, weight: 700 } as const;

/** The named areas of a mission, each in a colour of its own; the one that is drawn at stands out. */
export function areaShapes(
  laid: LaidOut,
  chosen: string | undefined,
  language: Language,
): { under: Shape[]; over: Shape[] } {
  const all = (laid.mission.areas ?? []).map((area, index) => ({
    area,
    fill: COLOURS[index % COLOURS.length] ?? 'violet',
    ...groundOf(laid, area),
  }));
  return {
    under: all.flatMap(({ area, fill, outlines, border }): Shape[] => {
      const isChosen = area.id === chosen;
      return [
        { kind: 'path', outlines, fill, opacity: isChosen ? 0.45 : 0.25 },
        { kind: 'path', outlines: border, fill: isChosen ? 'ink' : fill },
      ];
    }),
    over: all.flatMap(({ area, fill, boxes }) => nameShapes(textIn(area.name, language), fill, boxes)),
  };
}

interface Ground {
  readonly outlines: readonly Line[];
  readonly border: readonly Line[];
  readonly boxes: readonly Box[];
}

function groundOf({ board, mission, faces }: LaidOut, area: Area): Ground {
  const zones = [...new Set((area.zones ?? []).map((part) => board.zoneOf(part)))].flatMap((zone) =>
    zone === undefined ? [] : (board.zones[zone] ?? []),
  );
  const tiles = tileBoxes(
    mission.placements.filter(({ id }) => area.tiles?.includes(id)),
    faces,
  );
  return {
    outlines: [...zones.flatMap((zone) => areaOf(zone, board)), ...tiles.map((tile) => box(...tile))],
    border: [
      ...outlineOf([...rectsOf(zones.filter(({ balcony }) => !balcony)), ...tiles], 2),
      ...zones.filter(({ balcony }) => balcony).flatMap((zone) => zoneOutline(zone, board, 2, [])),
    ],
    boxes: [...rectsOf(zones), ...tiles],
  };
}

function rectsOf(zones: readonly BoardZone[]): Box[] {
  return zones.flatMap(({ rects }) => rects);
}

function nameShapes(name: string, fill: ColourName, boxes: readonly Box[]): Shape[] {
  if (boxes.length === 0) return [];
  const [x, y, width, height] = largestRoom(boxes);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const wide = textWidth(name, NAME) + 10;
  const plate = (grown: number) =>
    box(middleX - wide / 2 - grown, middleY - 8 - grown, wide + 2 * grown, 16 + 2 * grown);
  return [
    { kind: 'path', outlines: [plate(1.6)], fill },
    { kind: 'path', outlines: [plate(0)], fill: 'paint' },
    centredLine(name, [middleX, middleY], NAME, 'ink'),
  ];
}
