import type { Scene } from '../scene';
import { drawDeadTree } from './dead-tree';
import { drawGraves } from './graves';
import { drawHill } from './hill';
import { drawLocomotive } from './locomotive';
import { drawMesas } from './mesas';
import { drawPlain } from './plain';
import { drawRailroad } from './railroad';
import { drawSky } from './sky';
import { drawTown } from './town';

/** The picture over the start screen. The sky at its upper left is kept free for the title. */
export function bootHillScene(): Scene {
  const subjects = [
    drawSky(),
    drawMesas(),
    drawPlain(),
    drawTown(),
    drawRailroad(),
    drawLocomotive(),
    drawHill(),
    drawGraves(),
    drawDeadTree(),
  ];
  return { width: 1600, height: 520, shapes: subjects.flatMap((sketch) => sketch.shapes) };
}
