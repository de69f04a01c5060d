import { put } from '../../document/commands/properties';
import { useChange } from '../../fields/changes';
import { useSentences } from '../../session/session-context';
import { useFile, useMission } from '../../session/tab-context';

/** How long it has taken is as good a guess as any of how long it takes. */
export function UseAsLength({ minutes }: { minutes: number }) {
  const say = useSentences();
  const change = useChange();
  const now = useMission((mission) => mission.minutes);
  const isReadOnly = useFile((file) => file.isReadOnly);
  if (isReadOnly) return null;
  if (now === minutes) return <p role="status">{say('end.length', { count: minutes })}</p>;
  return (
    <button
      type="button"
      className="button"
      onClick={() => change('minutes', (draft) => put(draft, 'minutes', minutes))}
    >
      {say('end.use-as-length', { count: minutes })}
    </button>
  );
}
