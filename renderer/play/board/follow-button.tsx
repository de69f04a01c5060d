import { LocateFixed } from 'lucide-react';
import { Tip } from '../../panels/tip';
import { useSentences, useSession, useSessionState } from '../../session/session-context';

/** Whether a board of which only a part is in sight goes along with what happens. */
export function FollowButton() {
  const say = useSentences();
  const { changeHabits } = useSession();
  const follows = useSessionState(({ habits }) => habits.follows);
  const name = say('play.follow');
  return (
    <Tip name={name} lines={[say('play.follow.does')]} side="top">
      <button
        type="button"
        className="icon-action"
        aria-label={name}
        aria-pressed={follows}
        onClick={() => changeHabits({ follows: !follows })}
      >
        <LocateFixed aria-hidden="true" />
      </button>
    </Tip>
  );
}
