import { languages, type SentenceKey } from '../../languages';
import type { ShellKind, Theme } from '../../main/contract';
import { closeDocument, openByDialog, openSalvage } from './opening';
import type { Session, SessionState } from './session';

/** One thing the user can do; menus, buttons and shortcuts all speak of the same object. */
export interface Action {
  id: string;
  name: SentenceKey;
  /** Written the way Electron writes it: `CmdOrCtrl+Q`. */
  shortcut?: string;
  /** Browsers keep this shortcut to themselves, so a local page does not promise it. */
  browsersKeepShortcut?: true;
  /** The shells that have it; all, where nothing is said. */
  shells?: readonly ShellKind[];
  /** Whether it can be done now; always, where nothing is said. */
  available?: (state: SessionState) => boolean;
  /** For an action that chooses one of several: whether this one is chosen. */
  chosen?: (state: SessionState) => boolean;
  /** A key that is held does it again and again. */
  repeats?: true;
  perform: (session: Session) => void;
}

const everyTheme: Record<Theme, true> = { light: true, dark: true, system: true };
export const themes = Object.keys(everyTheme) as readonly Theme[];

const themeActions = themes.map(
  (theme): Action => ({
    id: `theme.${theme}`,
    name: `action.theme.${theme}`,
    chosen: ({ settings }) => settings.theme === theme,
    perform: (session) => void session.changeSettings({ theme }),
  }),
);

const languageActions = ([...languages, 'system'] as const).map(
  (language): Action => ({
    id: `language.${language}`,
    name: `action.language.${language}`,
    chosen: ({ settings }) => settings.language === language,
    perform: (session) => void session.changeSettings({ language }),
  }),
);

const documentIsOpen = (state: SessionState) => state.documentIsOpen;

const documentActions: readonly Action[] = [
  {
    id: 'document.open',
    name: 'action.document.open',
    shortcut: 'CmdOrCtrl+O',
    perform: (session) => void openByDialog(session),
  },
  {
    id: 'document.salvage',
    name: 'action.document.salvage',
    available: ({ salvageIsOffered }) => salvageIsOffered,
    perform: openSalvage,
  },
  {
    id: 'document.close',
    name: 'action.document.close',
    shortcut: 'CmdOrCtrl+W',
    browsersKeepShortcut: true,
    available: documentIsOpen,
    perform: closeDocument,
  },
];

const ZOOM_STEP = 1.25;

const viewActions: readonly Action[] = [
  {
    id: 'view.zoomIn',
    name: 'action.view.zoomIn',
    shortcut: 'Plus',
    available: documentIsOpen,
    repeats: true,
    perform: ({ view }) => view.zoomBy(ZOOM_STEP),
  },
  {
    id: 'view.zoomOut',
    name: 'action.view.zoomOut',
    shortcut: '-',
    available: documentIsOpen,
    repeats: true,
    perform: ({ view }) => view.zoomBy(1 / ZOOM_STEP),
  },
  {
    id: 'view.fit',
    name: 'action.view.fit',
    shortcut: 'CmdOrCtrl+0',
    available: documentIsOpen,
    perform: ({ view }) => view.fit(),
  },
  {
    id: 'view.zones',
    name: 'action.view.zones',
    shortcut: 'Z',
    available: documentIsOpen,
    chosen: ({ zonesAreShown }) => zonesAreShown,
    perform: (session) => session.showZones(!session.store.getState().zonesAreShown),
  },
];

export const actions: readonly Action[] = [
  ...documentActions,
  ...viewActions,
  ...themeActions,
  ...languageActions,
  {
    id: 'screen.toggleFull',
    name: 'action.screen.toggleFull',
    shortcut: 'F11',
    shells: ['electron'],
    perform: ({ host, report }) => void host.call('screen.toggleFull').then(report),
  },
  {
    id: 'app.quit',
    name: 'action.app.quit',
    shortcut: 'CmdOrCtrl+Q',
    shells: ['electron'],
    perform: ({ host, report }) => void host.call('app.quit').then(report),
  },
  {
    id: 'about.show',
    name: 'action.about.show',
    shortcut: 'F1',
    perform: (session) => session.showAbout(true),
  },
];

/** The actions that exist in this shell. */
export function actionsOf(shell: ShellKind): readonly Action[] {
  return actions.filter(({ shells }) => shells?.includes(shell) ?? true);
}

export function isAvailable({ available }: Action, state: SessionState): boolean {
  return available?.(state) ?? true;
}

export function shortcutIn({ shortcut, browsersKeepShortcut }: Action, shell: ShellKind): string | undefined {
  return shell === 'web' && browsersKeepShortcut ? undefined : shortcut;
}

export function performAction(session: Session, id: string): void {
  const state = session.store.getState();
  const action = actionsOf(state.about.shell).find((candidate) => candidate.id === id);
  if (action && isAvailable(action, state)) action.perform(session);
}
