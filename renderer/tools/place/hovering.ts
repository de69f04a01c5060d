import type { Command } from '../../document/command';
import { laidOut } from '../../document/laid-out';
import { findPart } from '../../document/parts';
import { asking } from '../asking';
import type { Brush } from '../brush';
import { boxOfZone } from '../geometry/boxes';
import type { HandKey, Place } from '../hand';
import type { Shown } from '../shown';
import { stateOf } from '../state';
import type { Bench, ToolState } from '../tool';
import { offer } from './offer';
import { handledBrush } from './stencil';

export interface Hand {
  /** The button that was pressed in the palette is still down. */
  readonly isDragged: boolean;
  /** A button was pressed above the board. */
  readonly isPressed: boolean;
  /** What goes on when the hand is not above the board. */
  readonly away: (brush: Brush, isDragged: boolean) => ToolState;
}

/** What is in the hand lies on the board as a ghost, where it would be laid down. */
export function hovering(bench: Bench, first: Brush, from: Place, hand: Hand): ToolState {
  const { document, selection } = bench.tab;
  const gesture = document.begin({ key: 'tool.place.name' });
  const laid = laidOut(document.store.getState().mission);
  let { isPressed, isDragged } = hand;
  let isLaid = false;
  let [brush, place] = [first, from];
  let offering = offer(brush, { bench, laid, place });
  let shown = show();

  function show(): Partial<Shown> {
    const { command } = offering;
    gesture.show(command?.recipe ?? (() => undefined));
    const trouble = offering.trouble(document.store.getState().mission);
    const seen: Partial<Shown> = {
      ...offering.shown,
      cursor: trouble ? 'not-allowed' : 'copy',
      held: new Set(command?.selects),
      // Nothing lines up where it cannot stay.
      ...(trouble ? { trouble, guides: [] } : { fits: true }),
    };
    bench.show(seen);
    return seen;
  }
  function carry(next: Place, changed: Brush = brush): undefined {
    [brush, place] = [changed, next];
    offering = offer(brush, { bench, laid, place });
    shown = show();
  }
  function lay(command: Command): void {
    gesture.show(command.recipe);
    gesture.commit(command.label);
    isLaid = true;
    const parts = command.selects ?? [];
    const isThere = parts.some((key) => findPart(document.store.getState().mission, key) !== undefined);
    if (isThere) selection.set(parts);
    else bench.say({ key: 'tool.no-room' });
  }
  function goOn(): ToolState | undefined {
    // A click whose question was left unanswered may be tried again.
    const goesOn = place.shift || !(isLaid || isDragged);
    if (goesOn) return hand.away(brush, false);
    bench.done();
    return undefined;
  }
  function letGo(): ToolState | undefined {
    const { command, choices } = offering;
    if (shown.trouble || !command) {
      if (shown.trouble) bench.say(shown.trouble);
      // A click beside the place may be tried again; what was dragged here is let go.
      isPressed = false;
      if (isDragged) bench.done();
      return undefined;
    }
    if (choices.length > 0) {
      return asking(bench, {
        at: place.at,
        about: boxOfZone(laid, shown.target?.zone),
        answers: choices.map((choice) => ({ label: choice.label, choose: () => lay(choice.command) })),
        giveUp: gesture.cancel,
        next: goOn,
        shown,
      });
    }
    lay(command);
    return goOn();
  }
  function putBack(): undefined {
    bench.done();
  }
  /** Something else has changed the mission: the ghost comes back on what it is now. */
  const again = (next: Place) =>
    document.store.getState().isHeld
      ? undefined
      : hovering(bench, brush, next, { ...hand, isPressed, isDragged });
  const handle = (next: Place, key: HandKey) =>
    again(next) ?? carry(next, handledBrush(brush, key, laid.faces));

  return stateOf(
    {
      move: (next) => again(next) ?? carry(next),
      press: (press) => {
        if (press.button === 'secondary') return putBack();
        // Whoever presses the board has let go of the palette.
        [isPressed, isDragged] = [true, false];
        return again(press) ?? carry(press);
      },
      release: (next) => {
        if (!isPressed && !isDragged) return undefined;
        const afresh = again(next);
        if (afresh) return afresh;
        carry(next);
        return letGo();
      },
      leave: () => {
        gesture.cancel();
        return hand.away(brush, isDragged);
      },
      wheel: (next) => handle(next, next.turn > 0 ? 'rotate' : 'rotateBack'),
      key: ({ key }) => handle(place, key),
      cancel: putBack,
    },
    gesture.cancel,
  );
}
