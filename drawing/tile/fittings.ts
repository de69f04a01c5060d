import type { Sketch } from '../sketch';
import { drawCell } from './fittings/cell';
import { drawCoal, drawFootplate } from './fittings/engine';
import { drawGraves } from './fittings/graves';
import { drawMine } from './fittings/mine';
import { drawCarSeats, drawPews } from './fittings/pews';
import { drawStalls } from './fittings/stalls';
import { drawTellers } from './fittings/tellers';
import { said } from './kinds';
import type { Room } from './room';

/** What is built into a room, before anything is put in it. */
export function fittings(sketch: Sketch, room: Room): void {
  const { zone } = room;
  if (said(zone, /nave|prayer|chapel|chapelle|nef\b/)) drawPews(sketch, room);
  if (said(zone, /passenger|voyageurs/)) drawCarSeats(sketch, room);
  if (said(zone, /\bbank|banque/)) drawTellers(sketch, room);
  if (said(zone, /cell\b|cellule|jail|prison/)) drawCell(sketch, room);
  if (said(zone, /stalls|stalles/)) drawStalls(sketch, room);
  if (said(zone, /cemetery|graves|cimeti|tombes/)) drawGraves(sketch, room);
  if (said(zone, /\bmine\b|tunnel|galerie/)) drawMine(sketch, room);
  if (said(zone, /tender/)) drawCoal(sketch, room);
  if (said(zone, /\bcab\b|cabine/)) drawFootplate(sketch, room);
}
