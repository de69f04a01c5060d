import type Konva from 'konva';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Layer, Shape, Stage } from 'react-konva';
import { useStore } from 'zustand';
import type { Palette } from '../../drawing/palette';
import type { Shape as Drawn } from '../../drawing/scene';
import type { Board } from '../../engine';
import { shownZone, type View } from '../document/view';
import { type Extent, onPicture, type Spot } from '../document/viewport';
import { zoneAt } from '../document/zone-at';
import type { BoardPictures } from './board-pictures';
import { type Pictures, paintShapes } from './paint';
import { createPictureStore } from './pictures';
import { listenToHand } from './pointer';
import { stageCamera } from './stage-camera';
import './board-canvas.css';

interface BoardCanvasProps {
  pictures: BoardPictures;
  board: Board;
  view: View;
  palette: Palette;
  zonesAreShown: boolean;
  label: string;
}

/** The board as canvases that are repainted only when what is on them changes, and when a gesture has ended. */
export function BoardCanvas({ pictures, board, view, palette, zonesAreShown, label }: BoardCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<Konva.Stage>(null);
  const size = useExtent(frame);
  const shown = useStore(view.store, shownZone);
  const { under, over } = pictures.overlays(shown, zonesAreShown);
  const [pictureStore] = useState(createPictureStore);
  const images = useSyncExternalStore(pictureStore.subscribe, pictureStore.pictures);

  useLayoutEffect(() => {
    if (!stage.current) return;
    const camera = stageCamera(stage.current, view.store.getState().viewport);
    const stop = view.store.subscribe(({ viewport, isFitted }) => camera.look(viewport, isFitted));
    return () => {
      stop();
      camera.stop();
    };
  }, [view]);

  const { scene } = pictures;
  useLayoutEffect(() => view.resize(size), [view, size]);

  const zoneUnder = useEffectEvent((spot: Spot | undefined) => {
    if (!spot) return undefined;
    const [x, y] = onPicture(view.store.getState().viewport, spot);
    return zoneAt(board, [x - scene.origin[0], y - scene.origin[1]])?.index;
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    return listenToHand(frame.current, {
      pan: view.panBy,
      zoom: view.zoomBy,
      hover: (spot) => view.hover(zoneUnder(spot)),
      press: (spot) => view.pin(zoneUnder(spot)),
    });
  }, [view]);

  const common = { palette, images };
  return (
    <div className="board-canvas" ref={frame} role="img" aria-label={label}>
      <Stage ref={stage} width={size[0]} height={size[1]} listening={false}>
        <Layer listening={false}>
          <Shapes shapes={pictures.ground} {...common} />
        </Layer>
        <Layer listening={false}>
          <Shapes shapes={under} {...common} />
        </Layer>
        <Layer listening={false}>
          <Shapes shapes={pictures.tokens} {...common} />
          <Shapes shapes={over} {...common} />
        </Layer>
      </Stage>
    </div>
  );
}

/** Thousands of shapes as one: a node for each would make every frame late. */
function Shapes({
  shapes,
  palette,
  images,
}: {
  shapes: readonly Drawn[];
  palette: Palette;
  images: Pictures;
}) {
  const paint = useMemo(
    () => (context: Konva.Context) => paintShapes(context._context, shapes, palette, images),
    [shapes, palette, images],
  );
  return <Shape listening={false} perfectDrawEnabled={false} sceneFunc={paint} />;
}

function useExtent(element: React.RefObject<HTMLElement | null>): Extent {
  const [extent, setExtent] = useState<Extent>([1, 1]);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element.current ?? { clientWidth: 1, clientHeight: 1 };
      setExtent((before) =>
        before[0] === clientWidth && before[1] === clientHeight ? before : [clientWidth, clientHeight],
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return extent;
}
