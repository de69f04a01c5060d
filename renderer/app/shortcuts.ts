import { type Action, actionsOf, isAvailable } from './actions';
import type { Session } from './session';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Hears every key of the window and performs the action it belongs to. */
export function listenToKeys(session: Session, target: Window, mac: boolean): () => void {
  const actions = actionsOf(session.store.getState().about.shell);
  const hear = (event: KeyboardEvent) => {
    const action = actions.find(
      ({ shortcut }) => shortcut !== undefined && fitsShortcut(shortcut, event, mac),
    );
    if (!action || (isTyped(event) && isTakenElsewhere(event.target))) return;
    if (!isAvailable(action, session.store.getState())) return;
    event.preventDefault();
    // A key that is held would do and undo the same thing many times a second.
    if (!event.repeat || action.repeats) action.perform(session);
  };
  target.addEventListener('keydown', hear);
  return () => target.removeEventListener('keydown', hear);
}

/** A key that writes something where one can write. */
function isTyped({ key, ctrlKey, metaKey }: KeyPress): boolean {
  return key.length === 1 && !ctrlKey && !metaKey;
}

/** Fields are written in, and menus and dialogs find their items by letters. */
function isTakenElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [role=menu], [role=dialog]') !== null;
}

export function fitsShortcut(shortcut: string, press: KeyPress, mac: boolean): boolean {
  const parts = shortcut.split('+');
  const key = parts.at(-1)?.toLowerCase() ?? '';
  const command = parts.includes('CmdOrCtrl');
  // Whether signs and figures need Shift depends on the keyboard.
  const shiftMatters = key.length > 1 ? key !== 'plus' : /\p{L}/u.test(key);
  return (
    (keys[key] ?? [key]).includes(press.key.toLowerCase()) &&
    press.ctrlKey === (command && !mac) &&
    press.metaKey === (command && mac) &&
    (!shiftMatters || press.shiftKey === parts.includes('Shift')) &&
    press.altKey === parts.includes('Alt')
  );
}

/** Electron's names for keys that have none of their own; + shares its key with = on many keyboards. */
const keys: Readonly<Record<string, readonly string[]>> = { plus: ['+', '='] };

/** A shortcut as it is written on the keys. */
export function shortcutLabel({ shortcut }: Pick<Action, 'shortcut'>, mac: boolean): string | undefined {
  const written = shortcut?.replace(/Plus$/, '+').replace(/-$/, '−');
  return mac ? written?.replace('CmdOrCtrl+', '⌘') : written?.replace('CmdOrCtrl', 'Ctrl');
}
