import type { ReactNode } from 'react';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { type ActionId, actionNamed, performAction, shortcutIn } from './actions/all-actions';
import { isMac } from './platform';
import { shortcutLabel } from './shortcuts';
import './icon-action.css';

/** An action as a sign; its name and its shortcut appear under the pointer. */
export function IconAction({ id, icon }: { id: ActionId; icon: ReactNode }) {
  const session = useSession();
  const say = useSentences();
  const action = actionNamed(id);
  const pressed = useSessionState((state) => action.chosen?.(state));
  const shortcut = shortcutIn(action, session.store.getState().about.shell);
  const label = shortcut === undefined ? undefined : shortcutLabel(shortcut, isMac(window));
  const name = say(action.name);
  return (
    <button
      type="button"
      className="icon-action"
      aria-label={name}
      aria-pressed={pressed}
      title={label === undefined ? name : `${name} (${label})`}
      onClick={() => performAction(session, id)}
    >
      {icon}
    </button>
  );
}
