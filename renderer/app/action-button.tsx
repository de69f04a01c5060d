import type { ReactNode } from 'react';
import { useSentences, useSession } from '../session/session-context';
import { type ActionId, actionNamed, performAction } from './actions/all-actions';

export function ActionButton({ id, icon }: { id: ActionId; icon?: ReactNode }) {
  const session = useSession();
  const say = useSentences();
  return (
    <button type="button" className="button" onClick={() => performAction(session, id)}>
      {icon}
      {say(actionNamed(id).name)}
    </button>
  );
}
