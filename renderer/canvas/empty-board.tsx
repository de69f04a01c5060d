import { MousePointer2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { seatTiles } from '../../drawing/board/seats';
import { tilePrints } from '../../drawing/board/tiles';
import type { Palette } from '../../drawing/palette';
import { stockFace } from '../../engine';
import { type Language, sentence } from '../../languages';
import type { Tab } from '../document/tab';
import { paintShapes } from '../painting/paint';
import { usePlaceOnCanvas } from './place-on-canvas';

const TILE = 250;
/** Of the tile in the middle of three by three. */
const MIDDLE = [1.5 * TILE, 1.5 * TILE] as const;

interface EmptyBoardProps {
  readonly tab: Tab;
  readonly palette: Palette;
  readonly language: Language;
}

/** What to do on a table on which nothing lies: a tile on its way to a place of the grid. */
export function EmptyBoard(props: EmptyBoardProps) {
  const isEmpty = useStore(props.tab.document.store, ({ mission }) => mission.placements.length === 0);
  return isEmpty ? <WayToGo {...props} /> : null;
}

/** A component of its own, so that nothing follows the table as long as tiles lie there. */
function WayToGo({ tab, palette, language }: EmptyBoardProps) {
  const { scale } = useStore(tab.view.store, ({ viewport }) => viewport);
  const [x, y] = usePlaceOnCanvas(tab, MIDDLE);
  const isReadOnly = useStore(tab.file, (file) => file.isReadOnly);
  return (
    <div className="empty-board" style={{ translate: `calc(${x}px - 50%) ${y - (TILE * scale) / 2}px` }}>
      <div className="empty-board-picture" style={{ width: TILE * scale, height: TILE * scale }}>
        <TilePicture palette={palette} language={language} />
        <MousePointer2 className="empty-board-pointer" aria-hidden="true" />
      </div>
      <p>{sentence(language, isReadOnly ? 'canvas.empty' : 'canvas.drag-tiles')}</p>
    </div>
  );
}

/** As large as on a board that is shown whole, and sharp up to there. */
const SIZE = 200;
const FACE = '6V';

function TilePicture({ palette, language }: Pick<EmptyBoardProps, 'palette' | 'language'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const tiles = seatTiles([{ id: 'a', face: FACE, x: 0, y: 0, rotation: 0 }], stockFace);
    const [tile] = tilePrints(tiles, language);
    if (!context || !tile) return;
    const scale = context.canvas.width / tile.stamp.reach[2];
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paintShapes(context, tile.stamp.shapes, tile.stamp.reach, palette, () => undefined);
  }, [palette, language]);
  const pixels = SIZE * Math.ceil(window.devicePixelRatio);
  return <canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" />;
}
