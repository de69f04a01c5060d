import type { KeyboardEvent } from 'react';
import { NONE, type Seen, type Slot } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { cardsOf, pictureOf } from '../../game/picture';
import { useWords } from '../../session/game-context';
import { windowIn } from '../../systems';
import { type DragHand, dropPlace } from './use-drag';

interface CardSlotsProps {
  readonly seen: Seen;
  readonly survivor: number;
  /** The card in each slot, or none. */
  readonly cards: readonly number[];
  readonly drag: DragHand;
  /** They are only to be looked at. */
  readonly isStill?: boolean;
  /** The card that is picked out, or taken up. */
  readonly chosen: number | undefined;
  /** Whether a slot takes the card that looks for one: it is lit. */
  readonly isOpen: (slot: number) => boolean;
  readonly onCard: (card: number, slot: number, button: HTMLElement) => void;
  readonly onEmpty: (slot: number) => void;
}

/** The slots of somebody, with what lies there. */
export function CardSlots({ survivor, seen, cards, isOpen, ...hand }: CardSlotsProps) {
  const words = useWords();
  const { people } = pictureOf(seen);
  const { slots } = cardsOf(seen);
  if (slots.length === 0) return null;
  return (
    <ul
      className="slots"
      aria-label={words.say('hand.cards-of', { who: people[survivor]?.name ?? '' })}
      onKeyDown={goAlong}
    >
      {slots.map((slot, number) => {
        const card = cards[number] ?? NONE;
        return (
          <li
            key={slot.name}
            className="slot"
            data-place={slot.group}
            data-open={isOpen(number)}
            {...dropPlace(survivor, number)}
          >
            <span className="slot-name" aria-hidden="true">
              {slotName(slot, words)}
            </span>
            {card === NONE ? (
              <EmptySlot slot={slot} isOpen={isOpen(number)} onEmpty={() => hand.onEmpty(number)} />
            ) : (
              <HeldCard
                {...hand}
                seen={seen}
                card={card}
                slot={slot}
                onCard={(button) => hand.onCard(card, number, button)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function slotName({ group }: Slot, words: ReturnType<typeof useWords>): string {
  return words.say(`hand.slot.${group}` as SentenceKey);
}

interface EmptySlotProps {
  readonly slot: Slot;
  readonly isOpen: boolean;
  readonly onEmpty: () => void;
}

function EmptySlot({ slot, isOpen, onEmpty }: EmptySlotProps) {
  const words = useWords();
  const label = words.say('hand.empty', { slot: slotName(slot, words) });
  return (
    <button
      type="button"
      className="slot-empty"
      aria-label={label}
      aria-disabled={!isOpen}
      onClick={onEmpty}
    />
  );
}

type HeldCardProps = Pick<CardSlotsProps, 'seen' | 'drag' | 'isStill' | 'chosen'> & {
  readonly card: number;
  readonly slot: Slot;
  readonly onCard: (button: HTMLElement) => void;
};

function HeldCard({ seen, card, slot, drag, isStill = false, chosen, onCard }: HeldCardProps) {
  const words = useWords();
  const { cards: shown } = windowIn(seen);
  const { dragged } = drag;
  const by = dragged?.card === card ? dragged.by : undefined;
  return (
    <button
      type="button"
      className="slot-card"
      aria-label={words.say('hand.card', {
        card: shown?.line(seen, card, words) ?? '',
        slot: slotName(slot, words),
      })}
      aria-pressed={isStill ? undefined : chosen === card}
      aria-disabled={isStill || undefined}
      data-dragged={by !== undefined}
      style={by ? { translate: `${by[0]}px ${by[1]}px` } : undefined}
      onPointerDown={isStill ? undefined : drag.grab(card)}
      onClick={(click) => {
        if (!isStill && !drag.endsDrag(click)) onCard(click.currentTarget);
      }}
    >
      {shown?.face(seen, card)}
    </button>
  );
}

/** Arrows go from slot to slot, and from one survivor to the other. */
function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...(event.currentTarget.closest('.hand')?.querySelectorAll('.slots') ?? [])];
  const row = rows.indexOf(event.currentTarget);
  const buttonsOf = (list: Element | undefined) => [...(list?.querySelectorAll('button') ?? [])];
  const here = buttonsOf(event.currentTarget);
  const at = here.findIndex((one) => one === document.activeElement);
  const ways: Readonly<Record<string, HTMLButtonElement | undefined>> = {
    ArrowLeft: here[at - 1],
    ArrowRight: here[at + 1],
    ArrowUp: buttonsOf(rows[row - 1])[at],
    ArrowDown: buttonsOf(rows[row + 1])[at],
  };
  if (!Object.hasOwn(ways, event.key)) return;
  event.preventDefault();
  ways[event.key]?.focus();
}
