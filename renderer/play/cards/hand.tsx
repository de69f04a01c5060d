import { useEffect, useRef } from 'react';
import { NONE } from '../../../engine';
import { choicesAbout, choicesAt } from '../../game/choices';
import { cardId } from '../../game/people';
import { cardsOf } from '../../game/picture';
import { sameCardOffered } from '../../game/same-card';
import { isOpen } from '../../session/folding';
import {
  useIsPiloted,
  useMoment,
  useSeen,
  useSitting,
  useSittingState,
  useWords,
} from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { focusBoard } from '../board/focus';
import { usePress } from '../clicks/asking';
import { Arranging } from './arranging';
import { CardSlots } from './card-slots';
import { DeedBar, Reason } from './deed-bar';
import { deedsAt } from './deeds';
import { Found } from './found';
import { useCardHand, useCardHandState, useSlots, useSurvivorInSight } from './hand-context';
import { HandHead } from './hand-head';
import { PickedCard } from './picked-card';
import { isForHand, isShowing, Question } from './question';
import { useDrag } from './use-drag';
import { useHandKeys } from './use-hand-keys';
import { useLowWindow } from './use-low-window';
import './cards.css';
import './hand.css';
import { useCardPaper } from './use-card-paper';

/** The cards of whoever acts, and everything that they can do beside the board. */
export function Hand() {
  const words = useWords();
  const [sitting, moment, seen] = [useSitting(), useMoment(), useSeen()];
  const [hand, press] = [useCardHand(), usePress()];
  const survivor = useSurvivorInSight();
  const { draft, taken, why } = useCardHandState((state) => state);
  const picked = useSittingState((state) => state.picked);
  const isPiloted = useIsPiloted();
  const isWatching = useSittingState(({ watching }) => watching !== undefined);
  const isOpenly = useSessionState(({ folding }) => isOpen(folding, 'hand', { isPlaying: true }));
  const isLow = useLowWindow();
  const frame = useRef<HTMLElement>(null);
  const drag = useDrag(hand.bring);
  // Beside the cards of somebody else they would be taken for what that one does.
  const isOfOther = seen.acting !== NONE && seen.acting !== survivor;
  const deeds = isWatching || draft || isOfOther ? [] : deedsAt(moment, words);
  const found = isWatching ? NONE : cardsOf(moment.seen).found;
  const lifted = drag.dragged?.card ?? taken ?? (found === NONE ? undefined : found);

  const cards = useSlots(survivor);
  // Whoever arranges cards has answered already, unless somebody has to agree to it.
  const isAsked = !isWatching && isForHand(moment) && (!draft || draft.isUnderWay);
  useHandKeys(frame, { isAsked: isAsked && !isPiloted });
  // Cards to choose from want to be seen: they lie over the board until one is chosen.
  const form = draft !== undefined || (isAsked && isShowing(moment)) ? 'sheet' : isOpenly ? 'tall' : 'slim';
  const isArranging = draft !== undefined && !draft.isUnderWay;
  const pickCard = (card: number, button: HTMLElement) => {
    const name = cardId(seen, sameCardOffered(moment, card));
    const choices = choicesAbout(choicesAt(moment), 'card', name);
    const why = moment.system.advise.whyNot(moment.seen, { do: 'attack', with: name });
    press({ choices, why, picks: { sort: 'card', name } }, button);
  };
  const pickedCard = picked?.sort === 'card' ? cardsOf(seen).cardNumber(String(picked.name)) : undefined;
  // What was pressed may be gone; keys go on from an answer then, or else from the board.
  useEffect(() => {
    if (isArranging || !isFocusLost(frame.current)) return;
    const answer = frame.current?.querySelector<HTMLElement>('.hand-answer');
    if (answer) answer.focus({ preventScroll: true });
    else if (!focusBoard()) frame.current?.focus({ preventScroll: true });
  }, [isArranging, moment, pickedCard, survivor]);
  return (
    <section
      className="play-hand hand"
      data-control="hand"
      data-form={form}
      data-compact={isLow || (form !== 'tall' && (draft !== undefined || form === 'slim'))}
      ref={frame}
      tabIndex={-1}
      aria-label={words.say('play.hand')}
      style={useCardPaper()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        if (taken === undefined && !draft && !picked) return;
        event.preventDefault();
        if (taken !== undefined) hand.takeUp(undefined);
        else if (draft) hand.giveUp();
        else sitting.pick(undefined);
      }}
    >
      <div className="hand-body">
        {draft ? null : <HandHead survivor={survivor} />}
        {isAsked ? <Question moment={moment} isOverBoard={form === 'sheet'} /> : null}
        {draft ? (
          <Arranging draft={draft} drag={drag} taken={taken} />
        ) : (
          <>
            <div
              className="hand-row"
              hidden={
                isAsked && found === NONE && (cards.every((card) => card === NONE) || isShowing(moment))
              }
            >
              {found === NONE ? null : <Found seen={seen} card={found} drag={drag} />}
              <CardSlots
                seen={seen}
                survivor={survivor}
                cards={cards}
                drag={drag}
                isStill={isWatching}
                chosen={pickedCard}
                isOpen={(slot) => lifted !== undefined && hand.takes(lifted, { survivor, slot })}
                onCard={(card, slot, button) =>
                  found === NONE ? pickCard(card, button) : hand.bring(found, { survivor, slot })
                }
                onEmpty={(slot) => {
                  if (lifted !== undefined) hand.bring(lifted, { survivor, slot });
                }}
              />
            </div>
            {pickedCard === undefined || isWatching ? (
              <DeedBar deeds={deeds} />
            ) : (
              <PickedCard
                card={pickedCard}
                choices={choicesAbout(choicesAt(moment), 'card', picked?.name ?? '')}
              />
            )}
          </>
        )}
      </div>
      <Reason why={why} />
    </section>
  );
}

/** On nothing, on what can no more be pressed, or on the hand as a whole. */
function isFocusLost(hand: HTMLElement | null): boolean {
  const { activeElement } = document;
  return (
    activeElement === document.body || activeElement === hand || activeElement?.matches(':disabled') === true
  );
}
