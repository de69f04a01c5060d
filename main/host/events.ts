import type { Settings } from '../contract/values';

/** What the host tells the window unasked, each declared once: its name, and what comes with it. */
const events = {
  'settings.changed': comesWith<Settings>(),
  'menu.chosen': comesWith<string>(),
  /** Another program has changed or removed the file of an open document, or put it back. */
  'document.changed': comesWith<{ document: string; now: 'changed' | 'gone' | 'back' }>(),
  /** A file is asked for: `document.takeAsked` has it. */
  'document.asked': comesWith<null>(),
  /** Work or a game that was kept cannot be read any more: this is where it lies now, in the host's folder. */
  'kept.damaged': comesWith<string>(),
  /** The window is about to close; `app.close` says that nothing is left to keep. Without a word it closes anyway. */
  'app.closing': comesWith<null>(),
  /**
   * The program behind a local page does not answer, or another one answers in its place. Said by the page's own side
   * of the bridge, as is the next.
   */
  'host.gone': comesWith<'silent' | 'replaced'>(),
  /** It answers again, and is the same. */
  'host.back': comesWith<null>(),
};

/** Known to the compiler alone: nothing is there but the name. */
interface Told<Value> {
  readonly value: Value;
}

function comesWith<Value>(): Told<Value> {
  return {} as Told<Value>;
}

export type EventName = keyof typeof events;
export type Events = { [Name in EventName]: (typeof events)[Name]['value'] };
export type HostEvent = { [Name in EventName]: { name: Name; value: Events[Name] } }[EventName];

export const eventNames = Object.keys(events) as readonly EventName[];
