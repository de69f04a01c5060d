import type Konva from 'konva';
import { useCallback } from 'react';
import { Layer, Shape } from 'react-konva';

/** Paints a whole canvas in its own pixels, of which `ratio` are one of the page's. */
export type Paint = (context: CanvasRenderingContext2D, ratio: number) => void;

/**
 * A canvas that one function paints, anew whenever it is another function. A node for each of thousands of shapes would
 * make every frame late, and so would a canvas on which there is nothing.
 */
export function Painted({ paint, isBare = false }: { paint: Paint; isBare?: boolean }) {
  const scene = useCallback(
    (_: Konva.Context, shape: Konva.Shape) => {
      const layer = shape.getLayer();
      // The browser hands out the same context again, with Konva's settings on it.
      const plain = layer?.getNativeCanvasElement().getContext('2d');
      if (!layer || !plain) return;
      plain.save();
      paint(plain, layer.getCanvas().getPixelRatio());
      plain.restore();
    },
    [paint],
  );
  return (
    <Layer listening={false} visible={!isBare}>
      <Shape listening={false} perfectDrawEnabled={false} sceneFunc={scene} />
    </Layer>
  );
}
