import type { PartKey } from '../../document/parts';
import { isDrag } from '../geometry/reach';
import type { Place } from '../hand';
import { mayChange } from '../refusing';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import { moving } from './moving';

/** A part is pressed, and nobody knows yet whether it will be dragged. */
export function pressing(bench: Bench, key: PartKey, press: Place, rest: () => ToolState): ToolState {
  const { selection } = bench.tab;
  const wasSelected = selection.store.getState().keys.has(key);
  const choose = () => (press.shift ? selection.toggle([key]) : selection.set([key]));
  // One of several selected may be where they are dragged by, so that it is chosen alone only in the end.
  if (!wasSelected) choose();
  return stateOf({
    move: (place) =>
      isDrag(press.at, place.at, place.pixel) && mayChange(bench.tab)
        ? moving(bench, press, place, rest)
        : undefined,
    release: () => {
      if (wasSelected) choose();
      return rest();
    },
    cancel: rest,
  });
}
