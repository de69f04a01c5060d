import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Language, type SentenceKey, spokenLanguage } from '../../languages';
import type { About, Answer, Bridge, HostError, Settings } from '../../main/contract';
import { createDocument, type DocumentState, type DocumentStore } from '../document/document';
import { createView, type View } from '../document/view';

/** What the window knows beside its documents. */
export interface SessionState {
  about: About;
  settings: Settings;
  /** The language that is spoken: the chosen one, or the system's. */
  language: Language;
  aboutIsOpen: boolean;
  /** Whether there is a mission to look at; the start screen is there otherwise. */
  documentIsOpen: boolean;
  /** A file was refused of which a part can be opened. */
  salvageIsOffered: boolean;
  /** Every zone is outlined and named. */
  zonesAreShown: boolean;
  zoneIsPinned: boolean;
  /** Files are held over the window, and may be dropped. */
  filesAreOver: boolean;
  notice: Notice | undefined;
}

/** One sentence about something that went wrong, until it is dismissed. */
export interface Notice {
  key: SentenceKey;
  parameters?: Record<string, string>;
  /** Fills `{reason}`: a sentence of its own, so that it changes its language with the rest. */
  reason?: { key: SentenceKey; parameters: Record<string, string | number> };
  /** How many more reasons there are. */
  more?: number;
  /** What can be done about it. */
  action?: 'document.salvage';
}

export interface Session {
  readonly store: StoreApi<SessionState>;
  readonly host: Bridge;
  readonly document: DocumentStore;
  readonly view: View;
  readonly changeSettings: (change: Partial<Settings>) => Promise<void>;
  readonly showAbout: (open: boolean) => void;
  readonly showZones: (shown: boolean) => void;
  readonly showFilesOver: (over: boolean) => void;
  readonly notify: (notice: Notice) => void;
  readonly dismissNotice: () => void;
  /** Tells the user if a call to the host failed. */
  readonly report: (answer: Answer<unknown>) => void;
}

export async function createSession(host: Bridge, systemLocale = navigator.language): Promise<Session> {
  const [about, stored] = await Promise.all([host.call('about.read'), host.call('settings.read')]);
  if (!about.ok) throw new HostFailure(about.error);
  let underWay = 0;
  // What the host has on disk; a change that fails goes back to it.
  let kept: Settings = stored.ok ? stored.value.settings : defaultSettings;
  const language = (settings: Settings) => spokenLanguage(settings.language, systemLocale);
  const store = createStore<SessionState>(() => ({
    about: about.value,
    settings: kept,
    language: language(kept),
    aboutIsOpen: false,
    documentIsOpen: false,
    salvageIsOffered: false,
    zonesAreShown: false,
    zoneIsPinned: false,
    filesAreOver: false,
    notice: undefined,
  }));
  const [document, view] = [createDocument(), createView()];
  document.store.subscribe((state, before) => {
    if (state.open !== before.open) view.forgetZones();
    store.setState(followed(state));
  });
  view.store.subscribe(({ pinned }) => {
    const zoneIsPinned = pinned !== undefined;
    if (zoneIsPinned !== store.getState().zoneIsPinned) store.setState({ zoneIsPinned });
  });

  const show = (settings: Settings) => {
    const { settings: shown } = store.getState();
    if (isSame(settings, shown)) return;
    store.setState({ settings, language: language(settings) });
  };
  const report = (answer: Answer<unknown>) => {
    if (!answer.ok) store.setState({ notice: { key: `error.${answer.error.code}` } });
  };

  report(stored);
  if (stored.ok && stored.value.setAside !== undefined) {
    store.setState({ notice: { key: 'settings.set-aside', parameters: { file: stored.value.setAside } } });
  }
  host.listen((event) => {
    if (event.name === 'settings.changed') {
      kept = event.value;
      // An echo of an older choice must not undo the one that is under way.
      if (underWay === 0) show(kept);
    }
    if (event.name === 'host.gone') store.setState({ notice: { key: 'error.host-gone' } });
  });

  return {
    store,
    host,
    document,
    view,
    report,
    changeSettings: async (change) => {
      // At once, because a theme that waits for the disk feels broken; the host's word comes after.
      show({ ...store.getState().settings, ...change });
      underWay += 1;
      const answer = await host.call('settings.change', change);
      underWay -= 1;
      if (answer.ok) kept = answer.value;
      if (underWay === 0) show(kept);
      report(answer);
    },
    showAbout: (open) => store.setState({ aboutIsOpen: open }),
    showZones: (shown) => store.setState({ zonesAreShown: shown }),
    showFilesOver: (over) => {
      if (over !== store.getState().filesAreOver) store.setState({ filesAreOver: over });
    },
    notify: (notice) => store.setState({ notice }),
    dismissNotice: () => store.setState({ notice: undefined }),
  };
}

const defaultSettings: Settings = { language: 'system', theme: 'system', boxes: { 'undead-or-alive': 1 } };

function isSame(one: Settings, other: Settings): boolean {
  const parts = ({ language, theme, boxes }: Settings) => JSON.stringify([language, theme, boxes]);
  return parts(one) === parts(other);
}

/** What menus and shortcuts must know of the document. */
function followed({ open, failed }: DocumentState): Partial<SessionState> {
  return { documentIsOpen: open !== undefined, salvageIsOffered: failed?.salvage !== undefined };
}

/** The host did not even say what it is: the window cannot start. */
export class HostFailure extends Error {
  constructor(readonly error: HostError) {
    super(error.code);
  }
}
