import type { Language, SentenceKey } from '../../languages';
import type { ShellKind, Theme } from '../../main/contract';
import type { Session, SessionState } from '../session/session';
import { closeDocument, openByDialog, openSalvage } from './opening';

/** One thing the user can do; menus, buttons and shortcuts all speak of the same object. */
export interface Action extends Doing {
  id: ActionId;
}

interface Doing {
  name: SentenceKey;
  /** Written the way Electron writes it: `CmdOrCtrl+Q`. */
  shortcut?: string;
  /** Browsers keep this shortcut to themselves, so a local page does not promise it. */
  browsersKeepShortcut?: true;
  /** With Shift held, the shortcut does more of it. */
  shiftGoesFurther?: true;
  /** The shells that have it; all, where nothing is said. */
  shells?: readonly ShellKind[];
  /** Whether it can be done now; always, where nothing is said. */
  available?: (state: SessionState) => boolean;
  /** For an action that chooses one of several: whether this one is chosen. */
  chosen?: (state: SessionState) => boolean;
  /** A key that is held does it again and again. */
  repeats?: true;
  perform: (session: Session, further?: boolean) => void;
}

const documentIsOpen = (state: SessionState) => state.documentIsOpen;

const ZOOM_STEP = 1.25;
/** Pixels. */
const STEP = 60;
const LONG_STEP = 300;

function zoom(name: SentenceKey, shortcut: string, factor: number): Doing {
  return {
    name,
    shortcut,
    available: documentIsOpen,
    repeats: true,
    perform: ({ view }) => view.zoomBy(factor),
  };
}

/** The board goes the other way than the eye. */
function pan(name: SentenceKey, shortcut: string, [dx, dy]: readonly [number, number]): Doing {
  return {
    name,
    shortcut,
    shiftGoesFurther: true,
    available: documentIsOpen,
    repeats: true,
    perform: ({ view }, further = false) => {
      const step = further ? LONG_STEP : STEP;
      view.panBy([-dx * step, -dy * step]);
    },
  };
}

function chooseTheme(theme: Theme): Doing {
  return {
    name: `action.theme.${theme}`,
    chosen: ({ settings }) => settings.theme === theme,
    perform: (session) => void session.changeSettings({ theme }),
  };
}

function chooseLanguage(language: Language | 'system'): Doing {
  return {
    name: `action.language.${language}`,
    chosen: ({ settings }) => settings.language === language,
    perform: (session) => void session.changeSettings({ language }),
  };
}

/** Everything that can be chosen is an action: a new theme or language is missed here by the compiler. */
type Choices = Record<`theme.${Theme}` | `language.${Language | 'system'}`, Doing>;

const table = {
  'document.open': {
    name: 'action.document.open',
    shortcut: 'CmdOrCtrl+O',
    perform: (session) => void openByDialog(session),
  },
  'document.salvage': {
    name: 'action.document.salvage',
    available: ({ salvageIsOffered }) => salvageIsOffered,
    perform: openSalvage,
  },
  'document.close': {
    name: 'action.document.close',
    shortcut: 'CmdOrCtrl+W',
    browsersKeepShortcut: true,
    available: documentIsOpen,
    perform: closeDocument,
  },
  'view.zoomIn': zoom('action.view.zoomIn', 'Plus', ZOOM_STEP),
  'view.zoomOut': zoom('action.view.zoomOut', '-', 1 / ZOOM_STEP),
  'view.fit': {
    name: 'action.view.fit',
    shortcut: 'CmdOrCtrl+0',
    available: documentIsOpen,
    perform: ({ view }) => view.fit(),
  },
  'view.zones': {
    name: 'action.view.zones',
    shortcut: 'Z',
    available: documentIsOpen,
    chosen: ({ zonesAreShown }) => zonesAreShown,
    perform: (session) => session.showZones(!session.store.getState().zonesAreShown),
  },
  'view.letGo': {
    name: 'action.view.letGo',
    shortcut: 'Escape',
    available: ({ zoneIsPinned }) => zoneIsPinned,
    perform: ({ view }) => view.pin(undefined),
  },
  'pan.left': pan('action.pan.left', 'Left', [-1, 0]),
  'pan.right': pan('action.pan.right', 'Right', [1, 0]),
  'pan.up': pan('action.pan.up', 'Up', [0, -1]),
  'pan.down': pan('action.pan.down', 'Down', [0, 1]),
  'theme.light': chooseTheme('light'),
  'theme.dark': chooseTheme('dark'),
  'theme.system': chooseTheme('system'),
  'language.en': chooseLanguage('en'),
  'language.fr': chooseLanguage('fr'),
  'language.system': chooseLanguage('system'),
  'screen.toggleFull': {
    name: 'action.screen.toggleFull',
    shortcut: 'F11',
    shells: ['electron'],
    perform: ({ host, report }) => void host.call('screen.toggleFull').then(report),
  },
  'app.quit': {
    name: 'action.app.quit',
    shortcut: 'CmdOrCtrl+Q',
    shells: ['electron'],
    perform: ({ host, report }) => void host.call('app.quit').then(report),
  },
  'about.show': {
    name: 'action.about.show',
    shortcut: 'F1',
    perform: (session) => session.showAbout(true),
  },
} satisfies Record<string, Doing> & Choices;

export type ActionId = keyof typeof table;

export const actions: readonly Action[] = Object.keys(table).filter(isActionId).map(actionNamed);

export function actionNamed(id: ActionId): Action {
  const doing: Doing = table[id];
  return { id, ...doing };
}

function isActionId(word: string): word is ActionId {
  return Object.hasOwn(table, word);
}

/** The actions that exist in this shell. */
export function actionsOf(shell: ShellKind): readonly Action[] {
  return actions.filter((action) => existsIn(action, shell));
}

function existsIn({ shells }: Action, shell: ShellKind): boolean {
  return shells?.includes(shell) ?? true;
}

export function isAvailable({ available }: Action, state: SessionState): boolean {
  return available?.(state) ?? true;
}

export function shortcutIn({ shortcut, browsersKeepShortcut }: Action, shell: ShellKind): string | undefined {
  return shell === 'web' && browsersKeepShortcut ? undefined : shortcut;
}

export function performAction(session: Session, id: ActionId): void {
  const [action, state] = [actionNamed(id), session.store.getState()];
  if (existsIn(action, state.about.shell) && isAvailable(action, state)) action.perform(session);
}

/** What was chosen in a menu or in a group of buttons comes back as a word; one that names no action does nothing. */
export function performChosen(session: Session, word: string): void {
  if (isActionId(word)) performAction(session, word);
}
