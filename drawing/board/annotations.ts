import { seedGenerator } from '../../engine';
import { type Language, textIn } from '../../languages';
import type { Arrow, FaceSource, Label, Mission } from '../../schemas';
import { boundsOf } from '../bounds';
import { around, type Box, inset } from '../box';
import { penStroke } from '../ink';
import { box, placed } from '../outline';
import type { Line, Shape } from '../scene';
import { textLine, textWidth, wrapText } from '../text';
import type { BoardOptions } from './options';
import { extentOf, seatTiles } from './seats';

const SIZES = { small: 9, medium: 13, large: 20 } as const;
const WIDEST = 220;

/** What the author wrote and pointed at. */
export function annotationShapes(mission: Mission | undefined, { language = 'en' }: BoardOptions): Shape[] {
  return [
    ...(mission?.arrows ?? []).flatMap(arrowShapes),
    ...(mission?.labels ?? []).flatMap((label) => labelShapes(label, language)),
  ];
}

/** The boxes that labels cover, for what should not hide them. */
export function labelPlaces(mission: Mission | undefined, { language = 'en' }: BoardOptions): Box[] {
  return (mission?.labels ?? []).map((label) => layOut(label, language).box);
}

const BEAD = 10;

/** Boxes along the arrows. */
export function arrowPlaces(mission: Mission | undefined): Box[] {
  return (mission?.arrows ?? []).flatMap(({ from, to }) => {
    const beads = Math.min(MOST_BEADS, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / BEAD));
    return Array.from({ length: beads + 1 }, (_, bead): Box => {
      const part = beads === 0 ? 0 : bead / beads;
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      return [x - BEAD / 2, y - BEAD / 2, BEAD, BEAD];
    });
  });
}

const MOST_BEADS = 500;

interface Annotation {
  readonly id: string;
  readonly reach: Box;
}

/** How far what the author wrote and pointed at reaches. */
function annotationsOf(mission: Mission | undefined, language: Language): Annotation[] {
  return [
    ...(mission?.arrows ?? []).flatMap((arrow) => {
      const reach = around(arrowShapes(arrow).map(boundsOf));
      return reach ? [{ id: arrow.id, reach }] : [];
    }),
    ...(mission?.labels ?? []).map((label) => ({ id: label.id, reach: layOut(label, language).box })),
  ];
}

/** A picture grows by no more than this for them. */
const FURTHEST = 250;
const MARGIN = 6;

/** The part of the table that a picture shows: the board with its margin, and what is written around it. */
export function withAnnotations(
  board: Box,
  margin: number,
  mission: Mission | undefined,
  { language = 'en', bare }: BoardOptions,
): Box {
  const near = bare ? [] : annotationsOf(mission, language).filter(({ reach }) => isNear(reach, board));
  const sheet = inset(board, -margin);
  return around([sheet, ...near.map(({ reach }) => inset(reach, -MARGIN))]) ?? sheet;
}

/** The labels and arrows that lie so far from the board that its pictures lack them, in whole or in part. */
export function strayAnnotations(mission: Mission, faces: FaceSource, language: Language): string[] {
  const board = extentOf(seatTiles(mission.placements, faces));
  return annotationsOf(mission, language)
    .filter(({ reach }) => !isNear(reach, [board.x, board.y, board.width, board.height]))
    .map(({ id }) => id);
}

function isNear(reach: Box, board: Box): boolean {
  const whole = around([reach, inset(board, -FURTHEST)]);
  return whole !== undefined && whole[2] <= board[2] + 2 * FURTHEST && whole[3] <= board[3] + 2 * FURTHEST;
}

function layOut({ at, text, size = 'medium' }: Label, language: Language) {
  const style = { font: size === 'large' ? 'title' : 'text', size: SIZES[size], weight: 700 } as const;
  const lines = wrapText(textIn(text, language), style, WIDEST);
  const leading = style.size * 1.12;
  const width = Math.max(...lines.map((line) => textWidth(line, style))) + style.size * 0.9;
  const height = lines.length * leading + style.size * 0.45;
  const rect: Box = [at.x - width / 2, at.y - height / 2, width, height];
  return { style, lines, leading, box: rect };
}

function labelShapes(label: Label, language: Language): Shape[] {
  const { id, at, colour = 'ink' } = label;
  const { style, lines, leading, box: rect } = layOut(label, language);
  return [
    { kind: 'path', outlines: [box(...inset(rect, -0.7))], fill: colour, id: `label:${id}` },
    { kind: 'path', outlines: [box(...rect)], fill: 'paper' },
    ...lines.map((line, index) =>
      textLine(line, [at.x, rect[1] + style.size * 0.24 + leading * (index + 0.78)], style, colour),
    ),
  ];
}

function arrowShapes({ id, from, to, colour = 'ink' }: Arrow): Shape[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return [];
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const head = Math.min(16, length * 0.6);
  const generator = seedGenerator(`arrow ${id}`);
  const shaft = (width: number): Line =>
    placed(
      penStroke(
        generator,
        [
          [0, 0],
          [Math.max(1, length - head * 0.8), 0],
        ],
        { width, wobble: 0.5, ends: [0.7, 1] },
      ),
      { at: [from.x, from.y], degrees },
    );
  const point = (grown: number): Line =>
    placed(
      [
        [length + grown * 1.6, 0],
        [length - head - grown, -head * 0.5 - grown],
        [length - head * 0.76, 0],
        [length - head - grown, head * 0.5 + grown],
      ],
      { at: [from.x, from.y], degrees },
    );
  return [
    { kind: 'path', outlines: [shaft(6), point(1.2)], fill: 'bone', id: `arrow:${id}` },
    { kind: 'path', outlines: [shaft(3.6), point(0)], fill: colour },
  ];
}
