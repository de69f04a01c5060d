import { Popover } from 'radix-ui';
import { useMemo, useState } from 'react';
import { Answer } from '../../canvas/answers-menu';
import { walkAnswers } from '../../canvas/walk-answers';
import { possibleChoice } from '../../game/possible';
import { useSitting, useWords } from '../../session/game-context';
import { focusBoard } from '../board/focus';
import { useCardHand } from '../cards/hand-context';
import type { AskedRisk } from './asked-risk';
import { possibleWords, riskWords } from './click-words';
import { useAsks } from './fresh-keys';
import { NotAgain } from './not-again';

interface RiskQuestionProps {
  readonly asked: AskedRisk;
  readonly close: () => void;
}

/** Beside a button: what one may come to regret, and whether it is meant all the same. */
export function RiskQuestion({ asked, close }: RiskQuestionProps) {
  const { choice, risks, button, moment } = asked;
  const [sitting, cards, words] = [useSitting(), useCardHand(), useWords()];
  const [isWaived, setWaived] = useState(false);
  const anchor = useMemo(() => ({ current: button }), [button]);
  useAsks(asked);
  const lines = risks.flatMap((risk) => riskWords(risk, moment.seen, words));
  return (
    <Popover.Root open onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="menu question-menu play-menu"
          side="top"
          sideOffset={6}
          collisionPadding={8}
          aria-label={lines.join('; ')}
          onKeyDown={walkAnswers}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (button.isConnected) button.focus({ preventScroll: true });
            else focusBoard();
          }}
        >
          {lines.map((line) => (
            <p key={line} className="play-menu-question">
              {line}
            </p>
          ))}
          <Answer
            onClick={() => {
              close();
              if (isWaived) sitting.waive(risks.map(({ sort }) => sort));
              cards.take(choice.action);
            }}
          >
            {possibleWords(possibleChoice(choice), moment.seen, words)}
          </Answer>
          <Answer onClick={close}>{words.say('click.leave')}</Answer>
          <NotAgain isSet={isWaived} set={setWaived} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
