import { carrying, type Load } from '../carrying';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import type { PointerPlace, ToolKey } from '../tool-event';

export interface Grip {
  /** The button that was pressed in the palette is still down. */
  readonly isDragged: boolean;
  /** A button was pressed above the board. */
  readonly isPressed: boolean;
  /** What goes on when the pointer is not above the board. */
  readonly away: (load: Load, isDragged: boolean) => ToolState;
}

/** What was taken from the palette lies on the board as a ghost, where it would be laid down. */
export function hovering(bench: Bench, first: Load, from: PointerPlace, grip: Grip): ToolState {
  const ghost = carrying(bench, first, from);
  let { isPressed, isDragged } = grip;

  function missed(): undefined {
    // A click beside the place may be tried again; what was dragged here is let go.
    isPressed = false;
    if (isDragged) bench.done();
  }
  function goOn(isLaid: boolean): ToolState | undefined {
    // A click whose question was left unanswered may be tried again.
    const goesOn = ghost.place().shift || !(isLaid || isDragged);
    if (goesOn) return grip.away(ghost.load(), false);
    bench.done();
    return undefined;
  }
  function putBack(): undefined {
    bench.done();
  }
  /** Something else has changed the mission: the ghost comes back on what it is now. */
  const again = (place: PointerPlace) =>
    ghost.isOver() ? hovering(bench, ghost.load(), place, { ...grip, isPressed, isDragged }) : undefined;
  const handle = (key: ToolKey, place: PointerPlace) => again(place) ?? ghost.handle(key, place);

  return stateOf(
    {
      move: (place) => again(place) ?? ghost.carry(place),
      press: (press) => {
        if (press.button === 'secondary') return putBack();
        // Whoever presses the board has let go of the palette.
        [isPressed, isDragged] = [true, false];
        return again(press) ?? ghost.carry(press);
      },
      release: (place) => {
        if (!isPressed && !isDragged) return undefined;
        const afresh = again(place);
        if (afresh) return afresh;
        ghost.carry(place);
        return ghost.letGo({ missed, goOn });
      },
      leave: () => {
        ghost.cancel();
        return grip.away(ghost.load(), isDragged);
      },
      wheel: (place) => handle(place.turn > 0 ? 'rotate' : 'rotateBack', place),
      key: ({ key }) => handle(key, ghost.place()),
      cancel: putBack,
    },
    ghost.cancel,
  );
}
