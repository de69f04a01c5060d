import { laidOut } from '../../document/laid-out';
import { parseKey } from '../../document/parts';
import { hitParts } from '../geometry/hits';
import type { HandEvent, Place } from '../hand';
import { writing } from '../label/writing';
import { mayChange } from '../refusing';
import type { Cursor } from '../shown';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import { endAt } from './arrow-ends';
import { pressingTable } from './pressing-table';
import { partsOnTile } from './parts-on-tile';
import { pressing } from './pressing';
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
    key: ({ key }) => (key === 'enter' ? writeSelected(bench) : undefined),
  });
}

function pressed(bench: Bench, press: Extract<HandEvent, { kind: 'press' }>): ToolState | undefined {
  const { tab } = bench;
  const laid = laidOut(tab.document.store.getState().mission);
  const [top] = hitParts(laid, press.at, press.pixel, bench.language());
  const rest = () => idle(bench);
  const end = endAt(tab, press);
  if (end && mayChange(tab)) return reshaping(bench, end, press, rest);
  // With Ctrl a box can be drawn from anywhere, around what lies on a tile.
  if (!top || press.command) return pressingTable(bench, press, top, rest);
  const { kind, id } = parseKey(top);
  if (press.clicks < 2 || kind !== 'tile') return pressing(bench, top, press, rest);
  const upon = partsOnTile(laid, id);
  if (upon.length > 0) tab.selection.set(upon);
  return undefined;
}

function cursorAt(bench: Bench, { at, pixel }: Place): Cursor {
  const { document, selection } = bench.tab;
  const [top] = hitParts(laidOut(document.store.getState().mission), at, pixel, bench.language());
  return top !== undefined && selection.store.getState().keys.has(top) ? 'move' : 'default';
}

function writeSelected(bench: Bench): ToolState | undefined {
  const { keys } = bench.tab.selection.store.getState();
  const [key, ...others] = keys;
  if (key === undefined || others.length > 0 || !mayChange(bench.tab)) return undefined;
  const { kind, id } = parseKey(key);
  return kind === 'label' ? writing(bench, { label: id }) : undefined;
}
