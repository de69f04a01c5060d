import { Hand } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import { ruleSentence } from '../../../telling/mission/rules';
import { rulesByHand } from '../../game/matters';
import { useSeen, useWords } from '../../session/game-context';
import { useListOnBoard } from './use-list-on-board';

/** The rules that no program applies stay in sight; as each round begins they step forward until somebody has read them. */
export function MattersByHand() {
  const words = useWords();
  const seen = useSeen();
  const [read, setRead] = useState<number>();
  const trigger = useRef<HTMLButtonElement>(null);
  const { anchor, place } = useListOnBoard(trigger);
  const rules = rulesByHand(seen).map((rule) => ruleSentence(rule, words.mission));
  const [first] = rules;
  if (!first) return null;
  const { say } = words;
  const isForward = seen.round > 0 && read !== seen.round && !seen.outcome;
  return (
    <Popover.Root onOpenChange={(isOpen) => isOpen && setRead(seen.round)}>
      <Popover.Trigger ref={trigger} className="matters-by-hand" data-forward={isForward}>
        <Hand aria-hidden="true" />
        <span>{say('matters.by-hand', { count: rules.length })}</span>
        {isForward ? <span className="matters-by-hand-text">{first.text}</span> : null}
      </Popover.Trigger>
      <span className="matters-spoken" role="status">
        {isForward ? rules.map(({ text }) => text).join(' ') : null}
      </span>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="course-goal-list"
          aria-label={say('matters.by-hand.title')}
          {...place}
          onFocusOutside={(event) => event.preventDefault()}
        >
          <p className="matters-by-hand-why">{say('matters.by-hand.why')}</p>
          <ul>
            {rules.map(({ id, text }) => (
              <li key={id}>
                <Hand aria-hidden="true" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
