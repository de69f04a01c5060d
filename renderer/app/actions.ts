import { languages, type SentenceKey } from '../../languages';
import type { ShellKind, Theme } from '../../main/contract';
import type { Session, SessionState } from './session';

/** One thing the user can do; menus, buttons and shortcuts all speak of the same object. */
export interface Action {
  id: string;
  name: SentenceKey;
  /** Written the way Electron writes it: `CmdOrCtrl+Q`. */
  shortcut?: string;
  /** The shells that have it; all, where nothing is said. */
  shells?: readonly ShellKind[];
  /** For an action that chooses one of several: whether this one is chosen. */
  chosen?: (state: SessionState) => boolean;
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

export const actions: readonly Action[] = [
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

export function performAction(session: Session, id: string): void {
  const { about } = session.store.getState();
  actionsOf(about.shell)
    .find((action) => action.id === id)
    ?.perform(session);
}
