import { describe, expect, it } from 'vitest';
import { deskFor } from '../../../renderer/builder/desk';
import { type Offer, offersAt } from '../../../renderer/builder/offers';
import { valueAt } from '../../../renderer/builder/paths';
import type { Place } from '../../../renderer/builder/places';
import { wordsMission } from '../../helpers/words-mission';

const desk = deskFor(wordsMission, 'en');

/** All places of the slot with these words, in a goal. */
function slotOf(goal: object, words: string) {
  const { text, slots } = desk.told('Goal', goal, { deep: true });
  const slot = slots.find(({ from, to }) => text.slice(from, to) === words);
  if (!slot) throw new Error(`${text} has no slot ${words}`);
  const at = (place: Place) => offersAt(place, { part: 'Goal', value: goal, stretch: slot }, desk);
  return new Map(slot.places.map((place) => [place.path.join('.'), at(place)]));
}

const now = (offers: readonly Offer[] = []) => offers.filter(({ isNow }) => isNow);

describe('the choices of a round', () => {
  const goal = { id: 'g', reach: { round: { from: 10 } } };

  it('say of each number whether anything is said', () => {
    const places = slotOf(goal, '10');
    const unsaid = [...places].flatMap(([path, offers]) =>
      now(offers).some((one) => one.isUnsaid) ? path : [],
    );
    expect(unsaid).toEqual(['reach.round.to', 'reach.round.every']);
  });

  it('have what is said as it is, and not as it would begin', () => {
    const [chosen, ...others] = now(slotOf(goal, '10').get('reach.round'));
    expect(others).toEqual([]);
    expect(chosen?.part).toEqual(goal);
    expect(chosen?.words).toBe('10');
  });

  it('can be left out again where something else is said', () => {
    const both = { id: 'g', reach: { round: { from: 10, to: 12 } } };
    const places = slotOf(both, '10');
    const from = places.get('reach.round.from')?.find((one) => one.isUnsaid);
    expect(from?.isNow).toBe(false);
    expect(valueAt(from?.part, ['reach', 'round'])).toEqual({ to: 12 });
    // Neither of them is what is said by both.
    expect(now(places.get('reach.round'))).toEqual([]);
  });
});
