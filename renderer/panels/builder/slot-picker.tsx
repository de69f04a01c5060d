import { cardSubjects } from '../../builder/cards';
import type { Desk } from '../../builder/desk';
import { isTextAt, numberAt, numberMeant, type Offer, offersOf, type Within } from '../../builder/offers';
import { withValue } from '../../builder/paths';
import type { Place } from '../../builder/places';
import { useSentences } from '../../session/session-context';
import { walkButtons } from '../list-keys';
import { SpokenOf } from '../spoken-of';
import { keyName } from './key-name';
import { NumberChoice } from './number-choice';
import { PointedChoice, PointedZone, usePointedPart } from './pointed-choice';
import { WordsChoice } from './words-choice';

interface SlotPickerProps {
  readonly places: readonly Place[];
  readonly within: Within;
  readonly desk: Desk;
  readonly change: (part: object, joins?: string) => void;
}

/** Everything that can be chosen in one place of a sentence, place by place where several share the same words. */
export function SlotPicker({ places, ...props }: SlotPickerProps) {
  const isSaid = places.some(({ value }) => value !== undefined);
  const put = ({ path }: Place, value: unknown, joins?: string) =>
    props.change(withValue(props.within.value, path, value) as object, joins);
  usePointedPart(places, put);
  const offers = offersOf(places, props.within, props.desk);
  return (
    <div className="slot-places" onKeyDown={walkButtons}>
      {places.map((place) => (
        <PlaceChoices
          key={place.path.join('.')}
          {...{ place, isSaid, ...props }}
          offers={offers.get(place) ?? []}
          put={(value, joins) => put(place, value, joins)}
        />
      ))}
      <PointedZone places={places} put={put} />
    </div>
  );
}

interface PlaceChoicesProps extends Omit<SlotPickerProps, 'places'> {
  readonly place: Place;
  readonly offers: readonly Offer[];
  /** The words of the slot say something already, in this place or in another. */
  readonly isSaid: boolean;
  readonly put: (value: unknown, joins?: string) => void;
}

function PlaceChoices({ place, offers, isSaid, within, desk, change, put }: PlaceChoicesProps) {
  const say = useSentences();
  const number = numberAt(place);
  if (offers.length === 0 && !number && !isTextAt(place)) return null;
  return (
    <section className="slot-place" aria-label={say(keyName(place))}>
      {isTextAt(place) ? <WordsChoice place={place} put={put} /> : <h4>{say(keyName(place))}</h4>}
      {number ? (
        <NumberChoice place={place} bounds={number} now={numberMeant(place, within, desk)} put={put} />
      ) : null}
      <ul>
        {offers.map((offer, index) => (
          // Each choice puts the others in other words; whoever made it goes on at the same button.
          <li key={index}>
            <OfferButton
              offer={offer}
              isUnsaid={offer.isUnsaid === true && (number !== undefined || (isSaid && offer.isNow))}
              change={change}
            />
          </li>
        ))}
      </ul>
      <PointedChoice {...{ place, within, change }} />
      <CardSpokenOf place={place} desk={desk} />
    </section>
  );
}

/** What else speaks of the card that is named there: no piece on the board could be selected to see it. */
function CardSpokenOf({ place: { names, value }, desk }: { place: Place; desk: Desk }) {
  if (names !== 'card' || typeof value !== 'string') return null;
  return <SpokenOf subjects={cardSubjects(desk.mission, value)} isBeside />;
}

interface OfferButtonProps {
  readonly offer: Offer;
  readonly isUnsaid: boolean;
  readonly change: (part: object) => void;
}

/** What can be put there, in the words of the sentence; where nothing is said there these are the words of something else. */
function OfferButton({ offer, isUnsaid, change }: OfferButtonProps) {
  const say = useSentences();
  if (offer.lacks) return <p className="slot-lacks">{say(`builder.lacks.${offer.lacks}`)}</p>;
  return (
    <button
      type="button"
      className="slot-offer"
      aria-pressed={offer.isNow}
      onClick={() => change(offer.part)}
    >
      {isUnsaid ? say('builder.unsaid') : offer.words}
    </button>
  );
}
