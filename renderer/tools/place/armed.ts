import { laidOut } from '../../document/laid-out';
import type { Brush } from '../brush';
import type { HandKey, Place } from '../hand';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import { hovering } from './hovering';
import { handledBrush } from './stencil';

/** Something is in the hand, and the hand is not above the board. */
export function armed(bench: Bench, brush: Brush, isDragged: boolean): ToolState {
  const letGo = () => {
    bench.done();
    return undefined;
  };
  const come = (place: Place, isPressed: boolean) =>
    hovering(bench, brush, place, {
      isDragged: isDragged && !isPressed,
      isPressed,
      away: (other, isStillDragged) => armed(bench, other, isStillDragged),
    });
  const handle = (key: HandKey) => {
    const { faces } = laidOut(bench.tab.document.store.getState().mission);
    return armed(bench, handledBrush(brush, key, faces), isDragged);
  };
  bench.show({ cursor: 'copy' });
  return stateOf({
    move: (place) => come(place, false),
    press: (press) => (press.button === 'primary' ? come(press, true) : letGo()),
    // Pressed and let go in the palette: from now on a click lays it down.
    release: () => armed(bench, brush, false),
    key: ({ key }) => handle(key),
    wheel: ({ turn }) => handle(turn > 0 ? 'rotate' : 'rotateBack'),
    cancel: letGo,
  });
}
