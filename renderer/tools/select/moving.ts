import { laidOut } from '../../document/laid-out';
import { carrying } from '../carrying';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import type { PointerPlace, ToolKey } from '../tool-event';
import { copied, takenUp } from './carried';
import { loadOf } from './lay-down';

/** What is selected, or a copy of it, hangs on the pointer. */
export function moving(
  bench: Bench,
  from: PointerPlace,
  now: PointerPlace,
  rest: () => ToolState,
): ToolState {
  const { document, selection } = bench.tab;
  const start = laidOut(document.store.getState().mission);
  const { keys } = selection.store.getState();
  const carried = now.alt ? copied(start, keys, document.idsEver) : takenUp(start, keys);
  if (!carried) {
    bench.say({ key: 'tool.no-room' });
    return rest();
  }
  const held = carrying(bench, loadOf(carried, from.at), now);
  const giveUp = () => {
    held.cancel();
    return rest();
  };
  const letGo = () => held.letGo({ missed: giveUp, goOn: rest });
  const handle = (key: ToolKey, place?: PointerPlace) => (held.isOver() ? rest() : held.handle(key, place));

  return stateOf(
    {
      // Something else may have changed the mission, and nothing is held any more.
      move: (place) => (held.isOver() ? rest() : held.carry(place)),
      release: (place) => {
        if (held.isOver()) return rest();
        held.carry(place);
        return letGo();
      },
      wheel: (place) => handle(place.turn > 0 ? 'rotate' : 'rotateBack', place),
      // What was lifted by key is laid down by key.
      key: ({ key }) => (key === 'enter' && !held.isOver() ? letGo() : handle(key)),
      press: giveUp,
      cancel: giveUp,
    },
    held.cancel,
  );
}
