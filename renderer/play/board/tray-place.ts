import type { Stood } from '../../../drawing/board/standing';
import { pieceStamp } from '../../../drawing/board/tokens';
import { type Box, common } from '../../../drawing/box';
import { placeBeside } from '../../../drawing/happening/beside';
import { DIE } from '../../../drawing/happening/die';
import { diceTray, type Tray, trayBox } from '../../../drawing/happening/tray';
import { reachOf } from '../../../drawing/stamp';
import { drawingOf } from '../../../drawing/systems';
import type { AnyTable } from '../../../engine';
import type { Language } from '../../../languages';
import { boxInView, type CanvasViewport } from '../../canvas/canvas-viewport';
import type { BoardGeometry } from './board-geometry';
import type { Thrown } from './throws';

/** What a throw lies on, and where on the table. */
export interface PlacedTray {
  readonly tray: Tray;
  readonly box: Box;
  /** Millimetres of the table to one of the tray: from far away dice must stay legible. */
  readonly scale: number;
}

interface OnTable {
  readonly viewport: CanvasViewport;
  readonly ground: BoardGeometry;
  readonly stood: ReadonlyMap<string, Stood>;
  readonly table: AnyTable;
  readonly language: Language;
  /** What lies over the canvas, in millimetres of the table. */
  readonly over: readonly Box[];
}

/** Pixels of the page that a die has at least from edge to edge. */
const LEAST = 26;
const GAP = 5;

const placed = new WeakMap<Thrown, { readonly of: readonly unknown[]; readonly tray: PlacedTray }>();

/** Worked out anew when the table is seen in another way, and not in every frame. */
export function placedTray(thrown: Thrown, on: OnTable): PlacedTray {
  const { viewport, ground, stood, language, over } = on;
  const { x, y, scale, width, height } = viewport;
  const of = [ground, stood, language, x, y, scale, width, height];
  const known = placed.get(thrown);
  // Whoever only points elsewhere moves no dice, unless they would lie under what is said there.
  const isSeen = known && !over.some((each) => common(each, known.tray.box));
  if (isSeen && known.of.every((each, index) => each === of[index])) return known.tray;
  const tray = placeTray(thrown, on);
  placed.set(thrown, { of, tray });
  return tray;
}

function placeTray(thrown: Thrown, { viewport, ground, stood, table, language, over }: OnTable): PlacedTray {
  const drawing = drawingOf(table.mission.file.system);
  const results = thrown.results.map(({ look, ...rest }) => ({
    ...rest,
    figure: look && drawing.figureOf(look),
  }));
  const tray = diceTray(thrown.dice, results, language, drawing);
  const scale = Math.max(1, (LEAST * viewport.ratio) / (2 * DIE * viewport.scale));
  const [width, height] = [tray.size[0] * scale, tray.size[1] * scale];
  const zone = thrown.zone === undefined ? undefined : ground.boxOf(thrown.zone);
  const covered = [...stood.values()].map(({ figure, raised, scale: by, at }) =>
    reachOf({ id: '', stamp: pieceStamp(figure, raised, by, language), at }),
  );
  const at = placeBeside(zone ? [zone] : [], [width, height], {
    view: boxInView(viewport),
    covered,
    over,
    gap: GAP * scale,
  });
  return { tray, box: trayBox(tray, at, scale), scale };
}
