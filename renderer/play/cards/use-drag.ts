import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type DropTarget, dropTargetAt } from './drop-targets';

/** Pixels from which on a press is no click any more. */
const SLACK = 6;

export interface Dragged {
  readonly card: number;
  /** How far it has been taken along. */
  readonly by: readonly [x: number, y: number];
}

/** Where a card may be let go: elements say so with `data-drop`. */
export interface DropPlace {
  readonly survivor: number;
  readonly slot?: number;
}

export function dropPlace(survivor: number, slot?: number) {
  return { 'data-drop': slot === undefined ? `${survivor}` : `${survivor}:${slot}` };
}

interface Held {
  readonly card: number;
  readonly from: readonly [x: number, y: number];
  readonly pointer: number;
}

export interface DragHand {
  readonly dragged: Dragged | undefined;
  /** Of a card: where it is taken hold of. */
  readonly grab: (card: number) => (event: PointerEvent) => void;
  /** Whether a click only ends a drag. Keys click, too, and may do so long after the last drag. */
  readonly endsDrag: (click: MouseEvent) => boolean;
}

/** A hand that drags cards from place to place. What is done where they are let go must stay the same function. */
export function useDrag(drop: (card: number, place: DropPlace) => void): DragHand {
  const [dragged, setDragged] = useState<Dragged>();
  const held = useRef<Held>(undefined);
  const wasDrag = useRef(false);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let target: DropTarget | undefined;
    const aim = (at: DropTarget | undefined) => {
      if (target !== at) target?.leave();
      target = at;
    };
    const letGo = () => {
      aim(undefined);
      held.current = undefined;
      setDragged(undefined);
      mark(undefined);
    };
    const isHeldBy = ({ pointerId }: globalThis.PointerEvent) => held.current?.pointer === pointerId;
    const move = (event: globalThis.PointerEvent) => {
      if (!held.current || !isHeldBy(event)) return;
      // It was let go where this window does not hear of it.
      if (event.buttons === 0) return letGo();
      const { card, from } = held.current;
      const by = [event.clientX - from[0], event.clientY - from[1]] as const;
      if (!wasDrag.current && Math.hypot(...by) < SLACK) return;
      wasDrag.current = true;
      setDragged({ card, by });
      const { clientX, clientY } = event;
      const place = placeAt(clientX, clientY);
      mark(place);
      aim(place ? undefined : dropTargetAt(clientX, clientY));
      target?.over(card, clientX, clientY);
    };
    const up = (event: globalThis.PointerEvent) => {
      if (!held.current || !isHeldBy(event)) return;
      const { card } = held.current;
      const { clientX, clientY } = event;
      const place = wasDrag.current ? placeOf(placeAt(clientX, clientY)) : undefined;
      const onto = target;
      // It is let go of there, and so it does not leave.
      target = undefined;
      letGo();
      if (place) drop(card, place);
      else onto?.drop(card, clientX, clientY);
    };
    // Escape puts it back, and that is all it does.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !held.current) return;
      event.preventDefault();
      event.stopPropagation();
      letGo();
    };
    // The words on the way to another place are not marked.
    const select = (event: Event) => {
      if (held.current) event.preventDefault();
    };
    document.addEventListener('selectstart', select, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', letGo, { signal });
    window.addEventListener('keydown', press, { signal, capture: true });
    return () => {
      stopped.abort();
      letGo();
    };
  }, [drop]);
  return {
    dragged,
    grab: (card) => (event) => {
      if (event.button !== 0) return;
      wasDrag.current = false;
      held.current = { card, from: [event.clientX, event.clientY], pointer: event.pointerId };
    },
    endsDrag: ({ detail }) => wasDrag.current && detail > 0,
  };
}

function placeAt(x: number, y: number): Element | undefined {
  for (const one of document.elementsFromPoint(x, y)) {
    const place = one.closest('[data-drop]');
    if (place) return place;
  }
  return undefined;
}

function placeOf(element: Element | undefined): DropPlace | undefined {
  const [survivor, slot] = (element?.getAttribute('data-drop') ?? '').split(':');
  if (!survivor) return undefined;
  return { survivor: Number(survivor), ...(slot === undefined ? {} : { slot: Number(slot) }) };
}

function mark(place: Element | undefined): void {
  for (const one of document.querySelectorAll('[data-drop-over]')) one.removeAttribute('data-drop-over');
  place?.setAttribute('data-drop-over', '');
}
