import type Konva from 'konva';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Palette } from '../../drawing/palette';
import type { View } from '../document/view';
import { createPictureStore } from './pictures';
import { followRatio } from './ratio';
import { createStampCache } from './stamp-cache';
import { useSize } from './use-size';
import { followView, type ViewFollower } from './view-follower';

/** A canvas in a frame of the page, through which a board is looked at: an editor's, or a game's. */
export function useStage(frame: RefObject<HTMLElement | null>, view: View, palette: Palette) {
  const stage = useRef<Konva.Stage>(null);
  const follower = useRef<ViewFollower>(undefined);
  const size = useSize(frame);
  const paints = usePaints(palette);
  const redraw = useCallback(() => {
    for (const layer of stage.current?.getLayers() ?? []) if (layer.visible()) layer.batchDraw();
  }, []);
  const isZooming = useCallback(() => follower.current?.isZooming() ?? false, []);
  useEffect(() => {
    follower.current = followView(view, redraw);
    return () => follower.current?.stop();
  }, [view, redraw]);
  useEffect(() => followRatio(() => stage.current), []);
  useLayoutEffect(() => {
    if (size) view.resize(size);
  }, [view, size]);
  useLayoutEffect(() => {
    // For whoever drives the window from outside: where millimetres of the board come to stand.
    const tell = () => {
      const { scale, x, y } = view.store.getState().viewport;
      frame.current?.setAttribute('data-viewport', `${scale} ${x} ${y}`);
    };
    tell();
    return view.store.subscribe(tell);
  }, [view, frame]);
  return { stage, size, paints, redraw, isZooming };
}

export function usePaints(palette: Palette) {
  const [store] = useState(createPictureStore);
  const images = useSyncExternalStore(store.subscribe, store.pictures);
  const paints = useMemo(
    () => ({ stamps: createStampCache(palette, images), palette, images }),
    [palette, images],
  );
  useEffect(() => () => paints.stamps.clear(), [paints]);
  return paints;
}
