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
  /** Whether what a click there would do is to be read already. */
  readonly isShown: (at: Point) => boolean;
  readonly click: (at: Point) => void;
  /** Whether somebody stands there who can be carried along. */
  readonly takesUp: (at: Point) => boolean;
  readonly carry: (at: Point) => void;
  /** Lets go of whom it carries; nowhere, where the system took the pointer away. */
  readonly putDown: (at: Point | undefined) => void;
  /** Whether a hand is on the table. */
  readonly hold: (isHeld: boolean) => void;
}

/** Pixels from which on a press is no click any more, but takes something along. A finger is less steady than a mouse. */
const [SLACK, FINGER_SLACK] = [5, 12];

/**
 * Points, clicks, and takes along whoever can be carried, or else the table. A pointer that is not seen before it
 * presses, as a finger is, shows with its first click what the second one does. The function it returns ends that.
 */
export function attachTablePointer(canvas: HTMLElement, view: View, hand: TablePointer): () => void {
  const { point, isShown, click, takesUp, carry, putDown, hold } = hand;
  const stopped = new AbortController();
  const { signal } = stopped;
  let rests: Point | undefined;
  let hasMoved = false;
  let held: { last: Point; isDrag: boolean; takes: 'table' | 'somebody'; wasShown: boolean } | undefined;
  let isFinger = false;
  const viewport = () => view.store.getState().viewport;
  const drag = (at: Point) => {
    if (!held) return;
    const [x, y] = onScreen(viewport(), at);
    const by: Point = [x - held.last[0], y - held.last[1]];
    if (!held.isDrag && Math.hypot(...by) < (isFinger ? FINGER_SLACK : SLACK)) return;
    held = { ...held, last: [x, y], isDrag: true };
    canvas.dataset['grabbed'] = 'true';
    if (held.takes === 'somebody') return carry(at);
    point(undefined, true);
    // The table that has moved asks again, until nothing is left to do.
    if (Math.hypot(...by) >= 0.5) view.panBy(by);
  };
  const letGo = (at: Point | undefined) => {
    if (held?.isDrag && held.takes === 'somebody') putDown(at);
    held = undefined;
    delete canvas.dataset['grabbed'];
  };
  // Before anything else hears of it. Some pens are not seen either before they touch.
  const meet = ({ pointerType }: PointerEvent) => {
    isFinger = pointerType === 'touch' || (pointerType === 'pen' && rests === undefined);
  };
  canvas.addEventListener('pointerdown', meet, { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !held?.isDrag || held.takes !== 'somebody') return;
      event.preventDefault();
      event.stopPropagation();
      letGo(undefined);
    },
    { signal, capture: true },
  );
  const space = listenToSpace(canvas, () => {}, signal);
  const pointing = createPointing({
    viewport,
    pans: space.isHeld,
    holds: () => false,
    pan: view.panBy,
    zoom: view.zoomBy,
    point: (at) => {
      hasMoved = at?.[0] !== rests?.[0] || at?.[1] !== rests?.[1];
      rests = at;
      // What a finger has pointed at is to be read when the finger is gone.
      if (at === undefined && !isFinger) point(undefined, hasMoved);
    },
    grab: (isGrabbed) => {
      if (isGrabbed) canvas.dataset['grabbed'] = 'true';
      else delete canvas.dataset['grabbed'];
    },
    hear: (event) => {
      switch (event.kind) {
        case 'press': {
          const wasShown = !isFinger || isShown(event.at);
          const takes = takesUp(event.at) ? 'somebody' : 'table';
          held = { last: onScreen(viewport(), event.at), isDrag: false, takes, wasShown };
          // A finger that rests asks what lies under it, and nobody has seen it before.
          if (isFinger) point(event.at, true);
          return;
        }
        case 'move': {
          const byHand = hasMoved;
          hasMoved = false;
          return held ? drag(event.at) : point(event.at, byHand);
        }
        case 'release': {
          const was = held;
          letGo(event.at);
          point(event.at, true);
          if (was && !was.isDrag && was.wasShown) click(event.at);
          return;
        }
        case 'cancel':
          return letGo(undefined);
        case 'leave':
        case 'wheel':
        case 'key':
        case 'lift':
          return;
      }
    },
  });
  listen(canvas, pointing, signal);
  for (const event of ['pointerdown', 'pointerup', 'pointercancel', 'lostpointercapture'] as const)
    canvas.addEventListener(event, () => hold(pointing.isDown()), { signal });
  const unsubscribe = view.store.subscribe(
    (now, before) => now.viewport !== before.viewport && !pointing.isDown() && pointing.again(),
  );
  return () => {
    stopped.abort();
    unsubscribe();
  };
}
