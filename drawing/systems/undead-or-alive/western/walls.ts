import { type Box, inset } from '../../../box';
import { randomBetween } from '../../../ink';
import { box } from '../../../outline';
import type { ColourName } from '../../../palette';
import type { Line } from '../../../scene';
import type { Sketch } from '../../../sketch';
import {
  along,
  cutByOpenings,
  type Edge,
  isBuilding,
  type Plan,
  type Side,
  tagged,
} from '../../../tile/plan';
import { roughBox, ruled } from '../../../tile/rough';
import { isKind } from './kinds';

interface Masonry {
  /** Half the thickness. */
  readonly half: number;
  readonly core: ColourName;
  /** Distance between the joints of stones; none in timber. */
  readonly stones?: number;
}

const timber: Masonry = { half: 2.7, core: 'wallCore' };
const stone: Masonry = { half: 2.9, core: 'balcony', stones: 9 };
const yard: Masonry = { half: 2.1, core: 'bone', stones: 7 };
const rock: Masonry = { half: 4, core: 'rock', stones: 6 };
const car: Masonry = { half: 1.7, core: 'red' };

function masonryOf(edge: Edge): Masonry {
  const room = isBuilding(edge.before) ? edge.before : edge.after;
  if (tagged(room, 'train')) return car;
  if (!isBuilding(room)) return timber;
  if (isKind(room, 'cemetery')) return yard;
  if (isKind(room, 'mine')) return rock;
  return isKind(room, 'church', 'chapel', 'nave', 'bank') ? stone : timber;
}

const INK = 1.05;
/** What is left of a wall beside an opening in a corner: shorter than it is thick. */
const STUB = 4;

/** Walls around every room but where an opening says otherwise; at the rim all their thickness lies on this tile. */
export function drawWalls(sketch: Sketch, plan: Plan): void {
  const { generator } = sketch;
  const inked: Line[] = [];
  const cores = new Map<ColourName, Line[]>();
  const joints: Line[] = [];
  const sills: Line[] = [];
  const marks: Line[] = [];
  const panes: Line[] = [];
  for (const edge of plan.edges) {
    if (!isWalled(edge)) continue;
    const masonry = masonryOf(edge);
    const { closed, open } = cutByOpenings(edge, plan.face);
    for (const gap of open) {
      if (isOpenAir(edge.before) || isOpenAir(edge.after)) continue;
      const [before, after] = reach(edge, masonry.half);
      const sill = along(gap, before, after);
      sills.push(box(...sill));
      marks.push(...sillMarks(gap, sill));
    }
    for (const piece of closed) {
      if (piece.to - piece.from < STUB) continue;
      const wall = wallBox(piece, edge, masonry.half, plan);
      inked.push(roughBox(generator, wall, 0.28));
      const core = cores.get(masonry.core) ?? [];
      core.push(roughBox(generator, inset(wall, INK), 0.2));
      cores.set(masonry.core, core);
      if (masonry === car && edge.axis === 'x') panes.push(...windows(wall));
      joints.push(...(masonry.stones ? stones(sketch, wall, masonry.stones) : grain(sketch, wall)));
    }
  }
  if (sills.length > 0) sketch.areas(sills, 'walk');
  if (marks.length > 0) sketch.areas(marks, 'timber');
  if (inked.length > 0) sketch.areas(inked, 'ink');
  for (const [colour, lines] of cores) sketch.areas(lines, colour);
  if (joints.length > 0) sketch.areas(joints, 'hatch');
  if (panes.length > 0) sketch.areas(panes, 'bone');
}

/** Between graves and in a mine nobody lays a sill. */
function isOpenAir(side: Side): boolean {
  return isBuilding(side) && isKind(side, 'cemetery', 'mine');
}

function isWalled({ before, after }: Edge): boolean {
  const engine = (side: Side, other: Side): boolean => side === 'solid' && !isBuilding(other);
  return (isBuilding(before) || isBuilding(after)) && !engine(before, after) && !engine(after, before);
}

function reach({ before, after }: Edge, half: number): [number, number] {
  if (before === 'rim') return [0, half * 1.6];
  return after === 'rim' ? [half * 1.6, 0] : [half, half];
}

function wallBox(piece: Edge, whole: Edge, half: number, { width, height }: Plan): Box {
  const [before, after] = reach(whole, half);
  const end = piece.axis === 'x' ? width : height;
  const from = piece.from === whole.from ? Math.max(0, piece.from - half) : piece.from;
  const to = piece.to === whole.to ? Math.min(end, piece.to + half) : piece.to;
  return along({ ...piece, from, to }, before, after);
}

function sillMarks({ axis }: Edge, [x, y, w, h]: Box): Line[] {
  return axis === 'x'
    ? [ruled([x, y + 0.3], [x + w, y + 0.3], 0.6), ruled([x, y + h - 0.3], [x + w, y + h - 0.3], 0.6)]
    : [ruled([x + 0.3, y], [x + 0.3, y + h], 0.6), ruled([x + w - 0.3, y], [x + w - 0.3, y + h], 0.6)];
}

function stones({ generator }: Sketch, [x, y, w, h]: Box, spacing: number): Line[] {
  const joints: Line[] = [];
  const level = w > h;
  const length = level ? w : h;
  for (let at = spacing * 0.7; at < length - 2; at += spacing * randomBetween(generator, 0.75, 1.25)) {
    joints.push(
      level
        ? ruled([x + at, y + INK], [x + at, y + h - INK], 0.5)
        : ruled([x + INK, y + at], [x + w - INK, y + at], 0.5),
    );
  }
  return joints;
}

/** The windows of a railroad car. */
function windows([x, y, w, h]: Box): Line[] {
  const count = Math.floor((w - 6) / 17);
  const pitch = w / Math.max(1, count);
  return Array.from({ length: count }, (_, window) =>
    box(x + (window + 0.5) * pitch - 4.5, y + h / 2 - 0.6, 9, 1.2),
  );
}

/** The grain of a beam: a few long cracks. */
function grain({ generator }: Sketch, [x, y, w, h]: Box): Line[] {
  const cracks: Line[] = [];
  const level = w > h;
  const length = level ? w : h;
  for (let at = 5; at < length - 10; at += randomBetween(generator, 10, 24)) {
    const end = Math.min(at + randomBetween(generator, 6, 14), length - 4);
    const off = randomBetween(generator, 0.38, 0.62);
    cracks.push(
      level
        ? ruled([x + at, y + h * off], [x + end, y + h * off], 0.4)
        : ruled([x + w * off, y + at], [x + w * off, y + end], 0.4),
    );
  }
  return cracks;
}
