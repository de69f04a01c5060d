import { Popover } from 'radix-ui';
import { useMemo, useRef } from 'react';
import { countGoals, goalsNow } from '../../game/goals';
import { useSeen, useSitting, useSittingState } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { GoalsList } from './goals-list';
import { useListOnBoard } from './use-list-on-board';

/** How many goals are reached; which, and what can lose the game, for whoever asks. */
export function GoalsButton() {
  const say = useSentences();
  const seen = useSeen();
  const { read } = useSitting();
  const isOpen = useSittingState(({ reading }) => reading === 'goals');
  const goals = useMemo(() => goalsNow(seen), [seen]);
  const trigger = useRef<HTMLButtonElement>(null);
  const { anchor, place } = useListOnBoard(trigger);
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => read(next ? 'goals' : undefined)}>
      <Popover.Trigger ref={trigger} className="button course-goals">
        {say('course.goals', countGoals(goals))}
      </Popover.Trigger>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="course-goal-list"
          aria-label={say('view.goals')}
          {...place}
          // What lay open on the board before gives the focus back to the board when it closes.
          onFocusOutside={(event) => event.preventDefault()}
        >
          <GoalsList goals={goals} />
          <button type="button" className="button goals-mission" onClick={() => read('mission')}>
            {say('matters.read')}
          </button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
