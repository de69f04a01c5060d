import type { Point } from '../../../drawing/scene';
import { stateOf } from '../state';
import type { Bench, Tool, ToolState } from '../tool';

/** Moves the view, and nothing else. */
export const pan: Tool = (bench) => open(bench);

function open(bench: Bench): ToolState {
  bench.show({ cursor: 'grab' });
  return stateOf({ press: ({ at }) => holding(bench, at) });
}

/** The place that was taken stays under the pointer. */
function holding(bench: Bench, from: Point): ToolState {
  const letGo = () => open(bench);
  bench.show({ cursor: 'grabbing' });
  return stateOf({
    move: ({ at, pixel }) => {
      const [dx, dy] = [(at[0] - from[0]) / pixel, (at[1] - from[1]) / pixel];
      if (dx !== 0 || dy !== 0) bench.tab.view.panBy([dx, dy]);
      return undefined;
    },
    release: letGo,
    cancel: letGo,
  });
}
