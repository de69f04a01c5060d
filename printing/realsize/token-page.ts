import { type Box, middleOf } from '../../drawing/box';
import type { Point, Shape } from '../../drawing/scene';
import { movedShape } from '../../drawing/transform';
import type { Say } from '../../languages';
import type { Entry } from '../printout';
import { nodeIn, type StructureNode } from '../structure';
import { dashed, framed } from './lines';
import type { Card } from './token-cards';
import type { LaidCard } from './token-rows';

/** How far a fold is drawn beyond a card. */
const BEYOND = 1.5;

/** Fronts with the lines along which they are cut; where they are folded, with their backs. */
export function frontEntries(sheet: readonly LaidCard[], part: StructureNode, say: Say): Entry[] {
  const folded = sheet.filter(isFolded);
  const pictures = byCard(sheet).map(([card, cards]): Entry => {
    const alternative = say(cards.some(isFolded) ? 'print.real.tokens-and-backs' : 'print.real.tokens', {
      what: card.name,
      count: cards.length,
    });
    const shapes = cards.flatMap((laid) => {
      const [front, back] = sidesOf(laid);
      return [...around(front, card.front), ...(back ? around(back, card.back ?? []) : [])];
    });
    return { tag: nodeIn(part, 'Figure', { alternative }), shapes };
  });
  const cuts = sheet.map(({ box }) => framed(box));
  return [...pictures, { tag: 'layout', shapes: [...cuts, ...folded.map(({ box }) => foldLine(box))] }];
}

/** The other page of the same paper: every back where its front is, seen from there. */
export function backEntries(
  sheet: readonly LaidCard[],
  seen: (front: Point) => Point,
  part: StructureNode,
  say: Say,
): Entry[] {
  return byCard(sheet).map(([card, cards]): Entry => {
    const alternative = say('print.real.tokens-behind', { what: card.name, count: cards.length });
    const shapes = cards.flatMap(({ box }) => around(seen(middleOf(box)), card.back ?? card.front));
    return { tag: nodeIn(part, 'Figure', { alternative }), shapes };
  });
}

function isFolded({ card, box }: LaidCard): boolean {
  return box[2] > card.width;
}

/** The middles of front and back. */
function sidesOf(laid: LaidCard): [front: Point, back?: Point] {
  const { card, box } = laid;
  const [x, y, , height] = box;
  const front: Point = [x + card.width / 2, y + height / 2];
  return isFolded(laid) ? [front, [front[0] + card.width, front[1]]] : [front];
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

function around(middle: Point, shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape) => movedShape(shape, middle));
}

function byCard(sheet: readonly LaidCard[]): [Card, LaidCard[]][] {
  const groups = new Map<Card, LaidCard[]>();
  for (const laid of sheet) groups.set(laid.card, [...(groups.get(laid.card) ?? []), laid]);
  return [...groups];
}
