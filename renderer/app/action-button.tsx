import type { ComponentProps, ReactNode } from 'react';
import { useSentences, useSession } from '../session/session-context';
import { type ActionId, actionNamed, performAction } from './actions/all-actions';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'id' | 'className'> {
  id: ActionId;
  icon?: ReactNode;
}

export function ActionButton({ id, icon, ...button }: ActionButtonProps) {
  const session = useSession();
  const say = useSentences();
  return (
    <button
      {...button}
      type="button"
      className="button"
      data-action={id}
      onClick={() => performAction(session, id)}
    >
      {icon}
      <span>{say(actionNamed(id).name)}</span>
    </button>
  );
}
