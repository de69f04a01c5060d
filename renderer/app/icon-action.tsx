import type { ComponentProps, ReactNode } from 'react';
import { Tip } from '../panels/tip';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import {
  type ActionId,
  actionName,
  actionNamed,
  isAvailable,
  performAction,
  shortcutIn,
} from './actions/all-actions';
import { hindranceOf } from './actions/hindrance';
import { isMac } from './platform';
import { shortcutLabel } from './shortcuts';
import './icon-action.css';

interface IconActionProps extends Omit<ComponentProps<'button'>, 'id'> {
  id: ActionId;
  icon: ReactNode;
}

/** An action as a sign; its name, what it does and its shortcut appear under the pointer and with the focus. */
export function IconAction({ id, icon, ...button }: IconActionProps) {
  const session = useSession();
  const say = useSentences();
  const action = actionNamed(id);
  const pressed = useSessionState((state) => action.chosen?.(state));
  const available = useSessionState((state) => isAvailable(action, state));
  // What it would be about, such as the step that is undone, is for the tip; its name stays the same.
  const tip = useSessionState((state) => actionName(action, state));
  const why = useSessionState((state) => hindranceOf(action, state));
  const lines = [...(action.does ? [say(action.does)] : []), ...(why === undefined ? [] : [why])];
  const shortcut = shortcutIn(action, session.store.getState().about.shell);
  const label = shortcut === undefined ? undefined : shortcutLabel(shortcut, isMac(window), say);
  return (
    <Tip name={tip} lines={lines} shortcut={label}>
      <button
        {...button}
        type="button"
        className="icon-action"
        data-action={id}
        aria-label={say(action.name)}
        aria-pressed={pressed}
        // Disabled, it would lose the focus in the middle of undoing.
        aria-disabled={!available}
        onClick={() => performAction(session, id)}
      >
        {icon}
      </button>
    </Tip>
  );
}
