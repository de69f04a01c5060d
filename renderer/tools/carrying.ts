import type { Command } from '../document/command';
import { type LaidOut, laidOut } from '../document/laid-out';
import { findPart } from '../document/parts';
import { asking } from './asking';
import type { Drop, DropAt } from './drop';
import { boxOfZone } from './geometry/boxes';
import type { Cursor, Shown } from './shown';
import type { Bench, ToolState } from './tool';
import type { PointerPlace, ToolKey } from './tool-event';

/** What the pointer carries: from the palette, or picked up from the board. */
export interface Load {
  /** Where it can be laid down. */
  readonly cursor: Cursor;
  readonly dropAt: (at: DropAt) => Drop;
  /** The load after a key has turned it, or turned it over. */
  readonly handled: (key: ToolKey, laid: LaidOut) => Load;
}

/** A load that is shown where it would be laid down, as long as nothing else changes the mission. */
export interface Carrying {
  readonly place: () => PointerPlace;
  readonly load: () => Load;
  readonly carry: (place: PointerPlace) => undefined;
  readonly handle: (key: ToolKey, place?: PointerPlace) => undefined;
  readonly letGo: (next: AfterLettingGo) => ToolState | undefined;
  /** Takes it off the board. */
  readonly cancel: () => void;
  /** Something else has changed the mission, and nothing is shown any more. */
  readonly isOver: () => boolean;
}

export interface AfterLettingGo {
  /** It cannot stay there: it has been said why, and it is still shown. */
  readonly missed: () => ToolState | undefined;
  /** It lies there now, or a question about it was left unanswered. */
  readonly goOn: (isLaid: boolean) => ToolState | undefined;
}

export function carrying(bench: Bench, first: Load, from: PointerPlace): Carrying {
  const { document, selection } = bench.tab;
  const laid = laidOut(document.store.getState().mission);
  const gesture = document.begin({ key: 'tool.place.name' });
  let [load, place, isLaid] = [first, from, false];
  let drop = load.dropAt({ bench, laid, place });
  let shown = show();

  function show(): Partial<Shown> {
    const { command, alsoHeld = [] } = drop;
    gesture.show(command?.recipe ?? (() => undefined));
    const trouble = drop.trouble(document.store.getState().mission);
    const seen: Partial<Shown> = {
      ...drop.shown,
      cursor: trouble ? 'not-allowed' : load.cursor,
      held: new Set([...alsoHeld, ...(command?.selects ?? [])]),
      // Nothing lines up where it cannot stay.
      ...(trouble ? { trouble, guides: [] } : { fits: true }),
    };
    bench.show(seen);
    return seen;
  }
  function carry(next: PointerPlace, changed: Load = load): undefined {
    [load, place] = [changed, next];
    drop = load.dropAt({ bench, laid, place });
    shown = show();
  }
  function lay({ recipe, label, selects }: Command): void {
    gesture.show(recipe);
    gesture.commit(label);
    isLaid = true;
    if (!selects) return;
    const isThere = selects.some((key) => findPart(document.store.getState().mission, key) !== undefined);
    if (isThere) selection.set(selects);
    else bench.say({ key: 'tool.no-room' });
  }
  function letGo({ missed, goOn }: AfterLettingGo): ToolState | undefined {
    const { command, choices } = drop;
    if (shown.trouble || !command) {
      if (shown.trouble) bench.say(shown.trouble);
      return missed();
    }
    const next = () => goOn(isLaid);
    if (choices.length > 0) {
      return asking(bench, {
        at: place.at,
        about: boxOfZone(laid, shown.target?.zone),
        answers: choices.map((choice) => ({ label: choice.label, choose: () => lay(choice.command) })),
        giveUp: gesture.cancel,
        next,
        shown,
      });
    }
    lay(command);
    return next();
  }

  return {
    place: () => place,
    load: () => load,
    carry: (next) => carry(next),
    handle: (key, next = place) => carry(next, load.handled(key, laid)),
    letGo,
    cancel: gesture.cancel,
    isOver: () => !document.store.getState().isHeld,
  };
}
