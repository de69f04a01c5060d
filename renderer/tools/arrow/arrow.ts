import { addArrow } from '../../document/commands/annotations';
import { findPart, type PartKey } from '../../document/parts';
import { wholePoint } from '../geometry/limits';
import { isDrag } from '../geometry/reach';
import { mayChange, refusing } from '../refusing';
import { stateOf } from '../state';
import type { Bench, Tool, ToolState } from '../tool';
import type { PointerPlace } from '../tool-event';

/** Draws arrows on the map. */
export const arrow: Tool = (bench) => (mayChange(bench.tab) ? pointing(bench) : refusing(bench));

function pointing(bench: Bench): ToolState {
  const letGo = () => {
    bench.done();
    return undefined;
  };
  bench.show({ cursor: 'crosshair' });
  return stateOf({
    press: (press) => (press.button === 'primary' ? drawing(bench, press) : letGo()),
    cancel: letGo,
  });
}

/** From where the button was pressed to where the pointer is; one that is too short to see is none. */
function drawing(bench: Bench, from: PointerPlace): ToolState {
  const { document, selection } = bench.tab;
  const gesture = document.begin({ key: 'step.place-arrow' });
  const { mission } = document.store.getState();
  const draw = ({ at, pixel }: PointerPlace): readonly PartKey[] => {
    const isLong = isDrag(from.at, at, pixel);
    const command = addArrow(mission, wholePoint(from.at), wholePoint(at), document.idsEver);
    gesture.show(isLong ? command.recipe : () => undefined);
    return isLong ? (command.selects ?? []) : [];
  };
  const isThere = (keys: readonly PartKey[]) =>
    keys.some((key) => findPart(document.store.getState().mission, key) !== undefined);
  const giveUp = () => {
    gesture.cancel();
    return pointing(bench);
  };
  bench.show({ cursor: 'crosshair' });
  return stateOf(
    {
      move: (place) => {
        bench.show({ cursor: 'crosshair', held: new Set(draw(place)) });
        return undefined;
      },
      release: (place) => {
        const drawn = draw(place);
        if (drawn.length === 0) return giveUp();
        gesture.commit();
        if (isThere(drawn)) selection.set(drawn);
        else bench.say({ key: 'tool.no-room' });
        bench.done();
        return undefined;
      },
      press: giveUp,
      cancel: giveUp,
    },
    gesture.cancel,
  );
}
