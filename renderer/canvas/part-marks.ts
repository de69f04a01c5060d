import type { Box } from '../../drawing/box';
import type { ColourName } from '../../drawing/palette';
import type { Point } from '../../drawing/scene';
import { isOfTiles } from '../../engine';
import type { Language } from '../../languages';
import type { LaidOut } from '../document/laid-out';
import { findPart, type PartKey, parseKey } from '../document/parts';
import { boxOfPart } from '../tools/geometry/boxes';
import type { Shown } from '../tools/shown';
import type { LineStyle, Mark } from './marks';

/** Around what is selected: tiles in a double line with bold corners, pieces in a ring, arrows by their ends. */
export function selectionMarks(laid: LaidOut, keys: Iterable<PartKey>, language: Language): Mark[] {
  const pen: LineStyle = { colour: 'blue', width: 2, halo: true };
  return [...keys].flatMap((key) => {
    const { kind } = parseKey(key);
    // A line along an arrow would hide it.
    if (kind === 'arrow') return grips(laid, key);
    const marks = outline(laid, key, pen, language);
    const box = boxOfPart(laid, key, language);
    if (!box || kind === 'token') return marks;
    const corners: Mark = { kind: 'ticks', box, grown: 5, pen: { colour: 'blue', width: 4, halo: true } };
    const inner: Mark[] =
      kind === 'tile' ? [{ kind: 'box', box, grown: -4, pen: { colour: 'blue', width: 1 } }] : [];
    return [...inner, ...marks, corners];
  });
}

/** Around what a press would select. */
export function hoverMarks(laid: LaidOut, key: PartKey, language: Language): Mark[] {
  return outline(laid, key, { colour: 'ink', width: 1.5, dash: [5, 4], halo: true }, language);
}

/** Around the pieces and tiles that a sentence beside the board speaks of. */
export function spokenMarks(laid: LaidOut, keys: Iterable<PartKey>, language: Language): Mark[] {
  return [...keys].flatMap((key) => outline(laid, key, SPOKEN, language));
}

/** The same around a piece that no author has laid there. */
export function spokenMark(at: Point): Mark {
  return { kind: 'ring', at, radius: TOKEN, grown: GAP, pen: SPOKEN };
}

const SPOKEN: LineStyle = { colour: 'violet', width: 3.5, halo: true };
/** Half of what a token is wide. */
const TOKEN = 14;

/** Around what is held: green where it fits, red where it cannot stay, orange where more comes of it. */
export function heldMarks(laid: LaidOut, { held, fits, offer, trouble }: Shown, language: Language): Mark[] {
  const colour: ColourName = trouble ? 'red' : offer ? 'orange' : fits ? 'green' : 'blue';
  return [...held].flatMap((key) => {
    const marks = outline(laid, key, { colour, width: 3, halo: true }, language);
    return parseKey(key).kind === 'arrow' ? [...marks, ...grips(laid, key)] : marks;
  });
}

const GAP = 3;

function outline(laid: LaidOut, key: PartKey, pen: LineStyle, language: Language): Mark[] {
  const found = findPart(laid.mission, key);
  const box = boxOfPart(laid, key, language);
  if (!found || !box) return [];
  if (found.kind === 'arrow') {
    const { from, to } = found.part;
    const line = [
      [from.x, from.y],
      [to.x, to.y],
    ] as const;
    return [{ kind: 'line', line, pen }];
  }
  if (found.kind === 'token' && !isOfTiles(found.part)) return [ring(box, pen)];
  return [{ kind: 'box', box, grown: found.kind === 'tile' ? 1 : GAP, pen }];
}

function ring([x, y, width, height]: Box, pen: LineStyle): Mark {
  return {
    kind: 'ring',
    at: [x + width / 2, y + height / 2],
    radius: Math.max(width, height) / 2,
    grown: GAP,
    pen,
  };
}

function grips({ mission }: LaidOut, key: PartKey): Mark[] {
  const found = findPart(mission, key);
  if (found?.kind !== 'arrow') return [];
  const { from, to } = found.part;
  return [from, to].map(({ x, y }) => ({ kind: 'dot', at: [x, y], radius: 6, fill: 'blue' }));
}
