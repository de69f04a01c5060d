import { Popover } from 'radix-ui';
import { type KeyboardEvent, useRef } from 'react';
import type { Desk } from '../../builder/desk';
import { inShort } from '../../builder/in-short';
import type { Within } from '../../builder/offers';
import type { Slot, Told } from '../../builder/slots';
import { entryOfPart, entryOfPlace } from '../../handbook/entry-of';
import { about } from '../../handbook/here';
import { useSentences } from '../../session/session-context';
import { standingAt } from '../go-on';
import { letBoardAnswer } from './pointed-choice';
import { slotAt } from './pointing-out';
import { SlotPicker } from './slot-picker';

interface ToldSlotsProps {
  readonly told: Told;
  readonly within: Within;
  readonly desk: Desk;
  /** Nothing where the mission is only looked at. */
  readonly change?: ((part: object, joins?: string) => void) | undefined;
}

/** A sentence in which everything that can be chosen is a button. */
export function ToldSlots({ told, within, desk, change }: ToldSlotsProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  if (!change) return <p className="told-words">{told.text}</p>;
  const ends = [0, ...told.slots.map(({ to }) => to)];
  return (
    <p ref={sentence} className="told-words">
      {told.slots.map((slot, index) => (
        // More or less can be said there after a choice: the slot stays, with whoever is choosing in it.
        <span key={slot.places[0]?.path.join('.')}>
          {told.text.slice(ends[index], slot.from)}
          <SlotButton
            slot={slot}
            words={told.text.slice(slot.from, slot.to)}
            {...{ within, desk, change }}
            onGone={() => goOn(sentence.current, index)}
          />
        </span>
      ))}
      {told.text.slice(ends.at(-1))}
    </p>
  );
}

interface SlotButtonProps extends Pick<ToldSlotsProps, 'within' | 'desk'> {
  readonly slot: Slot;
  readonly words: string;
  readonly change: (part: object, joins?: string) => void;
  /** Says where whoever was choosing in it goes on. */
  readonly onGone: () => void;
}

/** Something else is said there by a choice, in a slot of its own, or nothing is. */
function goOn(sentence: HTMLElement | null, index: number): void {
  const next = standingAt(sentence, '.told-slot', index) ?? sentence?.closest<HTMLElement>('[data-story]');
  next?.focus();
}

/** What runs on with the text of a sentence cannot be a button of the page: such a one is never broken over two lines. */
function pressByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}

function SlotButton({ slot, words, within, desk, change, onGone }: SlotButtonProps) {
  const say = useSentences();
  const opener = useRef<HTMLSpanElement>(null);
  const [place] = slot.places;
  const entry = (place && entryOfPlace(place)) ?? entryOfPart(within.part, within.value);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <span
          ref={opener}
          role="button"
          tabIndex={0}
          className="told-slot"
          aria-label={say('builder.slot', { words: inShort(words) })}
          onKeyDown={pressByKey}
          {...about(entry)}
          {...slotAt(slot.places.map(({ path }) => path))}
        >
          {words}
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="slot-picker"
          {...about(entry)}
          aria-label={say('builder.slot', { words: inShort(words) })}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={letBoardAnswer(slot.places)}
          onCloseAutoFocus={(event) => {
            if (opener.current?.isConnected) return;
            event.preventDefault();
            onGone();
          }}
        >
          <SlotPicker
            places={slot.places}
            within={{ ...within, stretch: { from: slot.from, to: slot.to } }}
            desk={desk}
            change={change}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
