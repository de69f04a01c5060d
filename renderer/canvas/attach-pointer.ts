import type { Box } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import type { Language } from '../../languages';
import { laidOut } from '../document/laid-out';
import type { PartKey } from '../document/parts';
import type { Tab } from '../document/tab';
import type { View } from '../document/view';
import { onScreen, onTable } from '../document/viewport';
import { zoneAt } from '../document/zone-at';
import type { Editor } from '../tools/editor';
import { boxOfParts } from '../tools/geometry/boxes';
import { hitParts } from '../tools/geometry/hits';
import { carry } from './carry';
import { createEdgePan } from './edge-pan';
import { listenToKeyPointer } from './key-pointer';
import { listen, pointerOn } from './listen';
import type { PointedPartStore } from './pointed';
import { createPointing } from './pointing';
import { listenToSpace } from './space-key';

/** Where on the board a menu was asked for. */
export interface BoardMenuPlace {
  /** In millimetres of the board. */
  readonly at: Point;
  /** In the window. */
  readonly client: Point;
  /** What lies there, top first. */
  readonly keys: readonly PartKey[];
}

export interface PointerOptions {
  readonly tab: Tab;
  readonly editor: Editor;
  readonly pointed: PointedPartStore;
  readonly language: () => Language;
  readonly onMenu: (place: BoardMenuPlace) => void;
}

/** Sends what pointers do on a canvas to its editor. The function it returns ends that. */
export function attachPointer(
  canvas: HTMLElement,
  { tab, editor, pointed, language, onMenu }: PointerOptions,
): () => void {
  const { view, document } = tab;
  const stopped = new AbortController();
  const { signal } = stopped;
  const laid = () => laidOut(document.store.getState().mission);
  const partsAt = (at: Point) => {
    const { viewport } = view.store.getState();
    return hitParts(laid(), onTable(viewport, at), 1 / viewport.scale, language());
  };

  const space = listenToSpace(canvas, () => dress(), signal);
  const pans = () => space.isHeld() || editor.store.getState().tool === 'pan';
  const dress = () => {
    const { shown } = editor.store.getState();
    canvas.style.cursor = canvas.dataset.grabbed === 'true' ? 'grabbing' : pans() ? 'grab' : shown.cursor;
  };
  const point = (at: Point | undefined) => {
    edge.hear(at);
    if (at === undefined) {
      pointed.setState({ at, part: undefined });
      view.hover(undefined);
      return;
    }
    const { tool } = editor.store.getState();
    const isBusy = document.store.getState().isHeld || pointing.isDown();
    const part = tool === 'select' && !isBusy ? partsAt(at)[0] : undefined;
    pointed.setState({ at, part });
    // Zones are others at every step of a gesture.
    if (!isBusy) view.hover(zoneAt(laid().board, onTable(view.store.getState().viewport, at))?.index);
  };
  const hasSomething = () => {
    const { brush, shown } = editor.store.getState();
    return brush !== undefined || shown.held.size > 0;
  };
  const isDragging = () => {
    const isPressed = pointing.isDown() || carried.isCarrying();
    return isPressed && (hasSomething() || editor.store.getState().shown.marquee !== undefined);
  };
  const edge = createEdgePan({
    size: () => [canvas.clientWidth, canvas.clientHeight],
    pan: view.panBy,
    lies: () => {
      const { x, y } = view.store.getState().viewport;
      return [x, y];
    },
    isDragging,
  });
  const pointing = createPointing({
    viewport: () => view.store.getState().viewport,
    pans,
    holds: () => hasSomething() && (pointing.isDown() || carried.isCarrying()),
    hear: editor.hear,
    pan: view.panBy,
    zoom: view.zoomBy,
    point,
    grab: (grabbed) => {
      canvas.dataset.grabbed = String(grabbed);
      dress();
    },
  });
  // Before anybody hears of it, because what is let go lies where it was seen.
  window.addEventListener('pointerup', edge.stop, { signal, capture: true });
  listen(canvas, pointing, signal);
  const carried = carry(canvas, editor, pointing, signal);
  const middleOfSelected = (): Point | undefined => {
    const box = boxOfParts(laid(), tab.selection.store.getState().keys, language());
    const { viewport } = view.store.getState();
    return box && onScreen(viewport, [box[0] + box[2] / 2, box[1] + box[3] / 2]);
  };
  const isLifted = () => {
    const { tool, shown } = editor.store.getState();
    return tool === 'select' && shown.held.size > 0 && !shown.question && !pointing.isDown();
  };
  listenToKeyPointer(
    canvas,
    pointing,
    {
      isWanted: () => !['select', 'pan'].includes(editor.store.getState().tool),
      drags: () => editor.store.getState().tool === 'arrow',
      hasBrush: () => editor.store.getState().brush !== undefined,
      lifts: () =>
        editor.store.getState().tool === 'select' && !pointing.isDown() ? middleOfSelected() : undefined,
      isLifted,
      hear: editor.hear,
      viewport: () => view.store.getState().viewport,
      pan: view.panBy,
    },
    signal,
  );

  const openMenu = (event: MouseEvent) => {
    const client = [event.clientX, event.clientY] as const;
    if (isByKeyboard(event)) {
      const { keys } = tab.selection.store.getState();
      const [x, y, width, height] = boxOfParts(laid(), keys, language()) ?? sightOf(canvas, view);
      return onMenu({ at: [x + width / 2, y + height / 2], client, keys: [...keys] });
    }
    const pointer = pointerOn(canvas, event);
    const place = pointing.placeOf(pointer);
    const { tool } = editor.store.getState();
    const isBusy = pointing.isDown() || hasSomething();
    editor.hear({ kind: 'press', button: 'secondary', clicks: 1, ...place });
    // Who has let go of something by it wants no menu.
    if (isBusy || editor.store.getState().tool !== tool) return event.preventDefault();
    onMenu({ at: place.at, client, keys: partsAt(pointer.at) });
  };
  canvas.addEventListener('contextmenu', openMenu, { signal });

  const unsubscribes = [
    editor.store.subscribe(dress),
    // The table also moves under a pointer that rests.
    view.store.subscribe(({ viewport }, before) => viewport !== before.viewport && pointing.again()),
  ];
  dress();
  return () => {
    stopped.abort();
    edge.stop();
    // Whoever comes back to this mission holds nothing any more.
    if (pointing.isDown() || isLifted()) editor.hear({ kind: 'cancel' });
    // A field that goes with its canvas does not say that it has lost the keyboard.
    editor.store.getState().shown.writing?.end();
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** No button was pressed, whatever the browser calls the pointer. */
function isByKeyboard({ button }: MouseEvent): boolean {
  return button === -1;
}

function sightOf({ clientWidth, clientHeight }: HTMLElement, view: View): Box {
  const { viewport } = view.store.getState();
  return [...onTable(viewport, [0, 0]), clientWidth / viewport.scale, clientHeight / viewport.scale];
}
