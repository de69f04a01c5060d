import type { Point } from '../../../drawing/scene';
import { listen } from '../../canvas/listen';
import { createPointing } from '../../canvas/pointing';
import { listenToSpace } from '../../canvas/space-key';
import type { View } from '../../document/view';
import { onScreen } from '../../document/viewport';

export interface TablePointer {
  /**
   * Where the pointer is, in millimetres of the board; undefined when it has left or moves the table. It may also have
   * stayed where it was, while the table was moved under it or a key was pressed.
   */
  readonly point: (at: Point | undefined, hasMoved: boolean) => void;
  readonly click: (at: Point) => void;
  /** Whether a hand is on the table. */
  readonly hold: (isHeld: boolean) => void;
}

/** Pixels from which on a press is no click any more, but takes the table along. */
const SLACK = 5;

/** Points, clicks, and moves the table. The function it returns ends that. */
export function attachTablePointer(
  canvas: HTMLElement,
  view: View,
  { point, click, hold }: TablePointer,
): () => void {
  const stopped = new AbortController();
  let rests: Point | undefined;
  let hasMoved = false;
  let held: { last: Point; isDrag: boolean } | undefined;
  const viewport = () => view.store.getState().viewport;
  const drag = (at: Point) => {
    if (!held) return;
    const [x, y] = onScreen(viewport(), at);
    const by: Point = [x - held.last[0], y - held.last[1]];
    if (!held.isDrag && Math.hypot(...by) < SLACK) return;
    held = { last: [x, y], isDrag: true };
    canvas.dataset['grabbed'] = 'true';
    point(undefined, true);
    // The table that has moved asks again, until nothing is left to do.
    if (Math.hypot(...by) >= 0.5) view.panBy(by);
  };
  const letGo = () => {
    held = undefined;
    delete canvas.dataset['grabbed'];
  };
  const space = listenToSpace(canvas, () => {}, stopped.signal);
  const pointing = createPointing({
    viewport,
    pans: space.isHeld,
    holds: () => false,
    pan: view.panBy,
    zoom: view.zoomBy,
    point: (at) => {
      hasMoved = at?.[0] !== rests?.[0] || at?.[1] !== rests?.[1];
      rests = at;
      if (at === undefined) point(undefined, hasMoved);
    },
    grab: (isGrabbed) => {
      if (isGrabbed) canvas.dataset['grabbed'] = 'true';
      else delete canvas.dataset['grabbed'];
    },
    hear: (event) => {
      switch (event.kind) {
        case 'press':
          held = { last: onScreen(viewport(), event.at), isDrag: false };
          return;
        case 'move': {
          const byHand = hasMoved;
          hasMoved = false;
          return held ? drag(event.at) : point(event.at, byHand);
        }
        case 'release': {
          const wasDrag = held?.isDrag ?? true;
          letGo();
          point(event.at, true);
          if (!wasDrag) click(event.at);
          return;
        }
        case 'cancel':
          return letGo();
        case 'leave':
        case 'wheel':
        case 'key':
        case 'lift':
          return;
      }
    },
  });
  listen(canvas, pointing, stopped.signal);
  for (const event of ['pointerdown', 'pointerup', 'pointercancel', 'lostpointercapture'] as const)
    canvas.addEventListener(event, () => hold(pointing.isDown()), { signal: stopped.signal });
  const unsubscribe = view.store.subscribe(
    (now, before) => now.viewport !== before.viewport && !pointing.isDown() && pointing.again(),
  );
  return () => {
    stopped.abort();
    unsubscribe();
  };
}
