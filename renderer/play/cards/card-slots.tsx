import type { KeyboardEvent } from 'react';
import { NONE, type Observation, SLOTS, slotFits } from '../../../engine';
import { actorName } from '../../../telling/by-number';
import { placeOfSlot } from '../../../telling/words';
import { useWords } from '../../session/game-context';
import { CardFace } from './card-face';
import { cardLine } from './card-kind';
import { type DragHand, dropPlace } from './use-drag';

interface CardSlotsProps {
  readonly seen: Observation;
  readonly survivor: number;
  /** The card in each slot, or none. */
  readonly cards: readonly number[];
  readonly drag: DragHand;
  /** They are only to be looked at. */
  readonly isStill?: boolean;
  /** The card that is picked out, or taken up. */
  readonly chosen: number | undefined;
  /** A card that looks for a slot: those that take it are lit. */
  readonly lifted: number | undefined;
  readonly onCard: (card: number, slot: number) => void;
  readonly onEmpty: (slot: number) => void;
}

/** The six slots of a survivor: two hands, the favourite weapon, the backpack. */
export function CardSlots({ survivor, seen, cards, lifted, ...hand }: CardSlotsProps) {
  const words = useWords();
  return (
    <ul
      className="slots"
      aria-label={words.say('hand.cards-of', { who: actorName(seen, survivor) })}
      onKeyDown={goAlong}
    >
      {SLOTS.map((slot, number) => {
        const isOpen = lifted !== undefined && slotFits(seen, survivor, lifted, number);
        const card = cards[number] ?? NONE;
        return (
          <li
            key={slot}
            className="slot"
            data-place={placeOfSlot(slot)}
            data-open={isOpen}
            {...dropPlace(survivor, number)}
          >
            <span className="slot-name" aria-hidden="true">
              {words.say(`hand.slot.${placeOfSlot(slot)}`)}
            </span>
            {card === NONE ? (
              <EmptySlot slot={number} isOpen={isOpen} onEmpty={hand.onEmpty} />
            ) : (
              <HeldCard {...hand} seen={seen} card={card} slot={number} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function slotName(slot: number, words: ReturnType<typeof useWords>): string {
  return words.say(`hand.slot.${placeOfSlot(SLOTS[slot] ?? '')}`);
}

interface EmptySlotProps {
  readonly slot: number;
  readonly isOpen: boolean;
  readonly onEmpty: (slot: number) => void;
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
      onClick={() => onEmpty(slot)}
    />
  );
}

type HeldCardProps = Pick<CardSlotsProps, 'seen' | 'drag' | 'isStill' | 'chosen' | 'onCard'> & {
  readonly card: number;
  readonly slot: number;
};

function HeldCard({ seen, card, slot, drag, isStill = false, chosen, onCard }: HeldCardProps) {
  const words = useWords();
  const kind = seen.table.cards[card]?.kind;
  if (!kind) return null;
  const isEmptied = seen.at('emptied', card) === 1;
  const { dragged } = drag;
  const by = dragged?.card === card ? dragged.by : undefined;
  return (
    <button
      type="button"
      className="slot-card"
      aria-label={words.say('hand.card', {
        card: cardLine(kind, isEmptied, words),
        slot: slotName(slot, words),
      })}
      aria-pressed={isStill ? undefined : chosen === card}
      aria-disabled={isStill || undefined}
      data-dragged={by !== undefined}
      style={by ? { translate: `${by[0]}px ${by[1]}px` } : undefined}
      onPointerDown={isStill ? undefined : drag.grab(card)}
      onClick={(click) => {
        if (!isStill && !drag.endsDrag(click)) onCard(card, slot);
      }}
    >
      <CardFace kind={kind} isEmptied={isEmptied} />
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
