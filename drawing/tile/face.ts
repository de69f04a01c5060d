import { seedGenerator } from '../../engine';
import type { Language } from '../../languages';
import type { TileFace } from '../../schemas';
import type { Box } from '../box';
import type { Shape } from '../scene';
import { Sketch } from '../sketch';
import { drawBalcony, drawStairs, stairsOf } from './balconies';
import { drawFloor } from './floor';
import { drawBoardwalks, drawShades } from './fronts';
import { furnish } from './furnish';
import { drawLocomotive } from './locomotive';
import { isBeyondDetail, plainShapes } from './plain';
import { type Plan, planOf, tagged } from './plan';
import { plateOf, plateShapes } from './plate';
import { drawRailroad, isOnRails } from './railroad';
import { Room } from './room';
import { drawRuts } from './ruts';
import { signShapes } from './signs';
import { drawSpots } from './spots';
import { drawGround, drawLimits, drawSolid } from './street';
import { drawWalls } from './walls';
import { drawYard } from './yard';

const drawn = new WeakMap<TileFace, Map<Language, readonly Shape[]>>();

/** A face in its own millimetres, unturned. The same face is drawn once; it must not be changed in place. */
export function faceShapes(face: TileFace, language: Language = 'en'): readonly Shape[] {
  const known = drawn.get(face) ?? new Map<Language, readonly Shape[]>();
  drawn.set(face, known);
  const shapes =
    known.get(language) ??
    (face.picture === undefined ? drawFace(face, language) : picturedFace(face, face.picture));
  known.set(language, shapes);
  return shapes;
}

function picturedFace(face: TileFace, href: string): Shape[] {
  const [width, height] = face.size;
  return [{ kind: 'image', href, at: [0, 0], width, height, degrees: 0 }, ...plateShapes(face)];
}

function drawFace(face: TileFace, language: Language): Shape[] {
  if (isBeyondDetail(face)) return [...plainShapes(face), ...plateShapes(face)];
  const plan = planOf(face);
  const decks = (face.balconies ?? []).flatMap((balcony) => {
    const sketch = new Sketch(`${face.id}: ${balcony.id}`);
    drawBalcony(sketch, balcony);
    return sketch.shapes;
  });
  return [
    ...ground(plan).shapes,
    ...buildings(plan).shapes,
    ...signShapes(plan, language),
    ...decks,
    ...plateShapes(face),
  ];
}

function ground(plan: Plan): Sketch {
  const sketch = new Sketch(`${plan.face.id}: ground`);
  drawGround(sketch, plan);
  if (isOnRails(plan)) drawRailroad(sketch, plan);
  else drawRuts(sketch, plan);
  drawLimits(sketch, plan);
  drawBoardwalks(sketch, plan);
  drawShades(sketch, plan);
  drawYard(sketch, plan);
  return sketch;
}

function buildings(plan: Plan): Sketch {
  const { face } = plan;
  const sketch = new Sketch(`${face.id}: buildings`);
  const rooms = face.zones.filter((zone) => zone.kind === 'building');
  rooms.forEach((zone, index) => drawFloor(sketch, zone, index));
  const onTrain = rooms.some((zone) => tagged(zone, 'train'));
  if (onTrain) for (const rect of plan.solid) drawLocomotive(sketch, rect);
  else drawSolid(sketch, plan.solid);
  const stairs = (face.balconies ?? [])
    .map((balcony) => stairsOf(face, balcony))
    .filter((box) => box !== undefined);
  for (const box of stairs) drawStairs(sketch, box);
  const taken: Box[] = [
    ...stairs,
    plateOf(face).box,
    ...(face.balconies ?? []).flatMap(({ rects }) => rects),
  ];
  for (const zone of rooms)
    furnish(sketch, new Room(zone, plan, seedGenerator(`${face.id}: room ${zone.id}`), taken));
  drawSpots(sketch, face.spots ?? []);
  drawWalls(sketch, plan);
  return sketch;
}
