import { type Action, actionsOf } from './actions';
import type { Session } from './session';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Hears every key of the window and performs the action it belongs to. */
export function listenToKeys(session: Session, target: Window, mac: boolean): () => void {
  const actions = actionsOf(session.store.getState().about.shell);
  const hear = (event: KeyboardEvent) => {
    const action = actions.find(
      ({ shortcut }) => shortcut !== undefined && fitsShortcut(shortcut, event, mac),
    );
    if (!action) return;
    event.preventDefault();
    // A key that is held would do and undo the same thing many times a second.
    if (!event.repeat) action.perform(session);
  };
  target.addEventListener('keydown', hear);
  return () => target.removeEventListener('keydown', hear);
}

export function fitsShortcut(shortcut: string, press: KeyPress, mac: boolean): boolean {
  const parts = shortcut.split('+');
  const command = parts.includes('CmdOrCtrl');
  return (
    parts.at(-1)?.toLowerCase() === press.key.toLowerCase() &&
    press.ctrlKey === (command && !mac) &&
    press.metaKey === (command && mac) &&
    press.shiftKey === parts.includes('Shift') &&
    press.altKey === parts.includes('Alt')
  );
}

/** A shortcut as it is written on the keys. */
export function shortcutLabel({ shortcut }: Pick<Action, 'shortcut'>, mac: boolean): string | undefined {
  return mac ? shortcut?.replace('CmdOrCtrl+', '⌘') : shortcut?.replace('CmdOrCtrl', 'Ctrl');
}
