import { useCallback } from 'react';
import type { Size } from '../../engine';
import type { View } from '../document/view';
import { canvasViewport } from './canvas-viewport';
import { type Paints, paintTable, type TablePicture } from './paint-table';
import { type Paint, Painted } from './painted';

interface TableOnCanvasProps {
  readonly view: View;
  readonly size: Size;
  readonly paints: Paints;
  readonly picture: TablePicture;
  readonly isZooming: () => boolean;
  readonly redraw: () => void;
}

/** What lies on the table, painted again for as long as pixels of it are behind. */
export function TableOnCanvas({ view, size, paints, picture, isZooming, redraw }: TableOnCanvasProps) {
  const paint = useCallback<Paint>(
    (context, ratio) => {
      const viewport = canvasViewport(view.store.getState().viewport, size, ratio);
      paints.stamps.begin(viewport, isZooming());
      paintTable(context, viewport, picture, paints);
      if (paints.stamps.isBehind()) requestAnimationFrame(redraw);
    },
    [view, size, paints, picture, isZooming, redraw],
  );
  return <Painted paint={paint} />;
}
