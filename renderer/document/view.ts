import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Box, inset } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import type { Size } from '../../engine';
import { fitted, pannedBy, recentred, type Viewport, wayInto, zoomedAt } from './viewport';

/** What of the open mission is looked at, and from how far. */
export interface ViewState {
  readonly viewport: Viewport;
  /** The board is shown whole, and stays so when the window changes its size. */
  readonly isFitted: boolean;
  /** Somebody has zoomed or moved it to what they want to see. */
  readonly isChosen: boolean;
  /** The zone under the pointer, or at the keyboard's place in the list. */
  readonly hovered: number | undefined;
  /** The zone that stays in sight until it is let go. */
  readonly pinned: number | undefined;
  /** How many rounds ahead it is looked at, where it lies otherwise by then. */
  readonly ahead: number | undefined;
}

/** What somebody looks at, to be come back to. */
export interface KeptView extends Pick<ViewState, 'viewport' | 'isFitted' | 'isChosen'> {
  readonly extent: Box | undefined;
  readonly window: Size;
}

/** A window on a table without an end. Places are millimetres of the board, wherever it has grown to. */
export interface View {
  readonly store: StoreApi<ViewState>;
  /** Another board, of this extent, shown whole. */
  readonly show: (extent: Box) => void;
  /** The board reaches this far now. Nothing in sight moves, but for the first time, when it is shown whole. */
  readonly follow: (extent: Box) => void;
  readonly resize: (window: Size) => void;
  /** Around a place in the window, or around its middle. */
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly panBy: (by: Point) => void;
  /** Moves a part of the board into sight, if it is not there; answers whether it had to. */
  readonly reveal: (part: Box) => boolean;
  readonly fit: () => void;
  /** Shows the board whole, unless somebody has chosen what to see of it. */
  readonly fitUnlessChosen: () => void;
  readonly look: () => KeptView;
  /** Whatever was looked at meanwhile; the window may have another size by now. */
  readonly lookAgain: (look: KeptView) => void;
  readonly hover: (zone: number | undefined) => void;
  readonly lookAhead: (rounds: number | undefined) => void;
  /** Pins a zone; the pinned one again, or none, lets it go. */
  readonly pin: (zone: number | undefined) => void;
}

const MARGIN = 16;

/** Where the whole of a board is in sight. */
export function fittedOn(board: Box, window: Size): Viewport {
  return fitted(board, window, MARGIN);
}

/** Half of what shows the whole board, or three tiles by three: smaller, one would only lose it. */
const SMALLEST = 0.5;
/** A tile, which is what the board can grow by at any side. */
const TILE = 250;

export function createView(): View {
  let extent: Box | undefined;
  let window: Size = [1, 1];
  const board = (): Box => extent ?? [0, 0, 1, 1];
  const whole = () => ({ viewport: fittedOn(board(), window), isFitted: true, isChosen: false });
  const smallest = () => fittedOn(grownTo(board(), 3 * TILE), window).scale * SMALLEST;
  const store = createStore<ViewState>(() => ({
    ...whole(),
    hovered: undefined,
    pinned: undefined,
    ahead: undefined,
  }));
  const turnTo = (viewport: Viewport) => store.setState({ viewport, isFitted: false });
  const move = (by: Point) => turnTo(pannedBy(store.getState().viewport, by, inset(board(), -TILE), window));
  const choose = () => store.setState({ isChosen: true });
  const show = (box: Box) => {
    extent = box;
    store.setState(whole());
  };
  return {
    store,
    show,
    follow: (box) => {
      if (!extent) return show(box);
      if (isSame(extent, box)) return;
      extent = box;
      store.setState({ isFitted: false });
    },
    resize: (size) => {
      const { isFitted, viewport } = store.getState();
      const before = window;
      window = size;
      store.setState(isFitted ? whole() : { viewport: recentred(viewport, before, size) });
    },
    zoomBy: (factor, at = [window[0] / 2, window[1] / 2]) => {
      turnTo(zoomedAt(store.getState().viewport, at, factor, smallest()));
      choose();
    },
    panBy: (by) => {
      move(by);
      choose();
    },
    reveal: (part) => {
      const by = wayInto(store.getState().viewport, part, window);
      const isHidden = by[0] !== 0 || by[1] !== 0;
      if (isHidden) move(by);
      return isHidden;
    },
    fit: () => store.setState(whole()),
    fitUnlessChosen: () => {
      if (!store.getState().isChosen) store.setState(whole());
    },
    look: () => {
      const { viewport, isFitted, isChosen } = store.getState();
      return { viewport, isFitted, isChosen, extent, window };
    },
    lookAgain: ({ viewport, isFitted, isChosen, extent: seen, window: before }) => {
      extent = seen;
      store.setState(
        isFitted ? whole() : { viewport: recentred(viewport, before, window), isFitted, isChosen },
      );
    },
    hover: (zone) => {
      if (zone !== store.getState().hovered) store.setState({ hovered: zone });
    },
    lookAhead: (ahead) => store.setState({ ahead }),
    pin: (zone) => store.setState(({ pinned }) => ({ pinned: zone === pinned ? undefined : zone })),
  };
}

/** The box, grown around its middle to at least this size. */
function grownTo([x, y, width, height]: Box, size: number): Box {
  const [wide, high] = [Math.max(width, size), Math.max(height, size)];
  return [x - (wide - width) / 2, y - (high - height) / 2, wide, high];
}

function isSame(one: Box, other: Box): boolean {
  return one.every((value, index) => value === other[index]);
}

/** The zone that is spoken of: the pinned one, else the one under the pointer. */
export function shownZone({ hovered, pinned }: ViewState): number | undefined {
  return pinned ?? hovered;
}
