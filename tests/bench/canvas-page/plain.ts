import { rimShapes } from '../../../drawing/board/rims';
import { seatTiles } from '../../../drawing/board/seats';
import { tilePrints } from '../../../drawing/board/tiles';
import { tokenPrints } from '../../../drawing/board/tokens';
import type { Palette } from '../../../drawing/palette';
import type { Point } from '../../../drawing/scene';
import { type Print, reachOf, type Stamp } from '../../../drawing/stamp';
import { facesWith } from '../../../engine';
import { extentOf } from '../../../renderer/canvas/extent';
import { fitted, pannedBy, type Viewport, zoomedAt } from '../../../renderer/document/viewport';
import { paintShapes } from '../../../renderer/painting/paint';
import type { Mission } from '../../../schemas';
import type { Moved } from './moved';

const RIM = 3;

/**
 * What the editor's canvas is compared with: one canvas, a picture of everything on it, made once, and a loop that
 * lays them all down in every frame. It knows no tools, no selection, and never makes a picture sharp again.
 */
export function openPlain(root: HTMLElement, mission: Mission, palette: Palette): Moved {
  const canvas = document.createElement('canvas');
  const { clientWidth, clientHeight } = root;
  [canvas.width, canvas.height] = [clientWidth, clientHeight];
  root.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on');
  const extent = extentOf(mission);
  let viewport = fitted(extent, [clientWidth, clientHeight], 16);
  const seats = seatTiles(mission.placements, facesWith(mission.faces));
  const rims = rimShapes(seats);
  const prints = [...tilePrints(seats, 'en'), ...tokenPrints(seats, mission, { language: 'en' })];
  const pictures = new Map<Stamp, HTMLCanvasElement>();
  for (const { stamp } of prints)
    if (!pictures.has(stamp)) pictures.set(stamp, pictureOf(stamp, viewport.scale, palette));
  const first = viewport.scale;
  let held:
    | {
        readonly prints: ReadonlySet<Print>;
        readonly what: 'table' | 'tile';
        readonly from: Point;
        readonly before: Viewport;
        by: Point;
      }
    | undefined;

  const lay = (print: Print, [dx, dy]: Point) => {
    const picture = pictures.get(print.stamp);
    if (!picture) return;
    const [x, y] = reachOf(print);
    const by = viewport.scale / first;
    const [left, top] = [
      viewport.x + (x + dx) * viewport.scale - RIM * by,
      viewport.y + (y + dy) * viewport.scale - RIM * by,
    ];
    if (by === 1) context.drawImage(picture, Math.round(left), Math.round(top));
    else context.drawImage(picture, left, top, picture.width * by, picture.height * by);
  };
  const draw = () => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = palette.table;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const isTile = ({ id }: Print) => id.startsWith('tile:');
    const layAll = (some: readonly Print[], by: Point) => {
      for (const print of some) lay(print, by);
    };
    const lying = prints.filter((print) => !held?.prints.has(print));
    layAll(lying.filter(isTile), [0, 0]);
    context.setTransform(viewport.scale, 0, 0, viewport.scale, viewport.x, viewport.y);
    paintShapes(context, rims, extent, palette, () => undefined);
    context.setTransform(1, 0, 0, 1, 0, 0);
    layAll(
      lying.filter((print) => !isTile(print)),
      [0, 0],
    );
    if (held) layAll([...held.prints], held.by);
  };
  draw();
  return {
    zoom: (factor, at) => {
      viewport = zoomedAt(viewport, at, factor, 0.01);
      draw();
    },
    take: (what, at) => {
      const [tile] = seats;
      const tokens = (mission.tokens ?? []).filter((token) => token.at.tile === tile?.id);
      const ids = new Set([`tile:${tile?.id}`, ...tokens.map(({ id }) => `token:${id}`)]);
      const isHeld = ({ id }: Print) => what === 'tile' && ids.has(id);
      held = { prints: new Set(prints.filter(isHeld)), what, from: at, before: viewport, by: [0, 0] };
    },
    carry: ([x, y]) => {
      if (!held) return;
      const [dx, dy] = [x - held.from[0], y - held.from[1]];
      if (held.what === 'tile') held.by = [dx / viewport.scale, dy / viewport.scale];
      else viewport = pannedBy(held.before, [dx, dy], extent, [clientWidth, clientHeight]);
      draw();
    },
    letGo: () => {
      held = undefined;
      draw();
    },
    viewport: () => viewport,
  };
}

function pictureOf({ shapes, reach }: Stamp, scale: number, palette: Palette): HTMLCanvasElement {
  const [x, y, width, height] = reach;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale) + 2 * RIM;
  canvas.height = Math.ceil(height * scale) + 2 * RIM;
  const context = canvas.getContext('2d');
  context?.setTransform(scale, 0, 0, scale, RIM - x * scale, RIM - y * scale);
  if (context) paintShapes(context, shapes, reach, palette, () => undefined);
  return canvas;
}
