import type { ExportKind } from '../../schemas';
import type {
  About,
  AskedFile,
  Draft,
  GameShown,
  JourneyShown,
  KeptDraft,
  KeptGame,
  KeptJourney,
  Menu,
  OpenedFile,
  ReadFile,
  ReadKept,
  Recent,
  SavedFile,
  Settings,
  StoredSettings,
  Version,
} from '../contract/values';

/** What arguments can be. The host checks each by the name it has here (`forms.ts`). */
export interface Forms {
  /** What a document, a draft, a game, a version or a window is called by. */
  id: string;
  /** What somebody has called a file. */
  name: string;
  /** What a file holds. */
  text: string;
  /** What a file holds that is no text, in Base64: only JSON crosses. */
  bytes: string;
  flag: boolean;
  /** A data URL of a small picture. */
  picture: string;
  settings: Partial<Settings>;
  draft: Draft;
  game: GameShown;
  journey: JourneyShown;
  kind: ExportKind;
  menus: Menu[];
}

export type Form = keyof Forms;

/** What the window may ask of the host, each declared once: its name, what it is given, and what it answers. */
export const calls = {
  'about.read': given().answers<About>(),
  'settings.read': given().answers<StoredSettings>(),
  'settings.change': given('settings').answers<Settings>(),
  /** Lets the user choose a file and reads it; `null` when they chose none. */
  'document.open': given().answers<ReadFile | null>(),
  /** Reads the file of a recent document, or of the library. */
  'document.openRecent': given('id').answers<ReadFile>(),
  /**
   * Files that whoever started the app asked for, and that no window has taken yet. What is too much for one answer
   * is asked for again, with a `document.asked`.
   */
  'document.takeAsked': given().answers<AskedFile[]>(),
  /**
   * Reads the file of an open document anew, as another document: a window that does not take the text keeps the one it has,
   * which is saved over nothing else than before.
   */
  'document.reload': given('id').answers<OpenedFile>(),
  /** Writes over the file that was read or written last; over another one only when the flag is up. */
  'document.save': given('id', 'text', 'flag').answers<SavedFile>(),
  /**
   * Writes to a file that the user chooses, or, where the shell has no dialog for that, into the library under the
   * name given, unless it is taken and the flag is down. `null` when they chose none.
   */
  'document.saveAs': given('name', 'text', 'flag').answers<SavedFile | null>(),
  /** Takes a document in hand again, after the host has taken the page for gone. */
  'document.resume': given('id').answers<null>(),
  /** The window no longer shows the document: its file is watched no more. */
  'document.close': given('id').answers<null>(),
  /** A small picture of a document, for the list of recent ones. */
  'document.picture': given('id', 'picture').answers<null>(),
  'recents.list': given().answers<Recent[]>(),
  /** Takes a file out of the list, unless it is in the library of a local page, which has no other way to it. */
  'recents.forget': given('id').answers<null>(),
  /** Keeps work that is not saved, over what was kept under the same key. */
  'draft.keep': given('draft').answers<null>(),
  'draft.drop': given('id').answers<null>(),
  /** What this window kept before it was loaded anew, and what windows left behind that are no more. */
  'drafts.list': given('id').answers<KeptDraft[]>(),
  'draft.read': given('id').answers<Pick<Draft, 'text' | 'past' | 'ownText'>>(),
  /** What a file was before it was last saved over, newest first. */
  'versions.list': given('id').answers<Version[]>(),
  /** Of a document, one of its versions. */
  'versions.read': given('id', 'id').answers<{ text: string }>(),
  /** Games at the table that can be played on, newest first. */
  'games.list': given().answers<KeptGame[]>(),
  /**
   * Keeps a game, over what was kept under the same key; the text is a `boothill/game@1`. Only the newest games are
   * kept: an old one may have to go.
   */
  'game.keep': given('id', 'text', 'game').answers<null>(),
  'game.read': given('id').answers<ReadKept>(),
  'game.forget': given('id').answers<null>(),
  /** Campaigns that are being played, newest first. */
  'campaigns.list': given().answers<KeptJourney[]>(),
  /** Keeps one, over what was kept under the same key; the text is a `boothill/journey@1`. Only the newest are kept. */
  'campaign.keep': given('id', 'text', 'journey').answers<null>(),
  'campaign.read': given('id').answers<ReadKept>(),
  'campaign.forget': given('id').answers<null>(),
  /**
   * Writes what is made of a game or a mission to a file that the user chooses, and says what that is called; `null` when they
   * chose none. Where the shell has no dialog for that (`not-here`), the page hands the text to the browser.
   */
  'file.export': given('name', 'text', 'kind').answers<string | null>(),
  /** The same for what is no text, such as a PDF. */
  'file.exportBytes': given('name', 'bytes', 'kind').answers<string | null>(),
  'menu.show': given('menus').answers<null>(),
  'screen.toggleFull': given().answers<null>(),
  /** Said by the page once there is something to see, so that no empty window is shown. */
  'screen.drawn': given().answers<null>(),
  'app.quit': given().answers<null>(),
  /** Said by the page when all of its work is kept. */
  'app.close': given().answers<null>(),
  /** Said by the page when work could not be kept and it asks its user: the window waits for `app.close`. */
  'app.stay': given().answers<null>(),
};

interface Call<Given extends readonly Form[], Value> {
  readonly forms: Given;
  /** This and the next are known to the compiler alone. */
  readonly arguments: { -readonly [Place in keyof Given]: Forms[Given[Place]] };
  readonly value: Value;
}

function given<const Given extends readonly Form[]>(...forms: Given) {
  return { answers: <Value>() => ({ forms }) as Call<Given, Value> };
}

type Calls = typeof calls;
export type CallName = keyof Calls;
export type Arguments<Name extends CallName> = Calls[Name]['arguments'];
export type Value<Name extends CallName> = Calls[Name]['value'];

export const callNames = Object.keys(calls) as readonly CallName[];

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}
