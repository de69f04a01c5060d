import { labelPlaces } from '../../../drawing/board/annotations';
import { freePlace } from '../../../drawing/board/places';
import { type Stood, takenUpBy } from '../../../drawing/board/standing';
import { type Box, common, leastHiding, middleOf } from '../../../drawing/box';
import type { Palette } from '../../../drawing/palette';
import type { Point } from '../../../drawing/scene';
import { fontFamilies } from '../../../drawing/svg';
import { type Seen, systemIn } from '../../../engine';
import type { Language } from '../../../languages';
import { type CanvasViewport, standOnPixels } from '../../canvas/canvas-viewport';
import { personActing, zoneActing } from '../../game/picture';
import type { BoardGeometry } from './board-geometry';
import { LEAST_TEXT } from './legible';
import type { Lights, ZoneLight } from './lights';
import { ARROW } from './spotlight';
import type { BoardInSight } from './use-board-in-sight';

/** What is said on a lit zone, at a place of it where it hides nothing. */
export interface Badge {
  readonly at: Point;
  /** Side by side. */
  readonly signs: readonly Sign[];
}

/** A way has the shape of a disc, a target that of a sight, a question that of a diamond. */
export interface Sign {
  readonly kind: 'way' | 'target' | 'asked';
  readonly text: string;
}

/** Millimetres; and pixels of the page, below which it could not be read. */
const SIZE = 19;
const SMALLEST = 19;

export function badgesOn(
  lights: Lights,
  seen: Seen,
  ground: BoardGeometry,
  { stood, least }: Pick<BoardInSight, 'stood' | 'least'>,
  language: Language,
): readonly Badge[] {
  const covered = [
    ...labelPlaces(seen.table.mission.file, { language }),
    ...[...stood.values()].map((one) => takenUpBy(one, least, language)),
    ...arrowOver(stood.get(personActing(seen)?.piece ?? ''), least, language),
  ];
  // As large as they are painted where the whole board is in sight.
  const high = Math.max(SIZE, (SMALLEST / LEAST_TEXT) * least);
  return [...lights.zones.values()].flatMap((light): Badge[] => {
    const signs = signsOf(light, seen);
    const room = ground.roomOf(light.zone);
    if (signs.length === 0 || !room) return [];
    const hidden = room.balcony ? covered : [...covered, ...room.floors];
    const size = [high * signs.length, high] as const;
    const place = freePlace(room.rects, size, { covered: hidden, printed: room.printed });
    const isFree = !covered.some((box) => common(box, place));
    return [{ at: isFree ? middleOf(place) : onRim(ground.boxOf(light.zone) ?? place, size, hidden), signs }];
  });
}

/** Where the arrow to whoever acts would like to be. */
function arrowOver(actor: Stood | undefined, least: number, language: Language): readonly Box[] {
  if (!actor) return [];
  const [x, y, width] = takenUpBy(actor, least, language);
  const size = (ARROW / LEAST_TEXT) * least;
  return [[x + (width - size) / 2, y - size, size, size]];
}

function signsOf({ zone, walk, isWay, isTarget, isAsked }: ZoneLight, seen: Seen): Sign[] {
  const from = zoneActing(seen);
  const range = from < 0 ? -1 : systemIn(seen).advise.range(seen, from, zone);
  return [
    ...(isAsked ? [{ kind: 'asked', text: '?' } as const] : []),
    ...(isWay ? [{ kind: 'way', text: walk ? String(walk.cost) : '' } as const] : []),
    ...(isTarget ? [{ kind: 'target', text: range < 0 ? '' : String(range) } as const] : []),
  ];
}

/** Across the border of a crowded zone, where it hides least. */
function onRim([x, y, width, height]: Box, size: Point, covered: readonly Box[]): Point {
  const across = (part: number): [Point, ...Point[]] => [
    [x + width * part, y + height],
    [x + width * part, y],
    [x + width, y + height * part],
    [x, y + height * part],
  ];
  const points: [Point, ...Point[]] = [...across(0.5), ...across(0.2), ...across(0.8)];
  return leastHiding(points, ([px, py]) => [px - size[0] / 2, py - size[1] / 2, ...size], covered);
}

/** Where they are painted, in the canvas's own pixels. */
export function boxesOfBadges(badges: readonly Badge[], viewport: CanvasViewport): readonly Box[] {
  const size = sizeOn(viewport);
  return badges.map(({ at: [x, y], signs }): Box => {
    const wide = size * signs.length;
    return [
      viewport.x + x * viewport.scale - wide / 2,
      viewport.y + y * viewport.scale - size / 2,
      wide,
      size,
    ];
  });
}

function sizeOn({ scale, ratio }: CanvasViewport): number {
  return Math.max(SIZE * scale, SMALLEST * ratio);
}

/** In the canvas's own pixels, so that they can be read from however far away. */
export function paintBadges(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  badges: readonly Badge[],
  palette: Palette,
): void {
  standOnPixels(context);
  const size = sizeOn(viewport);
  for (const { at, signs } of badges) {
    const [x, y] = [viewport.x + at[0] * viewport.scale, viewport.y + at[1] * viewport.scale];
    signs.forEach((sign, index) => {
      const across = (index - (signs.length - 1) / 2) * size * 1.06;
      paintSign(context, [Math.round(x + across), Math.round(y)], size / 2, sign, palette);
    });
  }
}

const fills = { way: 'green', target: 'red', asked: 'yellow' } as const;

function paintSign(
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  radius: number,
  { kind, text }: Sign,
  palette: Palette,
): void {
  const shape = (grown: number) => {
    context.beginPath();
    if (kind === 'asked') {
      const reach = (radius + grown) * 1.1;
      context.moveTo(x, y - reach);
      context.lineTo(x + reach, y);
      context.lineTo(x, y + reach);
      context.lineTo(x - reach, y);
      context.closePath();
    } else context.arc(x, y, radius * 0.9 + grown, 0, 2 * Math.PI);
  };
  const fill = (colour: string, grown: number) => {
    shape(grown);
    context.fillStyle = colour;
    context.fill();
  };
  fill(palette.ink, 0);
  fill(palette.paint, -radius * 0.12);
  fill(palette[fills[kind]], -radius * 0.24);
  if (kind === 'target') cross(context, [x, y], radius, palette);
  context.fillStyle = kind === 'asked' ? palette.ink : palette.paint;
  context.font = `${radius * 1.1}px "${fontFamilies.title}"`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(text, x, y + radius * 0.4);
}

/** The four hairs of a sight. */
function cross(context: CanvasRenderingContext2D, [x, y]: Point, radius: number, palette: Palette): void {
  const hair = (colour: string, width: number) => {
    context.beginPath();
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      context.moveTo(x + dx * radius * 0.6, y + dy * radius * 0.6);
      context.lineTo(x + dx * radius * 1.16, y + dy * radius * 1.16);
    }
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  };
  hair(palette.ink, radius * 0.34);
  hair(palette.paint, radius * 0.14);
}
