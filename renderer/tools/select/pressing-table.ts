import type { PartKey } from '../../document/parts';
import { isDrag } from '../geometry/reach';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import type { PointerPlace } from '../tool-event';
import { marquee } from './marquee';

/** The bare table is pressed, or a part in a way that does not mean it. */
export function pressingTable(
  bench: Bench,
  press: PointerPlace,
  top: PartKey | undefined,
  rest: () => ToolState,
): ToolState {
  return stateOf({
    move: (place) =>
      isDrag(press.at, place.at, place.pixel)
        ? marquee(bench, press, place, top !== undefined, rest)
        : undefined,
    release: () => {
      const { selection } = bench.tab;
      if (top !== undefined) selection.toggle([top]);
      else if (!press.shift) selection.set([]);
      return rest();
    },
    cancel: rest,
  });
}
