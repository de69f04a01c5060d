import { laidOut } from '../../document/laid-out';
import { zoneAt } from '../../document/zone-at';
import { stateOf } from '../state';
import type { Tool } from '../tool';
import type { PointerPlace } from '../tool-event';

/** Shows what is seen from the zone at the pointer; a click keeps a zone until the next one, or until it is let go. */
export const sight: Tool = (bench) => {
  const { document, view } = bench.tab;
  const zoneOf = ({ at }: PointerPlace) =>
    zoneAt(laidOut(document.store.getState().mission).board, at)?.index;
  bench.show({ cursor: 'crosshair' });
  return stateOf(
    {
      move: (place) => {
        view.hover(zoneOf(place));
        return undefined;
      },
      press: (press) => {
        if (press.button === 'primary') view.pin(zoneOf(press));
        return undefined;
      },
      leave: () => {
        view.hover(undefined);
        return undefined;
      },
      cancel: () => {
        if (view.store.getState().pinned === undefined) bench.done();
        else view.pin(undefined);
        return undefined;
      },
    },
    () => view.pin(undefined),
  );
};
