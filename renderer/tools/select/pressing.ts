import { type PartKey, parseKey } from '../../document/parts';
import { isDrag } from '../geometry/reach';
import { writing } from '../label/writing';
import { mayChange } from '../refusing';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import type { ToolEvent } from '../tool-event';
import { moving } from './moving';

export interface Pressed {
  readonly key: PartKey;
  /** What a click selects instead: the next one below it. */
  readonly next?: PartKey;
  readonly press: Extract<ToolEvent, { kind: 'press' }>;
}

/** A part is pressed, and nobody knows yet whether it will be dragged; a label that is clicked twice is written. */
export function pressing(bench: Bench, { key, next, press }: Pressed, rest: () => ToolState): ToolState {
  const { selection } = bench.tab;
  const { kind, id } = parseKey(key);
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
      // Not before the button is up: the press would take the keyboard away from the words.
      if (kind === 'label' && press.clicks > 1 && mayChange(bench.tab)) return writing(bench, { label: id });
      if (next !== undefined) selection.set([next]);
      else if (wasSelected) choose();
      return rest();
    },
    cancel: rest,
  });
}
