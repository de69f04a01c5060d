import { describe, expect, it } from 'vitest';
import { formNamed } from '../../../renderer/builder/forms';
import { type Beginning, started, startedWith, startedWord } from '../../../renderer/builder/starters';
import { thingsOf } from '../../../renderer/builder/things';
import type { ObjectForm } from '../../../schemas/form';
import { emptyMission } from '../../helpers/empty-mission';
import { sampleMission } from '../../helpers/samples';

const beginning = (mission = emptyMission): Beginning => ({
  things: thingsOf(mission),
  text: (of) => ({ en: of }),
});

describe('the plainest value', () => {
  it('of a choice is the first, and all people where whoever did something may be nobody', () => {
    expect(started({ is: 'choice', values: ['red', 'blue'] }, beginning())).toEqual({ value: 'red' });
    expect(started({ is: 'choice', values: ['doer', 'all'] }, beginning())).toEqual({ value: 'all' });
  });

  it('of a number is 1, or as near to it as may be', () => {
    const number = (least: number, most: number) => started({ is: 'number', least, most }, beginning());
    expect([number(0, 9), number(3, 9), number(-5, -2)]).toEqual([{ value: 1 }, { value: 3 }, { value: -2 }]);
  });

  it('of a name is the first there is, or says what there is none of', () => {
    const m6 = sampleMission('m6.boothill.json');
    const wagon = thingsOf(m6).machine[0];
    expect(started({ is: 'name' }, beginning(m6), 'machine')).toEqual({ value: wagon });
    expect(started({ is: 'name' }, beginning(), 'machine')).toEqual({ lacks: 'machine' });
  });

  it('of a goal is a task, and of a word all that it needs', () => {
    expect(started('Goal', beginning())).toMatchObject({ value: { reach: expect.anything() as object } });
    expect(startedWord('Effect', 'lose', beginning())).toEqual({ value: { effect: 'lose' } });
    expect(startedWord('Effect', 'adrenaline', beginning())).toEqual({
      value: { effect: 'adrenaline', amount: 1 },
    });
  });

  it('of what counts is a counter, though there is none yet; what only looks at one lacks it', () => {
    const counted = startedWord('Effect', 'count', beginning());
    expect(counted).toHaveProperty('value.counter', 'counter');
    const shows = startedWith(formNamed('Condition') as ObjectForm, 'counter', beginning());
    expect(shows).toEqual({ lacks: 'counter' });
  });

  it('of text is what an author has not named yet', () => {
    expect(startedWith(formNamed('Goal') as ObjectForm, 'text', beginning())).toMatchObject({
      value: { text: { en: 'rule' } },
    });
  });
});
