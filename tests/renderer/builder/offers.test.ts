import { describe, expect, it } from 'vitest';
import { deskFor } from '../../../renderer/builder/desk';
import { type Line, lineOf } from '../../../renderer/builder/lines';
import { type Offer, offersAt, offersOf } from '../../../renderer/builder/offers';
import { valueAt } from '../../../renderer/builder/paths';
import type { Place } from '../../../renderer/builder/places';
import { isSame } from '../../../schemas/same';
import { sampleMission } from '../../helpers/samples';
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

describe('the choices of several places in one picker', () => {
  const m9 = sampleMission('m9.boothill.json');
  const desk9 = deskFor(m9, 'en');
  const all = (line: Line): Line[] => [line, ...line.sections.flatMap(({ lines }) => lines.flatMap(all))];

  it('are offered once, where they make the same of it', () => {
    const value = { leads: {} };
    const { slots, more } = desk9.told('Condition', value);
    const pickers = [...slots.map(({ places }) => places), more];
    const offers = pickers.flatMap((places) => [
      ...offersOf(places, { part: 'Condition', value }, desk9).values(),
    ]);
    const brawlers = offers.flat().filter(({ part }) => isSame(part, { leads: { class: 'Brawler' } }));
    expect(brawlers).toHaveLength(1);
  });

  it('leave nothing out that only one place could say', () => {
    const lines = (m9.rules ?? []).flatMap((rule) => all(lineOf('Rule', rule)));
    for (const { part, value, use } of lines) {
      const { slots, more } = desk9.told(part, value, { use });
      for (const places of [...slots.map((slot) => slot.places), more]) {
        const within = { part, value, use };
        const said = new Set(places.flatMap((place) => offersAt(place, within, desk9).map(dataOf)));
        const left = [...offersOf(places, within, desk9).values()].flat();
        expect(new Set(left.map(dataOf))).toEqual(said);
        const plain = left.filter(({ isNow, lacks }) => !isNow && !lacks);
        expect(new Set(plain.map(dataOf)).size).toBe(plain.length);
      }
    }
  });
});

const dataOf = ({ part }: Offer) => JSON.stringify(part);
