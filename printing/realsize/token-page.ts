import { type Box, middleOf } from '../../drawing/box';
import type { Point, Shape } from '../../drawing/scene';
import { movedShape } from '../../drawing/transform';
import type { Say } from '../../languages';
import type { Entry } from '../printout';
import { nodeIn, type StructureNode } from '../structure';
import { dashed, framed } from './lines';
import type { PaperToken } from './paper-tokens';
import type { LaidToken } from './token-rows';

/** How far a fold is drawn beyond a token. */
const BEYOND = 1.5;

/** Fronts with the lines along which they are cut; where they are folded, with their backs. */
export function frontEntries(sheet: readonly LaidToken[], part: StructureNode, say: Say): Entry[] {
  const folded = sheet.filter(isFolded);
  const pictures = byToken(sheet).map(([token, tokens]): Entry => {
    const alternative = say(tokens.some(isFolded) ? 'print.real.tokens-and-backs' : 'print.real.tokens', {
      what: token.name,
      count: tokens.length,
    });
    const shapes = tokens.flatMap((laid) => {
      const [front, back] = sidesOf(laid);
      return [...laidAt(front, token.front), ...(back ? laidAt(back, token.back ?? []) : [])];
    });
    return { tag: nodeIn(part, 'Figure', { alternative }), shapes };
  });
  const cuts = sheet.map(({ box }) => framed(box));
  return [...pictures, { tag: 'layout', shapes: [...cuts, ...folded.map(({ box }) => foldLine(box))] }];
}

/** The other page of the same paper: every back where its front is, seen from there. */
export function backEntries(
  sheet: readonly LaidToken[],
  seen: (front: Point) => Point,
  part: StructureNode,
  say: Say,
): Entry[] {
  return byToken(sheet).map(([token, tokens]): Entry => {
    const alternative = say('print.real.tokens-behind', { what: token.name, count: tokens.length });
    const shapes = tokens.flatMap(({ box }) => laidAt(seen(middleOf(box)), token.back ?? token.front));
    return { tag: nodeIn(part, 'Figure', { alternative }), shapes };
  });
}

function isFolded({ token, box }: LaidToken): boolean {
  return box[2] > token.width;
}

/** The middles of front and back. */
function sidesOf(laid: LaidToken): [front: Point, back?: Point] {
  const { token, box } = laid;
  const [x, y, , height] = box;
  const front: Point = [x + token.width / 2, y + height / 2];
  return isFolded(laid) ? [front, [front[0] + token.width, front[1]]] : [front];
}

function foldLine([x, y, width, height]: Box): Shape {
  const middle = x + width / 2;
  return dashed(
    [
      [
        [middle, y - BEYOND],
        [middle, y + height + BEYOND],
      ],
    ],
    [1.5, 1],
  );
}

function laidAt(middle: Point, shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape) => movedShape(shape, middle));
}

function byToken(sheet: readonly LaidToken[]): [PaperToken, LaidToken[]][] {
  const groups = new Map<PaperToken, LaidToken[]>();
  for (const laid of sheet) {
    const group = groups.get(laid.token) ?? [];
    group.push(laid);
    groups.set(laid.token, group);
  }
  return [...groups];
}
