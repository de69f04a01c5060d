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
import type { Box } from '../../drawing/box';
import type { Palette } from '../../drawing/palette';
import type { Shape as Drawn, Point } from '../../drawing/scene';
import type { Board } from '../../engine';
import { shownZone, type View } from '../document/view';
import { onTable, type Size } from '../document/viewport';
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

/**
 * The board as canvases that are repainted only when what is on them changes, and when a gesture has ended. The
 * pointer changes two of the four, and those have little on them.
 */
export function BoardCanvas({ pictures, board, view, palette, zonesAreShown, label }: BoardCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<Konva.Stage>(null);
  const size = useSize(frame);
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

  const zoneUnder = useEffectEvent((point: Point | undefined) => {
    if (!point) return undefined;
    const [x, y] = onTable(view.store.getState().viewport, point);
    return zoneAt(board, [x - scene.origin[0], y - scene.origin[1]])?.index;
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    let pointer: Point | undefined;
    let pointed: number | undefined;
    const point = () => {
      pointed = zoneUnder(pointer);
      view.hover(pointed);
    };
    // The board also moves under a pointer that rests, unless the keyboard has gone to a zone since.
    const stopFollowing = view.store.subscribe(({ viewport, hovered }, before) => {
      if (viewport !== before.viewport && pointer && hovered === pointed) point();
    });
    const stopListening = listenToHand(frame.current, {
      pan: (by, at) => {
        // A finger points at nothing.
        pointer &&= at;
        view.panBy(by);
      },
      zoom: view.zoomBy,
      hover: (at) => {
        pointer = at;
        point();
      },
      press: (at) => view.pin(zoneUnder(at)),
    });
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [view]);

  const common = { palette, images };
  return (
    <div className="board-canvas" ref={frame} role="img" aria-label={label}>
      <Stage ref={stage} width={size[0]} height={size[1]} listening={false}>
        <Layer listening={false}>
          <Shapes shapes={pictures.ground} {...common} />
        </Layer>
        <Layer listening={false}>
          <Shapes shapes={under} at={scene.origin} {...common} />
        </Layer>
        <Layer listening={false}>
          <Shapes shapes={pictures.tokens} {...common} />
        </Layer>
        <Layer listening={false}>
          <Shapes shapes={over} at={scene.origin} {...common} />
        </Layer>
      </Stage>
    </div>
  );
}

interface ShapesProps {
  shapes: readonly Drawn[];
  /** Where their zero lies on the stage. */
  at?: Point;
  palette: Palette;
  images: Pictures;
}

/** Thousands of shapes as one: a node for each would make every frame late. */
function Shapes({ shapes, at: [x, y] = [0, 0], palette, images }: ShapesProps) {
  const paint = useMemo(
    () => (context: Konva.Context, node: Konva.Shape) =>
      paintShapes(context._context, shapes, inSight(node), palette, images),
    [shapes, palette, images],
  );
  return <Shape x={x} y={y} listening={false} perfectDrawEnabled={false} sceneFunc={paint} />;
}

/** The part of a node's own ground that the stage shows. */
function inSight(node: Konva.Shape): Box {
  const stage = node.getStage();
  const toNode = node.getAbsoluteTransform().copy().invert();
  const { x: left, y: top } = toNode.point({ x: 0, y: 0 });
  const { x: right, y: bottom } = toNode.point({ x: stage?.width() ?? 0, y: stage?.height() ?? 0 });
  return [left, top, right - left, bottom - top];
}

function useSize(element: React.RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>([1, 1]);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element.current ?? { clientWidth: 1, clientHeight: 1 };
      setSize((before) =>
        before[0] === clientWidth && before[1] === clientHeight ? before : [clientWidth, clientHeight],
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
