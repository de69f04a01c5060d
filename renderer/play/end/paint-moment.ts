import { rimShapes } from '../../../drawing/board/rims';
import { standing } from '../../../drawing/board/standing';
import { tilePrints } from '../../../drawing/board/tiles';
import { pieceStamp } from '../../../drawing/board/tokens';
import { around, type Box, middleOf } from '../../../drawing/box';
import type { GameEvent, Size } from '../../../engine';
import type { Language } from '../../../languages';
import { noAids } from '../../canvas/aids/aid';
import { canvasViewport } from '../../canvas/canvas-viewport';
import type { Mark } from '../../canvas/marks';
import { paintMarks } from '../../canvas/paint-marks';
import { type Paints, paintTable } from '../../canvas/paint-table';
import type { Moment } from '../../game/moment';
import { pictureOf } from '../../game/picture';
import type { TaleLine } from '../../game/tale';
import { type BoardGeometry, boardGeometry } from '../board/board-geometry';
import { placeOfEvent } from '../board/event-marks';
import { piecesOn } from '../board/pieces';
import { toldMarks } from '../board/told-marks';

/** Pixels of the page to a millimetre: the same for every picture, so that what is painted for one does for all. */
const SCALE = 0.55;

interface Painting {
  readonly size: Size;
  readonly ratio: number;
  readonly paints: Paints;
  readonly language: Language;
}

/** The board as it lay after something had happened, around where that was; says whether it has to be painted once more. */
export function paintMoment(
  context: CanvasRenderingContext2D,
  { moment, place }: TaleLine,
  { size, ratio, paints, language }: Painting,
): boolean {
  const { seen } = moment;
  const { table } = seen;
  const picture = pictureOf(seen);
  const ground = boardGeometry(table, picture.lying, language);
  const stood = standing(piecesOn(seen, ground, picture), ground.roomOf, new Map(), language);
  const event = moment.events[place];
  const told = toldMarks(event, { seen, ground, stood }, language);
  const [x, y] = cornerOf(ground, whereTold(event, moment, ground, told.marks), size);
  const viewport = canvasViewport({ scale: SCALE, x: -x * SCALE, y: -y * SCALE }, size, ratio);
  paints.stamps.begin(viewport, false);
  const prints = {
    tiles: tilePrints(ground.tiles, language),
    rims: rimShapes(ground.tiles),
    tokens: [],
    notes: [],
  };
  paintTable(
    context,
    viewport,
    { prints, under: told.shapes, over: [], aids: noAids, hasGrid: false },
    paints,
  );
  for (const one of stood.values()) {
    const stamp = pieceStamp(one.figure, one.raised, one.scale, language);
    paints.stamps.print(context, { id: one.id, stamp, at: one.at });
  }
  paintMarks(context, viewport, told.marks, paints.palette);
  return paints.stamps.isBehind();
}

/** The zone that it was in, or whoever it is about. */
function whereTold(
  event: GameEvent | undefined,
  { seen }: Moment,
  ground: BoardGeometry,
  marks: readonly Mark[],
): Box | undefined {
  const to = event && placeOfEvent(event, seen.table).to;
  if (to !== undefined) return ground.boxOf(to);
  const ring = marks.find((mark) => mark.kind === 'ring');
  return ring && [...ring.at, 0, 0];
}

/** The upper left corner of what is shown: around a place, but no further off the board than need be. */
function cornerOf(ground: BoardGeometry, of: Box | undefined, [width, height]: Size): [number, number] {
  const boxes = ground.zones.flatMap((zone) => {
    const box = ground.boxOf(zone);
    return box ? [box] : [];
  });
  const board = ground.row ?? around(boxes) ?? [0, 0, 1, 1];
  const middle = middleOf(of ?? board);
  const along = (side: 0 | 1, length: number): number => {
    const [from, whole] = [board[side], board[side === 0 ? 2 : 3]];
    if (whole <= length) return from - (length - whole) / 2;
    return Math.min(from + whole - length, Math.max(from, middle[side] - length / 2));
  };
  return [along(0, width / SCALE), along(1, height / SCALE)];
}
