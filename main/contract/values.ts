import type { themes } from '../../drawing/palette';
import type { Language } from '../../languages';
import type { Problem, Text } from '../../schemas';
import type { CarriedFile } from '../../sharing/carriers';

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
  /** How missions were printed last, the last of them first. */
  printed: readonly PrintedLast[];
  /** How far somebody is on the tours that they have begun, the last of them first. */
  tours: readonly TourKept[];
}

/** How far somebody is on a tour: names of tours and their steps, as the window has them. */
export interface TourKept {
  readonly tour: string;
  /** The id of the mission that it goes on with. */
  readonly mission: string;
  /** What the window called the mission by when it was open last, and where its file lay. */
  readonly tab: string;
  readonly file?: Pick<SavedFile, 'name' | 'folder'>;
  /** The number of the step that comes next. */
  readonly at: number;
  /** The steps that were done once, for good. */
  readonly noticed: readonly string[];
  /** Nobody has left it. */
  readonly isShown: boolean;
}

/** What of a mission was printed last, and how: names of products and values of their options, as the window has them. */
export interface PrintedLast {
  /** The mission's id. */
  readonly mission: string;
  readonly product: string;
  /** By the names of products. */
  readonly options: Readonly<Record<string, Readonly<Record<string, boolean | number | string>>>>;
}

/** How somebody likes to play, whatever they play. */
export interface Habits {
  /** How fast what the zombies do goes by; `at-once` shows only what came of it. */
  readonly speed: 'slow' | 'normal' | 'fast' | 'at-once';
  /** A board of which only a part is in sight goes along with what happens. */
  readonly follows: boolean;
  /** What makes no difference is decided by itself. */
  readonly skipsTrivial: boolean;
  /** Starting weapons, and whatever else is settled before the first turn, are dealt by the draw. */
  readonly dealsIn: boolean;
  /** The log keeps to itself what was drawn since, when something is taken back; if nothing is said, from players, not from authors. */
  readonly hidesUndone?: boolean;
  /** Who played last. */
  readonly posse?: Posse;
}

export interface Posse {
  /** Luck chooses who plays. */
  readonly isDrawn: boolean;
  readonly count: number;
  /** Who plays, where luck does not choose, in this order. */
  readonly people: readonly string[];
  readonly players: number;
  /** What was settled beside, by the names of a game's options. */
  readonly options: Readonly<Record<string, boolean | number | string>>;
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

/** A file of another sort that has missions in it, such as a picture: they have no file of their own. */
export interface CarrierFile extends Omit<SavedFile, 'document'> {
  carried: readonly CarriedFile[];
}

/** What comes of a file that somebody wants to open. */
export type ReadFile = OpenedFile | CarrierFile;

export type AskedFile = { ok: true; file: ReadFile } | { ok: false; refused: RefusedFile };

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
  /** What is written in the text of its file and not applied, in the window's own words; a host may do without. */
  ownText?: string;
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

/** What a list says of a campaign that is being played. */
export interface JourneyShown {
  title: Text;
  /** The campaign's id. */
  campaign: string;
  /** What the mission is called that comes next; left out once it is over. */
  mission?: Text;
  /** Which mission that is, of how many. */
  number: number;
  missions: number;
}

export interface KeptJourney extends JourneyShown {
  /** What the window has called it by. */
  journey: string;
  /** When it was kept, in milliseconds of Unix time. */
  at: number;
  /** Another page has it in hand. */
  elsewhere?: true;
}

export interface ReadKept {
  text: string;
  /** Another page goes on with it: this one keeps what it makes of it under a key of its own. */
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
