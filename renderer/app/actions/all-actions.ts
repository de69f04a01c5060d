import { type KeyedSentence, type Language, sentence } from '../../../languages';
import type { ShellKind } from '../../../main/contract';
import type { DialogId, Session, SessionState } from '../../session/session';
import { appActions } from './app-actions';
import { choiceActions } from './choice-actions';
import type { Doing } from './doing';
import { editActions } from './edit-actions';
import { fileActions } from './file-actions';
import { playActions } from './play-actions';
import { toolActions } from './tool-actions';
import { tourActions } from './tour-actions';
import { variantActions } from './variant-actions';
import { viewActions } from './view-actions';

const table = {
  ...fileActions,
  ...editActions,
  ...toolActions,
  ...viewActions,
  ...variantActions,
  ...playActions,
  ...choiceActions,
  ...tourActions,
  ...appActions,
} satisfies Record<string, Doing>;

export type ActionId = keyof typeof table;

export interface AppAction extends Doing {
  id: ActionId;
}

export const actions: readonly AppAction[] = Object.keys(table).filter(isActionId).map(actionNamed);

export function actionNamed(id: ActionId): AppAction {
  const doing: Doing = table[id];
  return { id, ...doing };
}

function isActionId(word: string): word is ActionId {
  return Object.hasOwn(table, word);
}

/** The actions that exist in this shell. */
export function actionsOf(shell: ShellKind): readonly AppAction[] {
  return actions.filter((action) => existsIn(action, shell));
}

function existsIn({ shells }: AppAction, shell: ShellKind): boolean {
  return shells?.includes(shell) ?? true;
}

/** Behind a dialog nothing is done, least of all by keys that are meant for the dialog. */
export function isAvailable({ available, worksInDialogs }: AppAction, state: SessionState): boolean {
  if (state.isAsked || (state.dialog !== undefined && !worksIn(state.dialog, worksInDialogs))) return false;
  return available?.(state) ?? true;
}

function worksIn(dialog: DialogId, which: AppAction['worksInDialogs']): boolean {
  return which === true || (which?.includes(dialog) ?? false);
}

/** Its name as it reads now: some say what they are about, as in `Undo: Turn a tile`. */
export function actionName({ name, about }: AppAction, state: SessionState): string {
  const [plain, subject] = [sentence(state.language, name), about?.(state)];
  return subject ? named(state.language, plain, subject) : plain;
}

function named(language: Language, name: string, { key, parameters }: KeyedSentence): string {
  return sentence(language, 'action.about', { name, subject: sentence(language, key, parameters) });
}

export function shortcutsOf({ shortcut }: AppAction): readonly string[] {
  return shortcut === undefined ? [] : typeof shortcut === 'string' ? [shortcut] : shortcut;
}

/** The shortcut that is shown beside its name. */
export function shortcutIn(action: AppAction, shell: ShellKind): string | undefined {
  return shell === 'web' && action.browsersKeepShortcut ? undefined : shortcutsOf(action)[0];
}

export function performAction(session: Session, id: ActionId): void {
  const [action, state] = [actionNamed(id), session.store.getState()];
  if (existsIn(action, state.about.shell) && isAvailable(action, state)) action.perform(session);
}

/** What was chosen in a menu or in a group of buttons comes back as a word; one that names no action does nothing. */
export function performChosen(session: Session, word: string): void {
  if (isActionId(word)) performAction(session, word);
}
