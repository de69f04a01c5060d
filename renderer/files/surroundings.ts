import type { Language } from '../../languages';
import type { Bridge, ShellKind } from '../../main/contract';
import type { FontBytes } from '../../printing/fonts';
import type { Mission } from '../../schemas';
import type { Tab } from '../document/tab';
import type { Tabs } from '../document/tabs';
import type { ErrorsSought } from './errors-sought';
import type { Notice } from './notice';
import type { MissionReader } from './reading';
import type { MissionWriter } from './writing';

/** What opening and saving need of the window around them. */
export interface Surroundings {
  readonly host: Bridge;
  readonly tabs: Tabs;
  /** The window's own word for itself, the same when it is loaded anew. */
  readonly windowKey: string;
  readonly shell: ShellKind;
  readonly language: () => Language;
  readonly read: MissionReader;
  readonly write: MissionWriter;
  readonly hasErrors: ErrorsSought;
  readonly notify: (notice: Notice) => void;
  /** What was told of this mission has been seen to; without one, what was told of none in particular. */
  readonly seenTo: (tab?: Tab) => void;
  /** The text of a file that turned out to be a campaign. */
  readonly openCampaign: (text: string, name: string) => Promise<void>;
  readonly page: Page;
}

/** The missions that were open, the games that lay on them, and the campaign in sight. */
export type Remembered = 'open' | 'games' | 'campaign';

/** What only a page can do. */
export interface Page {
  /** What the window is lettered in, for files that are lettered like it. */
  readonly fonts: () => Promise<FontBytes>;
  /** The browser's own dialog; it opens only soon after a key or a click. */
  readonly chooseFiles: () => Promise<readonly File[]>;
  readonly download: (name: string, content: string | Uint8Array<ArrayBuffer>) => void;
  /** All that is not kept is gone by it. */
  readonly loadAnew: () => void;
  /** A small picture of the board as a data address; nothing where it cannot be painted. */
  readonly picture: (mission: Mission, language: Language) => Promise<string | undefined>;
  /** What the window wrote down here is there still when it is loaded anew. */
  readonly memory: {
    readonly read: (what: Remembered) => string | null;
    readonly write: (what: Remembered, text: string) => void;
  };
}

const nothing = new Uint8Array();

/** Where there is nothing to be seen, as in a test of something else. */
export const noPage: Page = {
  fonts: () => Promise.resolve({ title: nothing, text: nothing, textBold: nothing }),
  chooseFiles: () => Promise.resolve([]),
  download: () => undefined,
  loadAnew: () => undefined,
  picture: () => Promise.resolve(undefined),
  memory: { read: () => null, write: () => undefined },
};
