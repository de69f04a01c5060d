import { laidOut } from '../../document/laid-out';
import { type PartKey, parseKey } from '../../document/parts';
import { hitParts } from '../geometry/hits';
import { writing } from '../label/writing';
import { mayChange } from '../refusing';
import type { Cursor } from '../shown';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import type { PointerPlace, ToolEvent } from '../tool-event';
import { endAt } from './arrow-ends';
import { moving } from './moving';
import { partsOnTile } from './parts-on-tile';
import { pressing } from './pressing';
import { pressingTable } from './pressing-table';
import { reshaping } from './reshaping';

/** Nothing is held. */
export function idle(bench: Bench): ToolState {
  const { tab } = bench;
  let cursor: Cursor = 'default';
  const point = (next: Cursor) => {
    if (next === cursor) return;
    cursor = next;
    bench.show({ cursor });
  };
  bench.show({ cursor });
  return stateOf({
    press: (press) => (press.button === 'primary' ? pressed(bench, press) : undefined),
    move: (place) => {
      point(cursorAt(bench, place));
      return undefined;
    },
    cancel: () => {
      tab.selection.set([]);
      return undefined;
    },
    lift: (place) => writeSelected(bench) ?? liftSelected(bench, place),
  });
}

function pressed(bench: Bench, press: Extract<ToolEvent, { kind: 'press' }>): ToolState | undefined {
  const { tab } = bench;
  const laid = laidOut(tab.document.store.getState().mission);
  const stack = hitParts(laid, press.at, press.pixel, bench.language());
  const [top] = stack;
  const rest = () => idle(bench);
  const end = endAt(tab, press);
  if (end && mayChange(tab)) return reshaping(bench, end, press, rest);
  // With Ctrl a box can be drawn from anywhere, around what lies on a tile.
  if (!top || press.command) return pressingTable(bench, press, top, rest);
  const { kind, id } = parseKey(top);
  if (kind !== 'tile') return pressing(bench, { ...goingDown(bench, stack, press), press }, rest);
  if (press.clicks < 2) return pressing(bench, { key: top, press }, rest);
  const upon = partsOnTile(laid, id);
  if (upon.length > 0) tab.selection.set(upon);
  return undefined;
}

/**
 * Who clicks again where several pieces lie on each other means the next one below; below the last one is the first. What
 * is selected there by now is what a drag takes along.
 */
function goingDown(
  { tab }: Bench,
  stack: readonly PartKey[],
  { isAgain, shift }: Extract<ToolEvent, { kind: 'press' }>,
): { readonly key: PartKey; readonly next?: PartKey } {
  const pieces = stack.filter((key) => parseKey(key).kind !== 'tile');
  const [top] = pieces;
  if (top === undefined) throw new Error('No piece has been pressed');
  const [selected, ...others] = tab.selection.store.getState().keys;
  const at = selected === undefined || others.length > 0 ? -1 : pieces.indexOf(selected);
  const next = pieces[(at + 1) % pieces.length];
  if (!isAgain || shift || at < 0 || pieces.length < 2 || next === undefined) return { key: top };
  return { key: pieces[at] ?? top, next };
}

function cursorAt(bench: Bench, { at, pixel }: PointerPlace): Cursor {
  const { document, selection } = bench.tab;
  const [top] = hitParts(laidOut(document.store.getState().mission), at, pixel, bench.language());
  return top !== undefined && selection.store.getState().keys.has(top) ? 'move' : 'default';
}

/** What is selected hangs on the pointer from here, until it is laid down by key. */
function liftSelected(bench: Bench, place: PointerPlace): ToolState | undefined {
  const { keys } = bench.tab.selection.store.getState();
  if (keys.size === 0 || !mayChange(bench.tab)) return undefined;
  return moving(bench, place, place, () => idle(bench));
}

function writeSelected(bench: Bench): ToolState | undefined {
  const { keys } = bench.tab.selection.store.getState();
  const [key, ...others] = keys;
  if (key === undefined || others.length > 0 || !mayChange(bench.tab)) return undefined;
  const { kind, id } = parseKey(key);
  return kind === 'label' ? writing(bench, { label: id }) : undefined;
}
