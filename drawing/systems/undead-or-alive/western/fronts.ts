import type { Box } from '../../../box';
import { randomBetween } from '../../../ink';
import { box } from '../../../outline';
import type { Line } from '../../../scene';
import type { Sketch } from '../../../sketch';
import {
  along,
  cutByOpenings,
  type Edge,
  isBuilding,
  isStreet,
  longEdges,
  type Plan,
  tagged,
} from '../../../tile/plan';
import { ruled } from '../../../tile/rough';
import { isKind } from './kinds';

const WALK = 11;
const SHADE = 9;
const BOARD = 5;
const SHORTEST = 40;

/** Boardwalks along every front with a door, as wooden towns have them against the mud. */
export function drawBoardwalks(sketch: Sketch, plan: Plan): void {
  const all = fronts(plan);
  for (const edge of all) {
    const deep = isStreet(edge.before) ? [WALK, 0] : [0, WALK];
    const grown = atCorners(edge, all);
    const [before = 0, after = 0] = deep;
    boards(sketch, along(grown, before, after), edge.axis, isStreet(edge.before));
  }
}

/** Where houses turn to the street: the whole of a side that has a door. */
export function fronts(plan: Plan): Edge[] {
  const facades = plan.edges.filter(isFacade);
  return [
    ...longEdges(facades.filter((edge) => isStreet(edge.before))),
    ...longEdges(facades.filter((edge) => isStreet(edge.after))),
  ].filter((edge) => edge.to - edge.from >= SHORTEST && cutByOpenings(edge, plan.face).open.length > 0);
}

function isFacade({ before, after }: Edge): boolean {
  const room = isBuilding(before) ? before : after;
  if (!isBuilding(room) || !(isStreet(before) || isStreet(after))) return false;
  return !tagged(room, 'train') && !isKind(room, 'mine', 'cemetery');
}

/** Where two fronts meet at a corner of the house, one of them goes round it. */
function atCorners(edge: Edge, fronts: readonly Edge[]): Edge {
  if (edge.axis === 'y') return edge;
  const meets = (at: number): boolean =>
    fronts.some(
      (other) => other.axis === 'y' && other.at === at && (other.from === edge.at || other.to === edge.at),
    );
  return {
    ...edge,
    from: meets(edge.from) ? edge.from - WALK : edge.from,
    to: meets(edge.to) ? edge.to + WALK : edge.to,
  };
}

function boards(sketch: Sketch, rect: Box, axis: Edge['axis'], outerFirst: boolean): void {
  const [x, y, w, h] = rect;
  const { generator } = sketch;
  sketch.fill(box(x, y, w, h), 'walk');
  const seams: Line[] = [];
  const length = axis === 'x' ? w : h;
  for (let at = BOARD; at < length - 1; at += BOARD * randomBetween(generator, 0.85, 1.15)) {
    seams.push(
      axis === 'x' ? ruled([x + at, y], [x + at, y + h], 0.45) : ruled([x, y + at], [x + w, y + at], 0.45),
    );
  }
  sketch.areas(seams, 'timber');
  const outer = outerFirst ? 0.6 : (axis === 'x' ? h : w) - 0.6;
  const kerb =
    axis === 'x'
      ? ruled([x, y + outer], [x + w, y + outer], 1.2)
      : ruled([x + outer, y], [x + outer, y + h], 1.2);
  const ends =
    axis === 'x'
      ? [ruled([x, y], [x, y + h], 0.8), ruled([x + w, y], [x + w, y + h], 0.8)]
      : [ruled([x, y], [x + w, y], 0.8), ruled([x, y + h], [x + w, y + h], 0.8)];
  sketch.ink([kerb, ...ends], 'ink');
}

/** The light comes from the north-west: hatching falls on the streets along south and east walls. */
export function drawShades(sketch: Sketch, { face, edges, width, height }: Plan): void {
  for (const edge of edges) {
    if (!isBuilding(edge.before) || !isStreet(edge.after) || tagged(edge.before, 'train')) continue;
    const limit = edge.axis === 'x' ? width : height;
    for (const { from, to } of cutByOpenings(edge, face).closed) {
      const end = Math.min(to + SHADE, limit);
      const outline: Line =
        edge.axis === 'x'
          ? [
              [from, edge.at],
              [to, edge.at],
              [end, edge.at + SHADE],
              [from + SHADE, edge.at + SHADE],
            ]
          : [
              [edge.at, from],
              [edge.at, to],
              [edge.at + SHADE, end],
              [edge.at + SHADE, from + SHADE],
            ];
      sketch.hatch(outline, 'hatch', { degrees: 45, spacing: 1.8, width: 0.95, reach: [0.75, 1] });
    }
  }
}
