import { seedGenerator } from '../../../../engine';
import type { Box } from '../../../box';
import type { Shape } from '../../../scene';
import { Sketch } from '../../../sketch';
import { type Plan, tagged } from '../../../tile/plan';
import { plateOf } from '../../../tile/plate';
import type { TileLook } from '../../system-drawing';
import { drawBalcony, drawStairs, stairsOf } from './balconies';
import { drawFloor } from './floor';
import { drawBoardwalks, drawShades } from './fronts';
import { furnish } from './furnish';
import { drawLocomotive } from './locomotive';
import { drawRailroad, isOnRails } from './railroad';
import { Room } from './room';
import { drawRuts } from './ruts';
import { signOf, signShapes } from './signs';
import { drawSpots } from './spots';
import { drawGround, drawLimits, drawSolid } from './street';
import { drawWalls } from './walls';
import { drawYard } from './yard';

/** A town of boards and dust, and the railroad that comes through it. */
export const western: TileLook = {
  shapes: (plan, language) => [
    ...ground(plan).shapes,
    ...buildings(plan).shapes,
    ...signShapes(plan, language),
    ...decks(plan),
  ],
  words: (plan, language) => {
    const sign = signOf(plan, language);
    return sign ? [sign.box] : [];
  },
};

function decks({ face }: Plan): readonly Shape[] {
  return (face.balconies ?? []).flatMap((balcony) => {
    const sketch = new Sketch(`${face.id}: ${balcony.id}`);
    drawBalcony(sketch, balcony);
    return sketch.shapes;
  });
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
