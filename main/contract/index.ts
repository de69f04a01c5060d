import type { themes } from '../../drawing/palette';
import type { Language } from '../../languages';
import type { Problem } from '../../schemas';

/** What the window may ask of the host: for every call its arguments and the value of its answer. */
export interface Calls {
  'about.read': { arguments: []; value: About };
  'settings.read': { arguments: []; value: StoredSettings };
  'settings.change': { arguments: [change: Partial<Settings>]; value: Settings };
  /** Lets the user choose a file and reads it; `null` when they chose none. */
  'document.open': { arguments: []; value: OpenedFile | null };
  'menu.show': { arguments: [menus: Menu[]]; value: null };
  'screen.toggleFull': { arguments: []; value: null };
  /** Said by the page once there is something to see, so that no empty window is shown. */
  'screen.drawn': { arguments: []; value: null };
  'app.quit': { arguments: []; value: null };
}

/** What the host tells the window unasked. */
export interface Events {
  'settings.changed': Settings;
  'menu.chosen': string;
  /** The program behind a local page has ended; said by the page's own side of the bridge. */
  'host.gone': null;
}

export type CallName = keyof Calls;
export type EventName = keyof Events;
export type HostEvent = { [Name in EventName]: { name: Name; value: Events[Name] } }[EventName];
export type Arguments<Name extends CallName> = Calls[Name]['arguments'];
export type Value<Name extends CallName> = Calls[Name]['value'];

/** The same bridge in both shells. Only JSON crosses it; a failure is a value, never an exception. */
export interface Bridge {
  readonly call: <Name extends CallName>(
    name: Name,
    ...args: Arguments<Name>
  ) => Promise<Answer<Value<Name>>>;
  readonly listen: (listener: (event: HostEvent) => void) => void;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; error: HostError };

export interface HostError {
  code: ErrorCode;
  /** The file that the user chose, where that is what failed. */
  file?: RefusedFile;
}

export type ErrorCode =
  /** The arguments are not of the call's form. */
  | 'bad-argument'
  /** There is no such call. */
  | 'unknown-call'
  /** This shell cannot do it: a local page has no menu bar of its own. */
  | 'not-here'
  | 'disk-full'
  | 'not-writable'
  /** The file that the user chose cannot be read. */
  | 'not-readable'
  /** The host is gone: the program behind the local page has ended. */
  | 'host-gone'
  | 'failed';

export interface About {
  version: string;
  shell: ShellKind;
  /** What the app runs on, by name and version: Electron, Chromium, Node. */
  runtime: { name: string; version: string }[];
  /** The older Electron that is used where the current one cannot be downloaded. */
  standIn: boolean;
  sandbox: boolean;
  /** Whether the shell shows the menus of `menu.show`; where it cannot, the window draws them. */
  nativeMenu: boolean;
}

export type ShellKind = 'electron' | 'web';

export interface Settings {
  language: Language | 'system';
  theme: Theme;
}

export type Theme = (typeof themes)[number];

export interface StoredSettings {
  settings: Settings;
  /** Set when the settings file could not be read: it lies under this name now, and the defaults apply. */
  setAside?: string;
}

/** A file as the window may know it: where it lies is the host's affair. */
export interface OpenedFile {
  name: string;
  text: string;
}

/** A file that was not opened, and what is wrong with it: the same problem that the file's own text could have. */
export interface RefusedFile {
  name: string;
  problem: Problem;
}

export interface Menu {
  label: string;
  items: MenuItem[];
}

/** An action as it stands in a menu, in the language of the window; `null` is a line between groups. */
export type MenuItem = {
  action: string;
  label: string;
  shortcut?: string;
  enabled: boolean;
  checked?: boolean;
} | null;
