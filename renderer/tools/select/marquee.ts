import { laidOut } from '../../document/laid-out';
import { parseKey } from '../../document/parts';
import { partsInBox } from '../geometry/hits';
import { boxBetween } from '../geometry/reach';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import type { PointerPlace } from '../tool-event';

/** A box is drawn around what is to be selected; tiles are left out where it began on one. */
export function marquee(
  bench: Bench,
  from: PointerPlace,
  now: PointerPlace,
  withoutTiles: boolean,
  rest: () => ToolState,
): ToolState {
  const { document, selection } = bench.tab;
  const before = selection.store.getState().keys;
  const draw = ({ at }: PointerPlace) => {
    const box = boxBetween(from.at, at);
    const touched = partsInBox(laidOut(document.store.getState().mission), box, bench.language());
    const meant = withoutTiles ? touched.filter((key) => parseKey(key).kind !== 'tile') : touched;
    selection.set(from.shift ? [...before, ...meant] : meant);
    bench.show({ cursor: 'crosshair', marquee: box });
    return undefined;
  };
  const giveUp = () => {
    selection.set(before);
    return rest();
  };
  draw(now);
  return stateOf(
    {
      move: draw,
      release: (place) => {
        draw(place);
        return rest();
      },
      press: giveUp,
      cancel: giveUp,
    },
    () => selection.set(before),
  );
}
