import { distance } from '../../drawing/outline';
import type { Point } from '../../drawing/scene';
import { onTable, type Viewport } from '../document/viewport';
import type { PointerPlace, ToolEvent } from '../tools/tool-event';
import { type Turn, turnReader, wheelReader } from './wheel';

/** A pointer over the canvas, in pixels from its upper left corner. */
export interface Pointer extends Modifiers {
  readonly id: number;
  readonly at: Point;
  readonly isTouch: boolean;
}

export type Modifiers = Pick<PointerPlace, 'shift' | 'alt' | 'command'>;

/** What the pointer is over, and what comes of what it does. */
export interface Desk {
  readonly viewport: () => Viewport;
  /** A press takes hold of the table itself, not of what lies on it. */
  readonly pans: () => boolean;
  /** Something is being dragged: the wheel turns it. */
  readonly holds: () => boolean;
  readonly hear: (event: ToolEvent) => void;
  readonly pan: (by: Point) => void;
  readonly zoom: (factor: number, at: Point) => void;
  /** Where the pointer is; undefined when it has left, or the finger is up. */
  readonly point: (at: Point | undefined) => void;
  /** Whether the table is being moved. */
  readonly grab: (grabbed: boolean) => void;
}

export type Button = 'primary' | 'middle';

/** Makes tool events of what pointers do on the board, and moves the table under them. */
export interface Pointing {
  readonly press: (pointer: Pointer, button: Button, time: number) => void;
  readonly move: (pointer: Pointer) => void;
  readonly release: (pointer: Pointer) => void;
  /** The system took the pointer away. */
  readonly cancel: (pointer: Pointer) => void;
  readonly leave: () => void;
  readonly turn: (turn: Turn, pointer: Pointer) => void;
  /** A key was pressed or let go that changes what a move means. */
  readonly modify: (modifiers: Modifiers) => void;
  /** The table has moved under the pointer. */
  readonly again: () => void;
  readonly isDown: () => boolean;
  readonly placeOf: (pointer: Pointer) => PointerPlace;
}

const DOUBLE_CLICK_MS = 400;
const DOUBLE_CLICK_PIXELS = 5;

type Doing = 'nothing' | 'using' | 'panning' | 'pinching';

export function createPointing(desk: Desk): Pointing {
  const down = new Map<number, Point>();
  const gestureOf = wheelReader();
  const turnOf = turnReader();
  let doing: Doing = 'nothing';
  let last: Pointer | undefined;
  let click = { at: [0, 0] as Point, time: Number.NEGATIVE_INFINITY, count: 0 };

  const placeOf = ({ at, shift, alt, command }: Pointer): PointerPlace => {
    const viewport = desk.viewport();
    return { at: onTable(viewport, at), pixel: 1 / viewport.scale, shift, alt, command };
  };
  const move = (pointer: Pointer) => desk.hear({ kind: 'move', ...placeOf(pointer) });
  const hover = (pointer: Pointer) => {
    last = pointer;
    // Who drags something away, and takes up what is there next, has not clicked twice.
    if (!isNearClick(pointer.at)) click = { ...click, count: 0 };
    desk.point(pointer.at);
    move(pointer);
  };
  const isNearClick = (at: Point) => distance(at, click.at) <= DOUBLE_CLICK_PIXELS;
  const clicksAt = (at: Point, time: number): number => {
    const goesOn = time - click.time < DOUBLE_CLICK_MS && isNearClick(at);
    click = { at, time, count: goesOn ? click.count + 1 : 1 };
    return click.count;
  };
  const end = (pointer: Pointer, kind: 'release' | 'cancel') => {
    if (!down.delete(pointer.id)) return;
    const was = doing;
    if (down.size > 0) return;
    doing = 'nothing';
    desk.grab(false);
    if (was === 'using') desk.hear(kind === 'cancel' ? { kind } : { kind, ...placeOf(pointer) });
    if (pointer.isTouch) leave();
    else if (was === 'panning') hover(pointer);
  };
  const leave = () => {
    if (down.size > 0) return;
    last = undefined;
    desk.point(undefined);
    desk.hear({ kind: 'leave' });
  };
  const drag = (pointer: Pointer, before: Point) => {
    const { at } = pointer;
    const other = [...down].find(([id]) => id !== pointer.id)?.[1];
    down.set(pointer.id, at);
    if (doing === 'pinching' && other) {
      const between = middle(at, other);
      desk.zoom(distance(at, other) / Math.max(1, distance(before, other)), between);
      desk.pan([(at[0] - before[0]) / 2, (at[1] - before[1]) / 2]);
    } else if (doing === 'panning') desk.pan([at[0] - before[0], at[1] - before[1]]);
    else if (doing === 'using') hover(pointer);
  };

  return {
    press: (pointer, button, time) => {
      const isFirst = down.size === 0;
      down.set(pointer.id, pointer.at);
      if (!isFirst) {
        if (doing === 'using') desk.hear({ kind: 'cancel' });
        doing = 'pinching';
        return;
      }
      doing = button === 'middle' || desk.pans() ? 'panning' : 'using';
      if (doing === 'panning') {
        desk.point(undefined);
        return desk.grab(true);
      }
      last = pointer;
      if (!pointer.isTouch) desk.point(pointer.at);
      const isAgain = click.count > 0 && isNearClick(pointer.at);
      const clicks = clicksAt(pointer.at, time);
      desk.hear({ kind: 'press', button: 'primary', clicks, isAgain, ...placeOf(pointer) });
    },
    move: (pointer) => {
      const before = down.get(pointer.id);
      if (before) drag(pointer, before);
      else if (down.size === 0) hover(pointer);
    },
    release: (pointer) => end(pointer, 'release'),
    cancel: (pointer) => end(pointer, 'cancel'),
    leave,
    turn: (turn, pointer) => {
      if (desk.holds()) {
        const way = turnOf(turn);
        if (way) desk.hear({ kind: 'wheel', turn: way, ...placeOf(pointer) });
        return;
      }
      const gesture = gestureOf(turn);
      if (gesture.kind === 'pan') desk.pan(gesture.by);
      else desk.zoom(gesture.factor, pointer.at);
    },
    modify: (modifiers) => {
      if (!last || doing === 'panning' || doing === 'pinching') return;
      const { shift, alt, command } = last;
      if (shift === modifiers.shift && alt === modifiers.alt && command === modifiers.command) return;
      last = { ...last, ...modifiers };
      move(last);
    },
    again: () => {
      if (last && (doing === 'nothing' || doing === 'using')) hover(last);
    },
    isDown: () => down.size > 0,
    placeOf,
  };
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}
