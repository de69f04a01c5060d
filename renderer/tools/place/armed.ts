import { laidOut } from '../../document/laid-out';
import type { Load } from '../carrying';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import type { PointerPlace, ToolKey } from '../tool-event';
import { hovering } from './hovering';

/** There is a brush, and the pointer is not above the board. */
export function armed(bench: Bench, load: Load, isDragged: boolean): ToolState {
  const letGo = () => {
    bench.done();
    return undefined;
  };
  const come = (place: PointerPlace, isPressed: boolean) =>
    hovering(bench, load, place, {
      isDragged: isDragged && !isPressed,
      isPressed,
      away: (other, isStillDragged) => armed(bench, other, isStillDragged),
    });
  const handle = (key: ToolKey) => {
    const laid = laidOut(bench.tab.document.store.getState().mission);
    return armed(bench, load.handled(key, laid), isDragged);
  };
  bench.show({ cursor: 'copy' });
  return stateOf({
    move: (place) => come(place, false),
    press: (press) => (press.button === 'primary' ? come(press, true) : letGo()),
    // Pressed and let go in the palette: from now on a click lays it down.
    release: () => armed(bench, load, false),
    key: ({ key }) => handle(key),
    wheel: ({ turn }) => handle(turn > 0 ? 'rotate' : 'rotateBack'),
    cancel: letGo,
  });
}
