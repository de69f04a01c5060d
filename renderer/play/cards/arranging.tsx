import { useEffect, useRef } from 'react';
import { isSettled, type SlotAt, slotTakes } from '../../game/arranging';
import { cardId } from '../../game/people';
import { pictureOf } from '../../game/picture';
import { useWords } from '../../session/game-context';
import { PersonDisc } from '../people/person-disc';
import { type ArrangementDraft, isHalfWay, isWorthDoing } from './card-hand';
import { CardSlots } from './card-slots';
import { Found } from './found';
import { useCardHand } from './hand-context';
import type { DragHand } from './use-drag';

interface ArrangingProps {
  readonly draft: ArrangementDraft;
  readonly drag: DragHand;
  /** The card that is taken up to be put elsewhere. */
  readonly taken: number | undefined;
}

/** One's own cards, or those of two side by side, to be laid out anew; nothing is done before one says so. */
export function Arranging({ draft, drag, taken }: ArrangingProps) {
  const words = useWords();
  const hand = useCardHand();
  const { layout, moment, begin, isUnderWay } = draft;
  const { seen } = moment;
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<SlotAt>(undefined);
  // Keys begin with the first card, and go on where one was put: the button that was pressed may be gone.
  const isBegun = isHalfWay(draft);
  useEffect(() => {
    // Whoever looks at what has been done, such as in the log, stays there.
    if (isBegun && !last.current) return;
    const at = last.current;
    const slots = at && frame.current?.querySelectorAll('.slots')[at.person];
    const slot = at && slots?.querySelectorAll('.slot')[at.slot];
    const first = slot ?? frame.current?.querySelector('.slot:has(.slot-card)') ?? frame.current;
    first?.querySelector('button')?.focus();
  }, [layout, isBegun]);
  const names = layout.people.map((one) => pictureOf(seen).people[one]?.name ?? '');
  const [loose] = layout.loose;
  const lifted = drag.dragged?.card ?? taken ?? loose;
  const isLit = (survivor: number, slot: number) =>
    lifted !== undefined && slotTakes(seen, survivor, lifted, slot);
  const isTrade = layout.people.length > 1;
  const title = isTrade
    ? words.say('hand.trading', { one: names[0] ?? '', other: names[1] ?? '' })
    : words.say('hand.arranging', { who: names[0] ?? '' });
  const price =
    isTrade || seen.decision?.is.card !== 'found' ? moment.system.advise.price(seen, begin) : undefined;
  return (
    <div className="arranging" role="group" aria-label={title} ref={frame}>
      <div className="arranging-head">
        <h2>{title}</h2>
        <button type="button" className="button" onClick={hand.giveUp}>
          {words.say('hand.arranging.leave')}
        </button>
        <button
          type="button"
          className="button arranging-do"
          disabled={!isWorthDoing(draft) || isUnderWay}
          onClick={hand.carryOut}
        >
          {price === undefined
            ? words.say('hand.arranging.do')
            : words.say('hand.arranging.do-for', { actions: words.say('count.actions', { count: price }) })}
        </button>
        <p>{isUnderWay ? words.say('hand.asking') : words.say('hand.arranging.how')}</p>
      </div>
      {layout.people.map((survivor, person) => (
        <div key={survivor} className="arranging-row">
          {layout.people.length > 1 ? <PersonDisc seen={seen} actor={survivor} isNamed /> : null}
          {loose === undefined ? null : person > 0 ? (
            <div className="found" />
          ) : (
            <Found seen={seen} card={loose} drag={drag} />
          )}
          <CardSlots
            seen={seen}
            survivor={survivor}
            cards={layout.slots[person] ?? []}
            drag={drag}
            chosen={taken}
            isOpen={(slot) => isLit(survivor, slot)}
            onCard={(card, slot) => {
              last.current = { person, slot };
              if (taken === undefined && loose === undefined) hand.takeUp(card);
              else if (taken === card) hand.takeUp(undefined);
              else hand.bring(taken ?? loose ?? card, { survivor, slot });
            }}
            onEmpty={(slot) => {
              last.current = { person, slot };
              const card = taken ?? loose;
              if (card !== undefined) hand.bring(card, { survivor, slot });
            }}
          />
        </div>
      ))}
      {loose === undefined || isSettled(layout) ? null : (
        <p className="deeds-why">{words.say('hand.arranging.unsettled')}</p>
      )}
      {loose !== undefined && isSettled(layout) ? (
        <p className="deeds-why">
          {words.say('hand.arranging.dropped', { card: words.name('the-card', cardId(seen, loose)) })}
        </p>
      ) : null}
    </div>
  );
}
