import type { Sketch } from '../../../sketch';
import { drawCell } from './fittings/cell';
import { drawCoal, drawFootplate } from './fittings/engine';
import { drawGraves } from './fittings/graves';
import { drawMine } from './fittings/mine';
import { drawCarSeats, drawPews } from './fittings/pews';
import { drawStalls } from './fittings/stalls';
import { drawTellers } from './fittings/tellers';
import { isKind } from './kinds';
import type { Room } from './room';

/** What is built into a room, before anything is put in it. */
export function fittings(sketch: Sketch, room: Room): void {
  const { zone } = room;
  if (isKind(zone, 'nave', 'chapel')) drawPews(sketch, room);
  if (isKind(zone, 'passengers')) drawCarSeats(sketch, room);
  if (isKind(zone, 'bank')) drawTellers(sketch, room);
  if (isKind(zone, 'cell')) drawCell(sketch, room);
  if (isKind(zone, 'stalls')) drawStalls(sketch, room);
  if (isKind(zone, 'cemetery')) drawGraves(sketch, room);
  if (isKind(zone, 'mine')) drawMine(sketch, room);
  if (isKind(zone, 'tender')) drawCoal(sketch, room);
  if (isKind(zone, 'cab')) drawFootplate(sketch, room);
}
