import { seedGenerator } from '../../engine';
import { type Language, textIn } from '../../languages';
import type { Arrow, FaceSource, Label, Mission } from '../../schemas';
import { around, type Box, inset } from '../box';
import { penStroke } from '../ink';
import { box, placed } from '../outline';
import type { Line, Shape } from '../scene';
import { type Print, reachOf, type Stamp, stampOf } from '../stamp';
import { textLine, textWidth, wrapText } from '../text';
import type { BoardOptions } from './options';
import { extentOf, seatTiles } from './seats';

const SIZES = { small: 9, medium: 13, large: 20 } as const;
const WIDEST = 220;

/** What the author wrote and pointed at. */
export function annotationPrints(mission: Mission | undefined, { language = 'en' }: BoardOptions): Print[] {
  return [
    ...(mission?.arrows ?? []).map(
      (arrow): Print => ({
        id: `arrow:${arrow.id}`,
        stamp: drawnOnce(arrow, '', () => arrowStamp(arrow)),
        at: [arrow.from.x, arrow.from.y],
      }),
    ),
    ...(mission?.labels ?? []).map(
      (label): Print => ({
        id: `label:${label.id}`,
        stamp: drawnOnce(label, language, () => labelStamp(label, language)),
        at: [label.at.x, label.at.y],
      }),
    ),
  ];
}

// What is edited is another object, so the same one looks as it did.
const drawn = new WeakMap<Arrow | Label, Map<string, Stamp>>();

function drawnOnce(part: Arrow | Label, language: string, draw: () => Stamp): Stamp {
  const stamps = drawn.get(part) ?? new Map<string, Stamp>();
  drawn.set(part, stamps);
  const known = stamps.get(language);
  if (known) return known;
  const stamp = draw();
  stamps.set(language, stamp);
  return stamp;
}

/** The boxes that labels cover, for what should not hide them. */
export function labelPlaces(mission: Mission | undefined, options: BoardOptions): Box[] {
  const prints = annotationPrints(mission, options);
  return prints.filter(({ id }) => id.startsWith('label:')).map(reachOf);
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

/** What is written and pointed at, but for arrows too short to be seen. */
function annotationsOf(mission: Mission | undefined, language: Language): Print[] {
  return annotationPrints(mission, { language }).filter(({ stamp }) => stamp.shapes.length > 0);
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
  const near = bare
    ? []
    : annotationsOf(mission, language)
        .map(reachOf)
        .filter((reach) => isNear(reach, board));
  const sheet = inset(board, -margin);
  return around([sheet, ...near.map((reach) => inset(reach, -MARGIN))]) ?? sheet;
}

/** The labels and arrows that lie so far from the board that its pictures lack them, in whole or in part. */
export function strayAnnotations(mission: Mission, faces: FaceSource, language: Language): string[] {
  const board = extentOf(seatTiles(mission.placements, faces));
  return annotationsOf(mission, language)
    .filter((print) => !isNear(reachOf(print), [board.x, board.y, board.width, board.height]))
    .map(({ id }) => id.slice(id.indexOf(':') + 1));
}

function isNear(reach: Box, board: Box): boolean {
  const whole = around([reach, inset(board, -FURTHEST)]);
  return whole !== undefined && whole[2] <= board[2] + 2 * FURTHEST && whole[3] <= board[3] + 2 * FURTHEST;
}

function layOut({ text, size = 'medium' }: Label, language: Language) {
  const style = { font: size === 'large' ? 'title' : 'text', size: SIZES[size], weight: 700 } as const;
  const lines = wrapText(textIn(text, language), style, WIDEST);
  const leading = style.size * 1.12;
  const width = Math.max(...lines.map((line) => textWidth(line, style))) + style.size * 0.9;
  const height = lines.length * leading + style.size * 0.45;
  return { style, lines, leading, box: [-width / 2, -height / 2, width, height] as Box };
}

function labelStamp(label: Label, language: Language): Stamp {
  const { colour = 'ink' } = label;
  const { style, lines, leading, box: rect } = layOut(label, language);
  const shapes: Shape[] = [
    { kind: 'path', outlines: [box(...inset(rect, -0.7))], fill: colour },
    { kind: 'path', outlines: [box(...rect)], fill: 'paper' },
    ...lines.map((line, index) =>
      textLine(line, [0, rect[1] + style.size * 0.24 + leading * (index + 0.78)], style, colour),
    ),
  ];
  return { shapes, reach: rect };
}

const SHAFT = 3.6;
const RIM = 1.5;

function arrowStamp({ id, from, to, colour = 'ink' }: Arrow): Stamp {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return { shapes: [], reach: [0, 0, 0, 0] };
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const head = Math.min(16, length * 0.6);
  // The rim wavers as the shaft does.
  const shaft = (width: number): Line =>
    placed(
      penStroke(
        seedGenerator(`arrow ${id}`),
        [
          [0, 0],
          [Math.max(1, length - head * 0.8), 0],
        ],
        { width, wobble: 0.5, ends: [0.7, 1] },
      ),
      { at: [0, 0], degrees },
    );
  const point = (grown: number): Line =>
    placed(
      [
        [length + grown * 1.6, 0],
        [length - head - grown, -head * 0.5 - grown],
        [length - head * 0.76, 0],
        [length - head - grown, head * 0.5 + grown],
      ],
      { at: [0, 0], degrees },
    );
  const shapes: Shape[] = [
    { kind: 'path', outlines: [shaft(SHAFT + 2 * RIM), point(RIM)], fill: 'bone' },
    { kind: 'path', outlines: [shaft(SHAFT), point(0)], fill: colour === 'ink' ? 'pen' : colour },
  ];
  return stampOf(shapes);
}
