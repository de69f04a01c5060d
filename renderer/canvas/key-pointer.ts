import type { Point } from '../../drawing/scene';
import type { Viewport } from '../document/viewport';
import type { ToolEvent } from '../tools/tool-event';
import { modifiersOf } from './listen';
import type { Pointer, Pointing } from './pointing';

/** The table below a pointer that keys move. */
export interface KeyPointerTable {
  /** Whether the tool in use is used at a place; arrow keys mean something else otherwise. */
  readonly isWanted: () => boolean;
  /** Enter takes hold, and Enter lets go: something is drawn from one place to another. */
  readonly drags: () => boolean;
  /** The pointer carries something. */
  readonly hasBrush: () => boolean;
  /** Keys can take up what is selected; where on the canvas its middle is. */
  readonly lifts: () => Point | undefined;
  /** What was selected has been taken up, and no button is down. */
  readonly isLifted: () => boolean;
  readonly hear: (event: ToolEvent) => void;
  readonly viewport: () => Viewport;
  readonly pan: (by: Point) => void;
}

/** Millimetres: a tenth of a tile, and a tile. Alt goes by one. */
const [STEP, LONG_STEP, SHORT_STEP] = [25, 250, 1];
/** Pixels from the rim of the canvas that the pointer keeps to. */
const RIM = 24;
const KEYS = -1;

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whoever has no mouse moves a pointer by arrow keys, and uses it by Enter, while the keyboard is on the canvas. */
export function listenToKeyPointer(
  canvas: HTMLElement,
  pointing: Pointing,
  desk: KeyPointerTable,
  signal: AbortSignal,
): void {
  let at: Point | undefined;
  const place = (): Point => at ?? [canvas.clientWidth / 2, canvas.clientHeight / 2];
  const pointer = (event?: KeyboardEvent): Pointer => ({
    id: KEYS,
    isTouch: false,
    at: place(),
    // With an arrow key they say how far it goes.
    ...(event ? modifiersOf(event) : { shift: false, alt: false, command: false }),
  });
  const go = ([x, y]: Point): void => {
    const inside = [within(x, canvas.clientWidth), within(y, canvas.clientHeight)] as const;
    // What is beyond the rim comes into sight.
    if (inside[0] !== x || inside[1] !== y) desk.pan([inside[0] - x, inside[1] - y]);
    at = inside;
    pointing.move(pointer());
  };
  const step = ({ shiftKey, altKey }: KeyboardEvent, [dx, dy]: Point): void => {
    const millimetres = shiftKey ? LONG_STEP : altKey ? SHORT_STEP : STEP;
    const [[x, y], by] = [place(), millimetres * desk.viewport().scale];
    go([x + dx * by, y + dy * by]);
  };
  const use = (event: KeyboardEvent): void => {
    const middle = desk.lifts();
    if (desk.isLifted()) return desk.hear({ kind: 'key', key: 'enter' });
    if (middle) {
      go(middle);
      return desk.hear({ kind: 'lift', ...pointing.placeOf(pointer()) });
    }
    if (at === undefined) go(place());
    const isDown = pointing.isDown();
    if (!isDown) pointing.press(pointer(event), 'primary', event.timeStamp);
    if (isDown || !desk.drags()) pointing.release(pointer(event));
  };

  canvas.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== canvas || event.ctrlKey || event.metaKey) return;
      const isWanted = desk.isWanted() || desk.isLifted();
      if (!isWanted && (event.key !== 'Enter' || !desk.lifts())) return;
      const way = ways[event.key];
      if (way) step(event, way);
      else if (event.key === 'Enter' && !event.repeat) use(event);
      // Before the tool itself is put away.
      else if (event.key === 'Escape' && pointing.isDown()) pointing.cancel(pointer());
      else return;
      event.preventDefault();
    },
    { signal },
  );
  // What was taken by key is to be seen at once.
  canvas.addEventListener('focus', () => desk.hasBrush() && !pointing.isDown() && go(place()), { signal });
  canvas.addEventListener(
    'blur',
    () => {
      if (at === undefined) return;
      giveUp();
      pointing.leave();
    },
    { signal },
  );
  // The mouse takes over from where it is.
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (at !== undefined && (event.movementX !== 0 || event.movementY !== 0)) giveUp();
    },
    { signal },
  );

  /** What keys have pressed is pressed no more, or the mouse would be taken for a second finger. */
  function giveUp(): void {
    if (desk.isLifted()) desk.hear({ kind: 'cancel' });
    pointing.cancel(pointer());
    at = undefined;
  }
}

function within(value: number, length: number): number {
  return Math.max(Math.min(value, length - RIM), Math.min(RIM, length / 2));
}
