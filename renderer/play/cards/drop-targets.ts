import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What comes of a card that is dragged over something other than the slots of people, in pixels of the window. */
export interface DropTarget {
  readonly over: (card: number, x: number, y: number) => void;
  readonly leave: () => void;
  readonly drop: (card: number, x: number, y: number) => void;
}

const targets = new Map<Element, DropTarget>();

/** The one that is to be seen at a place, and not what something else lies over. The card itself hides nothing. */
export function dropTargetAt(x: number, y: number): DropTarget | undefined {
  const top = document.elementFromPoint(x, y);
  for (const [element, target] of targets) if (element.contains(top)) return target;
  return undefined;
}

/** Lets cards be dragged onto an element. */
export function useDropTarget(frame: RefObject<HTMLElement | null>, target: DropTarget): void {
  const over = useEffectEvent(target.over);
  const leave = useEffectEvent(target.leave);
  const drop = useEffectEvent(target.drop);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    targets.set(element, {
      over: (...at) => over(...at),
      leave: () => leave(),
      drop: (...at) => drop(...at),
    });
    return () => void targets.delete(element);
  }, [frame]);
}
