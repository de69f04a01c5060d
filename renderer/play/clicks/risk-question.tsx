import { Popover } from 'radix-ui';
import { useState } from 'react';
import { NONE } from '../../../engine';
import { Answer } from '../../canvas/answers-menu';
import { walkAnswers } from '../../canvas/walk-answers';
import { zoneActing } from '../../game/picture';
import { possibleChoice } from '../../game/possible';
import { spotOf } from '../../game/spots';
import { useSitting, useWords } from '../../session/game-context';
import { focusBoard } from '../board/focus';
import { useMeasured } from '../board/use-measured';
import { useAnchorOnBoard } from '../board/use-room-on-board';
import { zonesSpokenOf } from '../board/zones-spoken-of';
import { useCardHand } from '../cards/hand-context';
import type { AskedRisk } from './asked-risk';
import { possibleWords, riskWords } from './click-words';
import { useAsks } from './fresh-keys';
import { NotAgain } from './not-again';

interface RiskQuestionProps {
  readonly asked: AskedRisk;
  readonly close: () => void;
}

/** Pixels, as a rule, until it has been measured. */
const [WIDE, LINE] = [300, 42];

/** Beside a button, and off the zones of which it speaks: what one may come to regret, and whether it is meant all the same. */
export function RiskQuestion({ asked, close }: RiskQuestionProps) {
  const { choice, risks, button, moment } = asked;
  const [sitting, cards, words] = [useSitting(), useCardHand(), useWords()];
  const [isWaived, setWaived] = useState(false);
  useAsks(asked);
  const lines = risks.flatMap((risk) => riskWords(risk, moment.seen, words));
  const zones = zonesAtRisk(asked);
  const [measure, own = [WIDE, LINE * (lines.length + 3)] as const] = useMeasured<HTMLDivElement>();
  const anchor = useAnchorOnBoard(zones, () => button, own);
  return (
    <Popover.Root open onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={measure}
          className="menu question-menu play-menu"
          side="top"
          align="start"
          avoidCollisions={false}
          data-about={zonesSpokenOf(zones, moment.seen)}
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

/** Where it is done, where whoever does it stands, and where something may come of it. */
function zonesAtRisk({ choice, risks, moment: { seen } }: AskedRisk): readonly number[] {
  const named = risks.map((risk) =>
    risk.sort === 'last-action' ? seen.table.zones.findIndex(({ id }) => id === risk.zone) : NONE,
  );
  const zones = [zoneActing(seen), spotOf(choice, seen)?.zone ?? NONE, ...named];
  return [...new Set(zones)].filter((zone) => zone >= 0);
}
