import { ToggleGroup } from 'radix-ui';
import type { SentenceKey } from '../../languages';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { type ActionId, actionNamed, performChosen } from './actions/all-actions';

/** Actions of which one is always chosen, side by side. */
export function ChoiceOfActions({ label, ids }: { label: SentenceKey; ids: readonly ActionId[] }) {
  const session = useSession();
  const say = useSentences();
  const choices = ids.map(actionNamed);
  const chosen = useSessionState((state) => choices.find((action) => action.chosen?.(state))?.id);
  return (
    <div className="choice">
      <span className="choice-label" id={label}>
        {say(label)}
      </span>
      <ToggleGroup.Root
        type="single"
        className="choice-group"
        aria-labelledby={label}
        value={chosen ?? ''}
        // An empty value would mean that none is chosen any more; it names no action.
        onValueChange={(id) => performChosen(session, id)}
      >
        {choices.map(({ id, name }) => (
          <ToggleGroup.Item key={id} value={id} className="choice-item">
            {say(name)}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  );
}
