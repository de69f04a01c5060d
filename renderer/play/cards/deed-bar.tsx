import { Popover } from 'radix-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { WhyNot } from '../../../engine';
import { optionWords } from '../../../telling/options';
import { whyNotWords } from '../../../telling/reasons';
import { Answer } from '../../canvas/answers-menu';
import { walkAnswers } from '../../canvas/walk-answers';
import { type Choice, DEED } from '../../game/choices';
import { zoneActing } from '../../game/picture';
import { choicesAmong, possibleChoice } from '../../game/possible';
import { safestFirst } from '../../game/safest-first';
import { about } from '../../handbook/here';
import { useMoment, useSeen, useSittingState, useWords } from '../../session/game-context';
import { useAnchorOnBoard } from '../board/use-room-on-board';
import { zonesSpokenOf } from '../board/zones-spoken-of';
import { usePress } from '../clicks/asking';
import { useAsks } from '../clicks/fresh-keys';
import { WhyNotWords } from '../clicks/why-not';
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

/** Pixels of a menu of ways and of each of them, at most as a rule. */
const [WIDE, LINE] = [300, 40];

function DeedButton({ deed }: { deed: Deed }) {
  const words = useWords();
  const press = usePress();
  const { forget } = useCardHand();
  const picked = useSittingState((state) => state.picked);
  const [isOpen, setOpen] = useState(false);
  const { choices, why, isOnBoard, word } = deed;
  const seen = useSeen();
  const own = useRef<HTMLButtonElement>(null);
  const here = [zoneActing(seen)].filter((zone) => zone >= 0);
  // Its ways are about those who stand there.
  const anchor = useAnchorOnBoard(here, () => own.current, [WIDE, LINE * choices.length]);
  const reason = why && whyNotWords(why, words);
  const isAsked = choices.length > 1 && !isOnBoard;
  const button = (
    <button
      ref={own}
      type="button"
      className="deed"
      data-deed={word}
      {...about(`action:${word}`)}
      aria-disabled={why !== undefined}
      aria-pressed={isOnBoard ? picked?.sort === DEED && picked.name === word : undefined}
      aria-keyshortcuts={deed.key?.toUpperCase()}
      aria-description={reason}
      title={reason}
      // Several ways to do it are for its menu.
      onClick={
        isAsked
          ? undefined
          : ({ currentTarget }) =>
              press({ choices, why, ...(isOnBoard && { picks: { sort: DEED, name: word } }) }, currentTarget)
      }
    >
      <span>{deed.name}</span>
      <Price price={deed.price} />
      {deed.key === undefined ? null : <kbd aria-hidden="true">{deed.key.toUpperCase()}</kbd>}
    </button>
  );
  if (!isAsked) return button;
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(opens) => {
        forget();
        setOpen(opens);
      }}
    >
      <Popover.Trigger asChild>{button}</Popover.Trigger>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="menu question-menu play-menu"
          side="top"
          align="start"
          avoidCollisions={false}
          data-about={zonesSpokenOf(here, seen)}
          onKeyDown={walkAnswers}
        >
          <Ways
            choices={choices}
            take={(choice) => {
              setOpen(false);
              if (own.current) press({ choices: [choice] }, own.current);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface WaysProps {
  readonly choices: readonly Choice[];
  readonly take: (choice: Choice) => void;
}

/** Several ways to do it, the safest first. */
function Ways({ choices, take }: WaysProps) {
  const words = useWords();
  const { seen } = useMoment();
  useAsks(choices);
  const safest = useMemo(() => choicesAmong(safestFirst(choices.map(possibleChoice), seen)), [choices, seen]);
  return safest.map((choice) => (
    <Answer key={JSON.stringify(choice.action)} onClick={() => take(choice)}>
      {optionWords(choice.action, words, seen)}
    </Answer>
  ));
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

/** Keys with which somebody goes to the rule, and wants nothing else. */
const TO_THE_RULE: ReadonlySet<string> = new Set(['F1', 'Tab', 'Shift']);

/** Why something cannot be done, until whoever wanted it does anything else. */
export function Reason({ why }: { why: WhyNot | undefined }) {
  const hand = useCardHand();
  const own = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!why) return undefined;
    const forget = (event: Event) => {
      const isAsking = event instanceof KeyboardEvent && TO_THE_RULE.has(event.key);
      const isThere = event.target instanceof Node && own.current?.contains(event.target) === true;
      if (!isAsking && !isThere) hand.store.setState({ why: undefined });
    };
    const options = { capture: true };
    for (const deed of ['keydown', 'pointerdown']) document.addEventListener(deed, forget, options);
    return () => {
      for (const deed of ['keydown', 'pointerdown']) document.removeEventListener(deed, forget, options);
    };
  }, [why, hand]);
  return (
    <p ref={own} className="hand-reason" role="status" data-said={why ? true : undefined}>
      {why ? <WhyNotWords why={why} /> : null}
    </p>
  );
}
