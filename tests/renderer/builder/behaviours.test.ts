import { describe, expect, it } from 'vitest';
import { languages } from '../../../languages';
import { isChosenIn } from '../../../renderer/builder/behaviours';
import { deskFor } from '../../../renderer/builder/desk';
import { offersAt } from '../../../renderer/builder/offers';
import { documentOf } from '../../../renderer/document/systems';
import { entryOfPart } from '../../../renderer/handbook/entry-of';
import type { Behaviour } from '../../../schemas';
import { sampleMission } from '../../helpers/samples';

const m1 = sampleMission('m1.boothill.json');
const pieces = documentOf(m1.system).behaviours(m1);

describe('what a piece does', () => {
  it.each(languages)('has one slot, and all that is offered there can be chosen (%s)', (language) => {
    const desk = deskFor(m1, language);
    for (const { behaviour } of pieces) {
      const { slots, more } = desk.told('Behaviour', behaviour);
      expect(slots.map(({ places }) => places.length)).toEqual([1]);
      expect(more).toEqual([]);
      const [slot] = slots;
      const [place] = slot?.places ?? [];
      if (!slot || !place) throw new Error('There is a choice');
      const offers = offersAt(place, { part: 'Behaviour', value: behaviour, stretch: slot }, desk);
      expect(offers.filter(({ isNow }) => isNow).map(({ part }) => part)).toEqual([behaviour]);
      expect(offers).toHaveLength(2);
      expect(offers.every(({ part }) => isChosenIn(behaviour, part))).toBe(true);
    }
  });

  it.each([
    ['another behaviour', { behaviour: 'train-drives', moves: true }],
    ['another thing', { behaviour: 'train-back', tile: 'b', behind: 'train' }],
    ['what is no choice', { behaviour: 'train-back', tile: 'a', behind: 'bridge' }],
    ['nothing', { behaviour: 'train-back', tile: 'a' }],
    ['a list', []],
  ])('does not become %s by a choice', (_, next) => {
    const now: Behaviour = { behaviour: 'train-back', tile: 'a', behind: 'train' };
    expect(isChosenIn(now, next)).toBe(false);
    expect(isChosenIn(now, { ...now, behind: 'railroad' })).toBe(true);
  });

  it('has no entry of the handbook to itself', () => {
    expect(pieces.map(({ behaviour }) => entryOfPart('Behaviour', behaviour))).toEqual(
      pieces.map(() => undefined),
    );
    expect(pieces.length).toBeGreaterThan(1);
  });
});
