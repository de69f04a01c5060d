import type { Say, SentenceKey } from '../../languages';
import type { Session } from '../session/session';
import { type AppAction, actionsOf, isAvailable, shortcutsOf } from './actions/all-actions';
import { isWrittenIn } from './focus';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Hears every key of the window and performs the action it belongs to. */
export function listenToKeys(session: Session, target: Window, mac: boolean): () => void {
  const actions = actionsOf(session.store.getState().about.shell);
  const hear = (event: KeyboardEvent) => {
    // A menu, a dialog or a list has used it: Escape closed something, an arrow went to the next item.
    if (event.defaultPrevented || isLeftToFocus(event)) return;
    const asked = actions.filter((candidate) => isAskedFor(candidate, event, mac));
    // One key may mean several things, of which one can be done: arrows move what is selected, or else the board.
    const state = session.store.getState();
    const action = asked.find((candidate) => isAvailable(candidate, state));
    if (asked.some(({ isClipboardKey }) => isClipboardKey)) return;
    if (!action) {
      // Behind a dialog nothing is done; but nor shall the browser do what it means by the key, as saving the page.
      const isBehind = state.isAsked || state.dialog !== undefined;
      if (asked.length > 0 && isBehind && isCommand(event)) event.preventDefault();
      return;
    }
    event.preventDefault();
    // A key that is held would do and undo the same thing many times a second.
    if (!event.repeat || action.repeats) action.perform(session, event.shiftKey);
  };
  target.addEventListener('keydown', hear);
  return () => target.removeEventListener('keydown', hear);
}

function isCommand({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || /^F\d+$/.test(key);
}

/** Whether a key means something where the focus is: fields are written in, menus find their items by letters. */
function isLeftToFocus({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (isWrittenIn(target))
    return (
      writing.has(ctrlKey || metaKey ? `command ${key.toLowerCase()}` : key) ||
      (key.length === 1 && !ctrlKey && !metaKey)
    );
  if (ctrlKey || metaKey) return false;
  // Lists and trees find their items by letters, and have no use for signs.
  if (key.length === 1) {
    const seeks = /[\p{L}\p{N} ]/u.test(key) ? '[role=menu], [role=tree], [role=listbox]' : '[role=menu]';
    return target.closest(`${seeks}, [role=dialog]`) !== null;
  }
  // What lies beside the board scrolls, or goes to the next item.
  const scrolls =
    '[role=menu], [role=menubar], [role=dialog], [role=listbox], [role=toolbar], [role=tablist], aside';
  return key.startsWith('Arrow') && target.closest(scrolls) !== null;
}

/** What a field does with keys by itself, beside writing. */
const writing: ReadonlySet<string> = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Backspace', 'Delete', 'Escape', 'Enter'],
  ...['a', 'c', 'v', 'x', 'y', 'z', 'Backspace', 'Delete'].map((key) => `command ${key.toLowerCase()}`),
]);

function isAskedFor(action: AppAction, event: KeyboardEvent, mac: boolean): boolean {
  return shortcutsOf(action).some(
    (shortcut) =>
      fitsShortcut(shortcut, event, mac) ||
      (action.shiftGoesFurther === true && fitsShortcut(`Shift+${shortcut}`, event, mac)),
  );
}

export function fitsShortcut(shortcut: string, press: KeyPress, mac: boolean): boolean {
  const parts = shortcut.split('+');
  const key = parts.at(-1)?.toLowerCase() ?? '';
  const command = parts.includes('CmdOrCtrl');
  const control = parts.includes('Ctrl') || (command && !mac);
  // Whether signs and figures need Shift depends on the keyboard.
  const shiftMatters = key.length > 1 ? key !== 'plus' : /\p{L}/u.test(key);
  return (
    (keys[key] ?? [key]).includes(press.key.toLowerCase()) &&
    press.ctrlKey === control &&
    press.metaKey === (command && mac) &&
    (!shiftMatters || press.shiftKey === parts.includes('Shift')) &&
    press.altKey === parts.includes('Alt')
  );
}

/** Where Electron and browsers name a key differently; + shares its key with = on many keyboards. */
const keys: Readonly<Record<string, readonly string[]>> = {
  plus: ['+', '='],
  left: ['arrowleft'],
  right: ['arrowright'],
  up: ['arrowup'],
  down: ['arrowdown'],
};

/** What keys are called in the language of the keyboard, which is taken to be that of the window. */
const names: Readonly<Record<string, SentenceKey>> = {
  Backspace: 'key.backspace',
  Delete: 'key.delete',
  Escape: 'key.escape',
  Shift: 'key.shift',
};

/** How keys are labelled, where that is not their name. */
const labels: Readonly<Record<string, string>> = {
  Plus: '+',
  '-': '−',
  Left: '←',
  Right: '→',
  Up: '↑',
  Down: '↓',
};

/** A shortcut as it is written on the keys. */
export function shortcutLabel(shortcut: string | undefined, mac: boolean, say: Say): string | undefined {
  const written = shortcut
    ?.split('+')
    .map((key) => (names[key] ? say(names[key]) : (labels[key] ?? key)))
    .join('+');
  return mac ? written?.replace('CmdOrCtrl+', '⌘') : written?.replace('CmdOrCtrl', 'Ctrl');
}
