import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Box } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import { fitted, pannedBy, recentred, type Size, type Viewport, wayInto, zoomedAt } from './viewport';

/** What of the open mission is looked at, and from how far. */
export interface ViewState {
  readonly viewport: Viewport;
  /** The picture is shown whole, and stays so when the window changes its size. */
  readonly isFitted: boolean;
  /** The zone under the pointer, or at the keyboard's place in the list. */
  readonly hovered: number | undefined;
  /** The zone that stays in sight until it is let go. */
  readonly pinned: number | undefined;
}

export interface View {
  readonly store: StoreApi<ViewState>;
  /** Another picture, shown whole. */
  readonly show: (picture: Size) => void;
  /** Zones are numbers, which mean nothing on another board. */
  readonly forgetZones: () => void;
  readonly resize: (window: Size) => void;
  /** Around a place in the window, or around its middle. */
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly panBy: (by: Point) => void;
  /** Moves a part of the picture into sight, if it is not there. */
  readonly reveal: (part: Box) => void;
  readonly fit: () => void;
  readonly hover: (zone: number | undefined) => void;
  /** Pins a zone; the pinned one again, or none, lets it go. */
  readonly pin: (zone: number | undefined) => void;
}

const MARGIN = 16;
/** Half of what shows the whole picture: smaller, one would only lose it. */
const SMALLEST = 0.5;

export function createView(): View {
  let [picture, window]: [Size, Size] = [
    [1, 1],
    [1, 1],
  ];
  const whole = () => ({ viewport: fitted(picture, window, MARGIN), isFitted: true });
  const store = createStore<ViewState>(() => ({ ...whole(), hovered: undefined, pinned: undefined }));
  const look = (viewport: Viewport) => store.setState({ viewport, isFitted: false });
  const panBy = (by: Point) => look(pannedBy(store.getState().viewport, by, picture, window));
  return {
    store,
    show: (size) => {
      picture = size;
      store.setState(whole());
    },
    forgetZones: () => store.setState({ hovered: undefined, pinned: undefined }),
    resize: (size) => {
      const { isFitted, viewport } = store.getState();
      const before = window;
      window = size;
      store.setState(isFitted ? whole() : { viewport: recentred(viewport, before, size) });
    },
    zoomBy: (factor, at = [window[0] / 2, window[1] / 2]) =>
      look(zoomedAt(store.getState().viewport, at, factor, whole().viewport.scale * SMALLEST)),
    panBy,
    reveal: (part) => {
      const by = wayInto(store.getState().viewport, part, window);
      if (by[0] !== 0 || by[1] !== 0) panBy(by);
    },
    fit: () => store.setState(whole()),
    hover: (zone) => {
      if (zone !== store.getState().hovered) store.setState({ hovered: zone });
    },
    pin: (zone) => store.setState(({ pinned }) => ({ pinned: zone === pinned ? undefined : zone })),
  };
}

/** The zone that is spoken of: the pinned one, else the one under the pointer. */
export function shownZone({ hovered, pinned }: ViewState): number | undefined {
  return pinned ?? hovered;
}
