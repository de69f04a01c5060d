import type { Mission } from '../../../schemas';
import { laidOut } from '../../document/laid-out';
import { asking } from '../asking';
import { boxOfZone } from '../geometry/boxes';
import type { HandKey, Place } from '../hand';
import type { Shown } from '../shown';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import { type Carried, copied, heldParts, takenUp, turned, turnedOver, withCarried } from './carried';
import { layDown } from './lay-down';
import type { Choice, Laying } from './laying';

/** What is selected, or a copy of it, hangs on the hand. */
export function moving(bench: Bench, from: Place, now: Place, rest: () => ToolState): ToolState {
  const { document, selection } = bench.tab;
  const start = laidOut(document.store.getState().mission);
  const { keys } = selection.store.getState();
  const first = now.alt ? copied(start, keys, document.idsEver) : takenUp(start, keys);
  if (!first) {
    bench.say({ key: 'tool.no-room' });
    return rest();
  }
  let carried = first;
  let [place, laying] = [now, lay(now)];
  const gesture = document.begin(labelOf());
  let shown = show();

  function lay(at: Place): Laying {
    return layDown(carried, { bench, by: [at.at[0] - from.at[0], at.at[1] - from.at[1]], place: at });
  }
  function labelOf() {
    return carried.label ?? laying.command.label;
  }
  function show(): Partial<Shown> {
    gesture.show(withCarried(carried, laying.command.recipe));
    const trouble = laying.trouble(after());
    const seen: Partial<Shown> = {
      ...laying.shown,
      cursor: trouble ? 'not-allowed' : carried.isCopy ? 'copy' : 'grabbing',
      held: new Set([...heldParts(carried), ...(laying.alsoHeld ?? [])]),
      // Nothing lines up where it cannot stay.
      ...(trouble ? { trouble, guides: [] } : { fits: true }),
    };
    bench.show(seen);
    return seen;
  }
  function after(): Mission {
    return document.store.getState().mission;
  }
  function carry(next: Place, changed: Carried = carried): undefined {
    [carried, place] = [changed, next];
    laying = lay(next);
    shown = show();
  }
  function take(choice: Choice | undefined): void {
    const command = choice?.command;
    if (!command) return gesture.cancel();
    gesture.show(withCarried(carried, command.recipe));
    gesture.commit(carried.label ?? command.label);
    if (carried.isCopy) selection.set(carried.keys);
  }
  function letGo(): ToolState {
    const { trouble } = shown;
    if (trouble) {
      gesture.cancel();
      bench.say(trouble);
      return rest();
    }
    const choices = laying.choices(after());
    if (choices.length > 0) {
      return asking(bench, {
        at: place.at,
        about: boxOfZone(start, shown.target?.zone),
        answers: choices.map((choice) => ({ label: choice.label, choose: () => take(choice) })),
        giveUp: gesture.cancel,
        next: rest,
        shown,
      });
    }
    take({ label: labelOf(), command: laying.command });
    return rest();
  }
  function giveUp(): ToolState {
    gesture.cancel();
    return rest();
  }
  /** Something else has changed the mission, and there is nothing in the hand any more. */
  const isOver = () => !document.store.getState().isHeld;

  return stateOf(
    {
      move: (next) => (isOver() ? rest() : carry(next)),
      release: (next) => {
        if (isOver()) return rest();
        carry(next);
        return letGo();
      },
      wheel: (next) => (isOver() ? rest() : carry(next, turned(carried, next.turn > 0 ? 90 : -90))),
      key: ({ key }) => {
        if (isOver()) return rest();
        // What was lifted by key is laid down by key.
        return key === 'enter' ? letGo() : carry(place, handled(carried, key));
      },
      press: giveUp,
      cancel: giveUp,
    },
    gesture.cancel,
  );
}

function handled(carried: Carried, key: HandKey): Carried {
  switch (key) {
    case 'rotate':
      return turned(carried, 90);
    case 'rotateBack':
      return turned(carried, -90);
    case 'flip':
      return turnedOver(carried);
    case 'enter':
      return carried;
  }
}
