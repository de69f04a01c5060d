import type { Point } from '../../../drawing/scene';
import { reshapeArrow } from '../../document/commands/annotations';
import { keyOf } from '../../document/parts';
import { wholePoint } from '../geometry/limits';
import { isDrag } from '../geometry/reach';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import type { PointerPlace } from '../tool-event';
import type { ArrowEnd } from './arrow-ends';

/** One end of an arrow is taken somewhere else. */
export function reshaping(
  bench: Bench,
  { arrow, end, at }: ArrowEnd,
  press: PointerPlace,
  rest: () => ToolState,
): ToolState {
  const command = (to: Point) => reshapeArrow(arrow, end, wholePoint(to));
  const gesture = bench.tab.document.begin(command(at).label);
  let hasMoved = false;
  const draw = (place: PointerPlace) => {
    hasMoved ||= isDrag(press.at, place.at, place.pixel);
    if (!hasMoved) return;
    // The pointer need not have taken it at its very tip.
    const to: Point = [at[0] + place.at[0] - press.at[0], at[1] + place.at[1] - press.at[1]];
    gesture.show(command(to).recipe);
  };
  const giveUp = () => {
    gesture.cancel();
    return rest();
  };
  bench.show({ cursor: 'crosshair', held: new Set([keyOf('arrow', arrow)]) });
  return stateOf(
    {
      move: (place) => {
        draw(place);
        return undefined;
      },
      release: (place) => {
        draw(place);
        gesture.commit();
        return rest();
      },
      press: giveUp,
      cancel: giveUp,
    },
    gesture.cancel,
  );
}
