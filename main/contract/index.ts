import type { themes } from '../../drawing/palette';
import type { Language } from '../../languages';
import type { ExportKind, Problem, Text } from '../../schemas';

/** What the window may ask of the host: for every call its arguments and the value of its answer. */
export interface Calls {
  'about.read': { arguments: []; value: About };
  'settings.read': { arguments: []; value: StoredSettings };
  'settings.change': { arguments: [change: Partial<Settings>]; value: Settings };
  /** Lets the user choose a file and reads it; `null` when they chose none. */
  'document.open': { arguments: []; value: OpenedFile | null };
  /** Reads the file of a recent document, or of the library. */
  'document.openRecent': { arguments: [recent: string]; value: OpenedFile };
  /**
   * Files that whoever started the app asked for, and that no window has taken yet. What is too much for one answer
   * is asked for again, with a `document.asked`.
   */
  'document.takeAsked': { arguments: []; value: AskedFile[] };
  /**
   * Reads the file of an open document anew, as another document: a window that does not take the text keeps the one it has,
   * which is saved over nothing else than before.
   */
  'document.reload': { arguments: [document: string]; value: OpenedFile };
  /** Writes over the file that was read or written last; over another one only when `anyway` is said. */
  'document.save': { arguments: [document: string, text: string, anyway: boolean]; value: SavedFile };
  /**
   * Writes to a file that the user chooses, or, where the shell has no dialog for that, into the library under the
   * name given, unless it is taken and `anyway` is not said. `null` when they chose none.
   */
  'document.saveAs': { arguments: [name: string, text: string, anyway: boolean]; value: SavedFile | null };
  /** Takes a document in hand again, after the host has taken the page for gone. */
  'document.resume': { arguments: [document: string]; value: null };
  /** The window no longer shows the document: its file is watched no more. */
  'document.close': { arguments: [document: string]; value: null };
  /** A small picture of a document, for the list of recent ones. */
  'document.picture': { arguments: [document: string, picture: string]; value: null };
  'recents.list': { arguments: []; value: Recent[] };
  /** Takes a file out of the list, unless it is in the library of a local page, which has no other way to it. */
  'recents.forget': { arguments: [recent: string]; value: null };
  /** Keeps work that is not saved, over what was kept under the same key. */
  'draft.keep': { arguments: [draft: Draft]; value: null };
  'draft.drop': { arguments: [key: string]; value: null };
  /** What this window kept before it was loaded anew, and what windows left behind that are no more. */
  'drafts.list': { arguments: [window: string]; value: KeptDraft[] };
  'draft.read': { arguments: [key: string]; value: Pick<Draft, 'text' | 'past'> };
  /** What a file was before it was last saved over, newest first. */
  'versions.list': { arguments: [document: string]; value: Version[] };
  'versions.read': { arguments: [document: string, version: string]; value: { text: string } };
  /** Games at the table that can be played on, newest first. */
  'games.list': { arguments: []; value: KeptGame[] };
  /**
   * Keeps a game, over what was kept under the same key; the text is a `boothill/game@1`. Only the newest games are
   * kept: an old one may have to go.
   */
  'game.keep': { arguments: [game: string, text: string, shown: GameShown]; value: null };
  'game.read': { arguments: [game: string]; value: ReadGame };
  'game.forget': { arguments: [game: string]; value: null };
  /**
   * Writes what is made of a game to a file that the user chooses, and says what that is called; `null` when they
   * chose none. Where the shell has no dialog for that (`not-here`), the page hands the text to the browser.
   */
  'file.export': { arguments: [name: string, text: string, kind: ExportKind]; value: string | null };
  'menu.show': { arguments: [menus: Menu[]]; value: null };
  'screen.toggleFull': { arguments: []; value: null };
  /** Said by the page once there is something to see, so that no empty window is shown. */
  'screen.drawn': { arguments: []; value: null };
  'app.quit': { arguments: []; value: null };
  /** Said by the page when all of its work is kept. */
  'app.close': { arguments: []; value: null };
  /** Said by the page when work could not be kept and it asks its user: the window waits for `app.close`. */
  'app.stay': { arguments: []; value: null };
}

/** What the host tells the window unasked. */
export interface Events {
  'settings.changed': Settings;
  'menu.chosen': string;
  /** Another program has changed or removed the file of an open document, or put it back. */
  'document.changed': { document: string; now: 'changed' | 'gone' | 'back' };
  /** A file is asked for: `document.takeAsked` has it. */
  'document.asked': null;
  /** Work or a game that was kept cannot be read any more: this is where it lies now, in the host's folder. */
  'kept.damaged': string;
  /** The window is about to close; `app.close` says that nothing is left to keep. Without a word it closes anyway. */
  'app.closing': null;
  /**
   * The program behind a local page does not answer, or another one answers in its place. Said by the page's own side
   * of the bridge, as is the next.
   */
  'host.gone': 'silent' | 'replaced';
  /** It answers again, and is the same. */
  'host.back': null;
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
  /** The desktop shell knows where a file lies that was dropped on the window, so that it can be saved there. */
  readonly openDropped?: (file: File) => Promise<Answer<OpenedFile>>;
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
  /** Another program has written to the file since it was read or saved. */
  | 'changed-on-disk'
  /** The file is where it was no more. */
  | 'gone'
  /** Another program of ours is saving the file, and is not through with it. */
  | 'busy'
  /** The library has a file of that name. */
  | 'name-taken'
  /** The host knows no such document, draft or version (any more). */
  | 'not-known'
  /** The file that the user chose cannot be read. */
  | 'not-readable'
  /** What was asked for is more than a local page can be given at once. */
  | 'answer-too-large'
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
  /** Whether zones are shown with the codes that files call them by. */
  zoneCodes: boolean;
  /** How many of each box the user owns, by the box's id. */
  boxes: Readonly<Record<string, number>>;
  habits: Habits;
}

/** How somebody likes to play, whatever they play. */
export interface Habits {
  /** How fast what the zombies do goes by; `at-once` shows only what came of it. */
  readonly speed: 'slow' | 'normal' | 'fast' | 'at-once';
  /** What makes no difference is decided by itself. */
  readonly skipsTrivial: boolean;
  /** Starting weapons, and whatever else is settled before the first turn, are dealt by the draw. */
  readonly dealsIn: boolean;
  /** Who played last. */
  readonly posse?: Posse;
}

export interface Posse {
  /** Luck chooses who plays. */
  readonly isDrawn: boolean;
  readonly count: number;
  /** Who plays, where luck does not choose, in this order. */
  readonly survivors: readonly string[];
  readonly players: number;
  /** Optional rules that were on; what a settings file from before does not name was not. */
  readonly ultrared: boolean;
  readonly slipperyStops?: boolean;
  readonly freeActionsToSpare?: boolean;
}

export type Theme = (typeof themes)[number];

export interface StoredSettings {
  settings: Settings;
  /** Set when the settings file could not be read: it lies under this name now, and the defaults apply. */
  setAside?: string;
}

/** A file as the window may know it: where it lies is the host's affair. */
export interface SavedFile {
  /** What the window calls the document by from now on. */
  document: string;
  name: string;
  /** The folder as it is shown to users: `~/Missions`; the library has none. */
  folder?: string;
}

export interface OpenedFile extends SavedFile {
  text: string;
  /** Nobody may write there, so saving asks for another place. */
  readOnly?: true;
}

export type AskedFile = { ok: true; file: OpenedFile } | { ok: false; refused: RefusedFile };

/** A document that was opened or saved before. */
export interface Recent {
  recent: string;
  name: string;
  folder?: string;
  /** When it was last opened or saved, in milliseconds of Unix time. */
  at: number;
  /** A data URL of a small PNG or WebP. */
  picture?: string;
  /** The file is not where it was. */
  missing?: true;
}

/** Work that is in the window only. */
export interface Draft {
  /** The document's own word for it in the window, the same for as long as it is open. */
  key: string;
  /** The window that it is open in. */
  window: string;
  /** What it is called there. */
  name: string;
  /** The file that it was opened from or saved to, if any. */
  document?: string;
  text: string;
  /** What was done to it and can be undone, in the window's own words; a host may do without. */
  past?: string;
}

export interface KeptDraft {
  key: string;
  name: string;
  /** When it was kept, in milliseconds of Unix time. */
  at: number;
  /** Kept by the very window that asks. */
  own: boolean;
  /** The file it belongs to, if it still can be found, and whether somebody has changed it since. */
  file?: SavedFile & { changed: boolean };
}

export interface Version {
  version: string;
  /** When it was saved over, in milliseconds of Unix time. */
  at: number;
  bytes: number;
}

/** What a list says of a game. */
export interface GameShown {
  title: Text;
  /** The mission's id. */
  mission: string;
  round: number;
  /** Left out while it goes on. */
  outcome?: 'won' | 'lost';
}

export interface KeptGame extends GameShown {
  /** What the window has called it by. */
  game: string;
  /** When it was kept, in milliseconds of Unix time. */
  at: number;
  /** Another page has it in hand. */
  elsewhere?: true;
}

export interface ReadGame {
  text: string;
  /** Another page plays on with it: this one keeps what it makes of it under a key of its own. */
  elsewhere?: true;
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
  /** Why it cannot be done now. */
  why?: string;
} | null;
