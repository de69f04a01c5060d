import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Language, spokenLanguage } from '../../languages';
import type { About, Answer, Bridge, Habits, HostError, Settings, TourKept } from '../../main/contract';
import { defaultSettings } from '../../schemas';
import { type BackRoom, createBackRoom } from '../back-room/back-room';
import { localHelper } from '../back-room/threads';
import { createWaits, type Waits } from '../back-room/waits';
import { type Showing, shownAtFirst } from '../canvas/showing';
import type { Tab } from '../document/tab';
import { createTabs, type Tabs } from '../document/tabs';
import { createErrorsSought } from '../files/errors-sought';
import { createFiles, type Files } from '../files/files';
import type { Notice } from '../files/notice';
import { createReading } from '../files/reading';
import { noPage, type Page, type Surroundings } from '../files/surroundings';
import { createWriting } from '../files/writing';
import { tools } from '../tools/all-tools';
import { createEditor, type Editor } from '../tools/editor';
import { type ActiveFacts, followActive } from './active-facts';
import { type AsLeft, leftAtFirst } from './as-left';
import { type Campaigns, createCampaigns } from './campaigns';
import { createExport, type Export } from './exporting';
import { type Folding, opened, type Panel, toggled, unfolded } from './folding';
import { createGames, type Games } from './games';
import { takeUpGames } from './games-again';
import { createKeptGames, type KeptGames } from './kept-games';
import type { Target } from './leading';
import { createNotices } from './notices';

/** What the window knows beside its documents. */
export interface SessionState {
  about: About;
  settings: Settings;
  /** The language that is spoken: the chosen one, or the system's. */
  language: Language;
  /** The dialog that is open; there is never more than one. */
  dialog: DialogId | undefined;
  /** Where the handbook is open, or was last; whether somebody asked for just that. */
  handbook: { readonly at: string | undefined; readonly isAsked: boolean };
  /** What there is to know of the mission in sight; the start screen is there without one. */
  active: ActiveFacts | undefined;
  /** Nothing else may be done before the user has decided something, or has what they wait for. */
  isAsked: boolean;
  /** How many missions are open. */
  openTabs: number;
  /** A file was refused of which a part can be opened. */
  salvageIsOffered: boolean;
  showing: Showing;
  /** How somebody likes to play: part of the settings. */
  habits: Habits;
  /** How far somebody is on the tours that they have begun, the last of them first; also where that could not be kept. */
  tours: readonly TourKept[];
  /** The note of a guide that lies beside what it speaks of. */
  note: OpenNote | undefined;
  folding: Folding;
  asLeft: AsLeft;
  /** Where somebody is being led; nothing once they are there. */
  leadsTo: Target | undefined;
  /** Files are held over the window, and may be dropped. */
  filesAreOver: boolean;
  notice: Notice | undefined;
  /** Whether the program behind a local page is there, does not answer, or has been started anew. */
  hostIs: 'here' | 'silent' | 'replaced';
}

/** What a guide says just now. */
export interface OpenNote {
  readonly tour: string;
  readonly step: string;
  /** How often something had been done at the table when it came. */
  readonly since: number;
}

export type DialogId =
  | ('about' | 'boxes' | 'versions' | 'texts' | 'library' | 'set-up' | 'print' | 'find')
  | ('handbook' | 'keys' | 'tours');

export interface Session {
  readonly store: StoreApi<SessionState>;
  readonly host: Bridge;
  readonly backRoom: BackRoom;
  readonly waits: Waits;
  readonly page: Page;
  readonly tabs: Tabs;
  readonly files: Files;
  readonly games: Games;
  readonly keptGames: KeptGames;
  readonly campaigns: Campaigns;
  readonly exportGame: Export;
  /** Opens what this window had open before, and what it was started for. */
  readonly begin: (isAfterStumble?: () => boolean) => Promise<void>;
  /** The tools at an open mission. */
  readonly editorOf: (tab: Tab) => Editor;
  readonly changeSettings: (change: Partial<Settings>) => Promise<void>;
  readonly showDialog: (dialog: DialogId | undefined) => void;
  /** At an entry, or where it was read last. */
  readonly openHandbook: (at: string | undefined) => void;
  readonly toggleShowing: (what: keyof Showing) => void;
  readonly changeHabits: (change: Partial<Habits>) => void;
  readonly keepTours: (tours: readonly TourKept[]) => void;
  readonly togglePanel: (panel: Panel) => void;
  readonly leave: (change: Partial<AsLeft>) => void;
  /** Away from any dialog to a place beside the board, which opens itself. */
  readonly lead: (place: Target) => void;
  readonly arrive: () => void;
  /** The window has no room for both panels and the board. */
  readonly setNarrow: (isNarrow: boolean) => void;
  readonly showFilesOver: (over: boolean) => void;
  readonly notify: (notice: Notice) => void;
  readonly dismissNotice: () => void;
  /** Tells the user if a call to the host failed. */
  readonly report: (answer: Answer<unknown>) => void;
}

/** The page around the session, and what it goes by there. */
export interface Surrounding {
  readonly page: Page;
  readonly windowKey: string;
  readonly backRoom: BackRoom;
}

export async function createSession(
  host: Bridge,
  systemLocale = navigator.language,
  { page = noPage, windowKey = 'window', backRoom = createBackRoom(localHelper) }: Partial<Surrounding> = {},
): Promise<Session> {
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
    dialog: undefined,
    handbook: { at: undefined, isAsked: false },
    active: undefined,
    isAsked: false,
    openTabs: 0,
    salvageIsOffered: false,
    showing: shownAtFirst,
    habits: kept.habits,
    tours: kept.tours,
    note: undefined,
    folding: unfolded,
    asLeft: leftAtFirst,
    leadsTo: undefined,
    filesAreOver: false,
    notice: undefined,
    hostIs: 'here',
  }));

  const tabs = createTabs(newKey);
  const notices = createNotices(tabs, store);
  const waits = createWaits();
  const games = createGames({
    host,
    tabs,
    backRoom,
    waits,
    manner: {
      speed: () => store.getState().habits.speed,
      skipsTrivial: () => store.getState().habits.skipsTrivial,
    },
    dealsIn: () => store.getState().habits.dealsIn,
    newKey,
    now: () => performance.now(),
    journeyOf: (tab) => campaigns.journeyOf(tab),
    seated: (tab, key) => campaigns.began(tab, key),
    notKept: (tab, { code }) =>
      notices.notify({ key: 'games.not-kept', reason: { key: `error.${code}` }, tab: tab.key }),
    playedOn: notices.playedOn,
  });
  const editors = new WeakMap<Tab, Editor>();
  const editorOf = (tab: Tab): Editor => {
    const known = editors.get(tab);
    if (known) return known;
    const editor = createEditor(tab, {
      tools,
      snaps: () => store.getState().showing.snapping,
      language: () => store.getState().language,
    });
    editors.set(tab, editor);
    return editor;
  };
  tabs.store.subscribe((state) => {
    store.setState({ openTabs: state.tabs.length });
    if (state.tabs.length > 0) backRoom.begin();
  });
  followActive(tabs, editorOf, games.of, (active) => {
    if (!isSame(active, store.getState().active)) store.setState({ active });
  });

  const show = (settings: Settings) => {
    if (isSame(settings, store.getState().settings)) return;
    store.setState({ settings, language: language(settings), habits: settings.habits });
  };
  const report = (answer: Answer<unknown>) => {
    if (!answer.ok) notices.notify({ key: `error.${answer.error.code}` });
  };

  report(stored);
  if (stored.ok && stored.value.setAside !== undefined) {
    notices.notify({ key: 'settings.set-aside', parameters: { file: stored.value.setAside } });
  }
  host.listen((event) => {
    if (event.name === 'settings.changed') {
      kept = event.value;
      // An echo of an older choice must not undo the one that is under way.
      if (underWay === 0) show(kept);
    }
    if (event.name === 'host.gone') store.setState({ hostIs: event.value });
    if (event.name === 'kept.damaged') {
      notices.notify({ key: 'kept.damaged', parameters: { file: event.value } });
    }
    if (event.name === 'host.back') void hostIsBack();
  });

  const spoken = () => store.getState().language;
  const surroundings: Surroundings = {
    host,
    tabs,
    windowKey,
    page,
    shell: about.value.shell,
    language: spoken,
    read: createReading({ backRoom, waits, language: spoken }),
    write: createWriting({ backRoom, waits }),
    hasErrors: createErrorsSought(backRoom),
    notify: notices.notify,
    seenTo: notices.seenTo,
    openCampaign: (text, name) => campaigns.open(text, name),
  };
  const files = createFiles(surroundings);
  const exportGame = createExport({ ...surroundings, backRoom, waits });
  const keptGames = createKeptGames({
    ...surroundings,
    files,
    games,
    backRoom,
    waits,
    newKey,
    isPartOf: (tab, journey) => campaigns.isPartOf(tab, journey),
  });
  const campaigns: Campaigns = createCampaigns({
    ...surroundings,
    files,
    backRoom,
    waits,
    newKey,
    showSetUp: () => showDialog('set-up'),
    goOnWithGame: async (game) => {
      await keptGames.refresh();
      const kept = keptGames.store.getState().kept.find((one) => one.game === game);
      if (kept) await keptGames.goOn(kept);
      return kept !== undefined;
    },
  });
  const showDialog = (dialog: DialogId | undefined) => {
    store.setState({ dialog });
    if (dialog !== 'library' && files.store.getState().libraryIsOpen) files.closeLibrary();
  };
  files.store.subscribe(({ salvage, libraryIsOpen }, before) => {
    store.setState({ salvageIsOffered: salvage !== undefined });
    // Files ask for the library when the shell has no dialog of its own.
    if (libraryIsOpen && !before.libraryIsOpen) showDialog('library');
    else if (!libraryIsOpen && store.getState().dialog === 'library') showDialog(undefined);
  });
  tabs.store.subscribe(({ active }, before) => {
    if (active === before.active) return;
    // What a dialog was about may be out of sight now.
    if (store.getState().dialog !== undefined) showDialog(undefined);
    if (before.active) games.cameIntoSight(before.active, false);
    if (active) games.cameIntoSight(active, true);
  });
  const noteWhetherAsked = () => {
    const { asked } = files.questions.getState();
    store.setState({ isAsked: asked !== undefined || waits.store.getState().waits.length > 0 });
  };
  files.questions.subscribe(noteWhetherAsked);
  waits.store.subscribe(noteWhetherAsked);

  const hostIsBack = async () => {
    store.setState({ hostIs: 'here' });
    await files.comeBack();
    for (const tab of tabs.store.getState().tabs) games.of(tab).getState().keeper?.comeBack();
    const read = await host.call('settings.read');
    if (!read.ok) return;
    kept = read.value.settings;
    if (underWay === 0) show(kept);
  };

  const changeSettings: Session['changeSettings'] = async (change) => {
    // At once, because a theme that waits for the disk feels broken; the host's word comes after.
    show({ ...store.getState().settings, ...change });
    underWay += 1;
    const answer = await host.call('settings.change', change);
    underWay -= 1;
    if (answer.ok) kept = answer.value;
    if (underWay === 0) show(kept);
    report(answer);
  };

  return {
    store,
    host,
    backRoom,
    waits,
    page,
    tabs,
    files,
    games,
    keptGames,
    campaigns,
    exportGame,
    begin: async (isAfterStumble = () => false) => {
      await files.begin();
      await takeUpGames({ tabs, games, keptGames, memory: page.memory });
      await campaigns.begin();
      const [first] = tabs.store.getState().tabs;
      // What could not be opened is worth more words.
      if (store.getState().notice || !isAfterStumble()) return;
      const { active = first } = tabs.store.getState();
      notices.notify(active ? { key: 'crash.opened-again', tab: active.key } : { key: 'crash.began-anew' });
    },
    editorOf,
    report,
    changeSettings,
    showDialog,
    openHandbook: (at) => {
      store.setState(({ handbook }) => ({ handbook: { at: at ?? handbook.at, isAsked: at !== undefined } }));
      showDialog('handbook');
    },
    toggleShowing: (what) => {
      const { showing } = store.getState();
      store.setState({ showing: { ...showing, [what]: !showing[what] } });
    },
    changeHabits: (change) => void changeSettings({ habits: { ...store.getState().habits, ...change } }),
    keepTours: (tours) => {
      store.setState({ tours });
      void changeSettings({ tours });
    },
    togglePanel: (panel) =>
      store.setState(({ folding, active }) => ({
        folding: toggled(folding, panel, active),
      })),
    leave: (change) => store.setState(({ asLeft }) => ({ asLeft: { ...asLeft, ...change } })),
    lead: (place) => {
      showDialog(undefined);
      const panel = 'palette' in place ? 'palette' : 'properties';
      store.setState(({ folding }) => ({ folding: opened(folding, panel), leadsTo: place }));
    },
    arrive: () => store.setState({ leadsTo: undefined }),
    setNarrow: (isNarrow) => store.setState(({ folding }) => ({ folding: { ...folding, isNarrow } })),
    showFilesOver: (over) => {
      if (over !== store.getState().filesAreOver) store.setState({ filesAreOver: over });
    },
    notify: notices.notify,
    dismissNotice: notices.dismiss,
  };
}

/** Of plain data that is small; most changes of the stores are none for the menus. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function newKey(): string {
  return crypto.randomUUID();
}

/** The host did not even say what it is: the window cannot start. */
export class HostFailure extends Error {
  constructor(readonly error: HostError) {
    super(error.code);
  }
}
