import { laidOut } from '../../document/laid-out';
import { zoneAt } from '../../document/zone-at';
import type { Shown } from '../shown';
import { stateOf } from '../state';
import type { Bench, Tool, ToolState } from '../tool';
import type { PointerPlace } from '../tool-event';
import { shortestRoute } from './route';

/** Measures ways on foot, from zone to zone. */
export const distance: Tool = (bench) => starting(bench);

/** A zone by its id: its number changes with the board. */
function zoneIdAt({ tab }: Bench, { at }: PointerPlace): string | undefined {
  return zoneAt(laidOut(tab.document.store.getState().mission).board, at)?.id;
}

function starting(bench: Bench): ToolState {
  bench.show({ cursor: 'crosshair' });
  return stateOf({
    press: (press) => {
      const from = press.button === 'primary' ? zoneIdAt(bench, press) : undefined;
      return from === undefined ? undefined : measuring(bench, from);
    },
    cancel: () => {
      bench.done();
      return undefined;
    },
  });
}

/** The way goes to wherever the pointer is, until a click keeps it. */
function measuring(bench: Bench, from: string): ToolState {
  const again = () => starting(bench);
  const show = (to: string | undefined) => {
    bench.show(routeShown(bench, from, to));
    return undefined;
  };
  show(undefined);
  return stateOf({
    move: (place) => show(zoneIdAt(bench, place)),
    leave: () => show(undefined),
    press: (press) => {
      const to = zoneIdAt(bench, press);
      return press.button === 'primary' && to !== undefined ? measured(bench, from, to) : again();
    },
    cancel: again,
  });
}

/** The way stays in sight, whatever is done to the board meanwhile; the next click begins another one. */
function measured(bench: Bench, from: string, to: string): ToolState {
  const show = () => bench.show(routeShown(bench, from, to));
  const stop = bench.tab.document.store.subscribe(show);
  show();
  return stateOf(
    {
      press: (press) => {
        stop();
        const next = press.button === 'primary' ? zoneIdAt(bench, press) : undefined;
        return next === undefined ? starting(bench) : measuring(bench, next);
      },
      cancel: () => {
        stop();
        return starting(bench);
      },
    },
    stop,
  );
}

function routeShown({ tab }: Bench, fromId: string, toId: string | undefined): Partial<Shown> {
  const { board } = laidOut(tab.document.store.getState().mission);
  const from = board.zoneOf(fromId);
  const to = toId === undefined ? undefined : board.zoneOf(toId);
  if (from === undefined) return { cursor: 'crosshair' };
  const zones = to === undefined ? [from] : shortestRoute(board, from, to);
  return {
    cursor: 'crosshair',
    route: { from, to, zones },
    ...(zones.length === 0 && { trouble: { key: 'tool.no-way' } as const }),
  };
}
