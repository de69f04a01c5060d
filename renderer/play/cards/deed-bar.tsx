import { Popover } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import type { WhyNot } from '../../../engine';
import { optionWords } from '../../../telling/options';
import { whyNotWords } from '../../../telling/reasons';
import { Answer } from '../../canvas/answers-menu';
import { walkAnswers } from '../../canvas/walk-answers';
import { DEED } from '../../game/choices';
import { zoneActing } from '../../game/picture';
import { useMoment, useSeen, useSitting, useSittingState, useWords } from '../../session/game-context';
import { useAnchorOnBoard } from '../board/use-room-on-board';
import { zonesSpokenOf } from '../board/zones-spoken-of';
import type { Deed } from './deeds';
import { useCardHand } from './hand-context';

/** What can be done, as buttons with what they cost and the keys that press them. */
export function DeedBar({ deeds }: { deeds: readonly Deed[] }) {
  const words = useWords();
  if (deeds.length === 0) return null;
  return (
    <div className="deeds" role="group" aria-label={words.say('hand.deeds')}>
      {deeds.map((deed) => (
        <DeedButton key={`${deed.word} ${deed.name}`} deed={deed} />
      ))}
    </div>
  );
}

/** What pressing the button of a deed means. Several ways to do it are for its menu. */
export function useDeed(): (deed: Deed) => void {
  const [sitting, hand] = [useSitting(), useCardHand()];
  return ({ word, choices, isOnBoard, why }) => {
    const [only] = choices;
    if (why || !only) return hand.store.setState({ why });
    if (!isOnBoard) return hand.take(only.action);
    const { picked } = sitting.store.getState();
    const isPicked = picked?.sort === DEED && picked.name === word;
    sitting.pick(isPicked ? undefined : { sort: DEED, name: word });
  };
}

/** Pixels of a menu of ways and of each of them, at most as a rule. */
const [WIDE, LINE] = [300, 40];

function DeedButton({ deed }: { deed: Deed }) {
  const words = useWords();
  const perform = useDeed();
  const { forget } = useCardHand();
  const picked = useSittingState((state) => state.picked);
  const [isOpen, setOpen] = useState(false);
  const { choices, why, isOnBoard, word } = deed;
  const seen = useSeen();
  const trigger = useRef<HTMLButtonElement>(null);
  const own = [zoneActing(seen)].filter((zone) => zone >= 0);
  // Its ways are about those who stand there.
  const anchor = useAnchorOnBoard(own, () => trigger.current, [WIDE, LINE * choices.length]);
  const reason = why && whyNotWords(why, words);
  const button = (
    <button
      type="button"
      className="deed"
      data-deed={word}
      aria-disabled={why !== undefined}
      aria-pressed={isOnBoard ? picked?.sort === DEED && picked.name === word : undefined}
      aria-keyshortcuts={deed.key?.toUpperCase()}
      aria-description={reason}
      title={reason}
      onClick={choices.length > 1 && !isOnBoard ? undefined : () => perform(deed)}
    >
      <span>{deed.name}</span>
      <Price price={deed.price} />
      {deed.key === undefined ? null : <kbd aria-hidden="true">{deed.key.toUpperCase()}</kbd>}
    </button>
  );
  if (choices.length < 2 || isOnBoard) return button;
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(opens) => {
        forget();
        setOpen(opens);
      }}
    >
      <Popover.Trigger asChild ref={trigger}>
        {button}
      </Popover.Trigger>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="menu question-menu play-menu"
          side="top"
          align="start"
          avoidCollisions={false}
          data-about={zonesSpokenOf(own, seen)}
          onKeyDown={walkAnswers}
        >
          {choices.map((choice) => (
            <Way
              key={JSON.stringify(choice.action)}
              deed={{ ...deed, choices: [choice] }}
              done={() => setOpen(false)}
            />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** One of several ways to do it. */
function Way({ deed, done }: { deed: Deed; done: () => void }) {
  const [words, { seen }, perform] = [useWords(), useMoment(), useDeed()];
  const [choice] = deed.choices;
  return (
    <Answer
      onClick={() => {
        done();
        perform(deed);
      }}
    >
      {choice ? optionWords(choice.action, words, seen) : null}
    </Answer>
  );
}

/** What it costs, as one sees it on the table: a coin for each action. */
function Price({ price }: { price: number | undefined }) {
  const words = useWords();
  if (price === undefined) return null;
  const label = price === 0 ? words.say('hand.free') : words.say('count.actions', { count: price });
  return (
    <span className="deed-price" data-free={price === 0} role="img" aria-label={label} title={label}>
      {price}
    </span>
  );
}

/** Why something cannot be done, until whoever wanted it does anything else. */
export function Reason({ why }: { why: WhyNot | undefined }) {
  const [words, hand] = [useWords(), useCardHand()];
  useEffect(() => {
    if (!why) return undefined;
    const forget = () => hand.store.setState({ why: undefined });
    const options = { capture: true };
    for (const deed of ['keydown', 'pointerdown']) document.addEventListener(deed, forget, options);
    return () => {
      for (const deed of ['keydown', 'pointerdown']) document.removeEventListener(deed, forget, options);
    };
  }, [why, hand]);
  return (
    <p className="hand-reason" role="status">
      {why ? whyNotWords(why, words) : null}
    </p>
  );
}
