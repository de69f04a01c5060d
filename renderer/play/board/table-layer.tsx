import { useMemo } from 'react';
import { squareShapes } from '../../../drawing/board/map-squares';
import { rimShapes } from '../../../drawing/board/rims';
import { tilePrints } from '../../../drawing/board/tiles';
import type { Shape } from '../../../drawing/scene';
import type { Size } from '../../../engine';
import type { Language } from '../../../languages';
import { noAids } from '../../canvas/aids/aid';
import type { Paints } from '../../canvas/paint-table';
import { TableOnCanvas } from '../../canvas/table-on-canvas';
import type { View } from '../../document/view';
import type { BoardGeometry } from './board-geometry';

export interface CanvasProps {
  readonly view: View;
  readonly size: Size;
  readonly paints: Paints;
  readonly language: Language;
  readonly ground: BoardGeometry;
  readonly isZooming: () => boolean;
  readonly redraw: () => void;
}

interface GameTableProps extends CanvasProps {
  /** The zones, where no tiles are. */
  readonly row: readonly Shape[];
}

/** The tiles as they lie now. */
export function GameTableLayer(props: GameTableProps) {
  const { view, size, paints, language, ground, row, isZooming, redraw } = props;
  const picture = useMemo(
    () => ({
      prints: {
        tiles: tilePrints(ground.tiles, language),
        rims: [...rimShapes(ground.tiles), ...squareShapes(ground.tiles)],
        tokens: [],
        notes: [],
      },
      under: row,
      over: [],
      aids: noAids,
      hasGrid: false,
    }),
    [ground, row, language],
  );
  return <TableOnCanvas {...{ view, size, paints, picture, isZooming, redraw }} />;
}
