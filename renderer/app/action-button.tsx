import type { ReactNode } from 'react';
import { actions, performAction } from './actions';
import { useSentences, useSession } from './session-context';

export function ActionButton({ id, icon }: { id: string; icon?: ReactNode }) {
  const session = useSession();
  const say = useSentences();
  const action = actions.find((candidate) => candidate.id === id);
  if (!action) throw new Error(`There is no action ${id}`);
  return (
    <button type="button" className="button" onClick={() => performAction(session, id)}>
      {icon}
      {say(action.name)}
    </button>
  );
}
