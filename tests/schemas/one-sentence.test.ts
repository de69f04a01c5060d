import { describe, expect, it } from 'vitest';
import { loadValue } from '../../schemas';
import { emptyMission } from '../helpers/empty-mission';

/** What is said of a rule that is wrong somewhere, by code, place and what matters of it. */
function said(rule: object): string[] {
  const loaded = loadValue({ ...emptyMission, rules: [{ id: 'a', ...rule }] }, 'mission');
  return (loaded.ok ? loaded.warnings : loaded.problems).map(({ code, pointer, parameters }) =>
    [code, pointer.replace('/rules/0', ''), parameters['limit'] ?? parameters['meant'] ?? '']
      .join(' ')
      .trim(),
  );
}

const doing = (effect: object) => said({ when: { event: 'end-phase' }, do: [effect] });
const waiting = (asSoonAs: object) => said({ asSoonAs, do: [{ effect: 'lose' }] });

describe('what can be said in several ways', () => {
  it('gets one sentence where it is none of them', () => {
    expect(doing({ effect: 'wake', count: 'some' })).toEqual(['not-whole /do/0/count']);
    expect(doing({ effect: 'wake', count: 10_000 })).toEqual(['too-high /do/0/count 99']);
    expect(doing({ effect: 'count', counter: 'b', by: -100 })).toEqual(['too-low /do/0/by -99']);
    expect(waiting({ taken: { count: 1000 } })).toEqual(['not-a-count /asSoonAs/taken/count']);
    expect(waiting({ people: { who: 'evry' } })).toEqual(['not-a-choice /asSoonAs/people/who']);
    expect(
      said({ asSoonAs: { counter: { counter: 'b', atLeast: 100_000 } }, do: [{ effect: 'lose' }] }),
    ).toEqual(['too-high /asSoonAs/counter/atLeast 999']);
  });

  it('is wrong where it is wrong, and nowhere above', () => {
    expect(doing({ effect: 'wake', count: { per: 'survivr' } })).toEqual([
      'nearly-a-choice /do/0/count/per "survivor"',
    ]);
    expect(doing({ effect: 'wake', count: { per: 'survivor', dice: 2 } })).toEqual([
      'not-exactly-one /do/0/count',
    ]);
  });
});

describe('a word that is spelt wrong', () => {
  it('brings the one that was meant, and no others', () => {
    expect(said({ when: { event: 'objectve-taken' }, do: [{ effect: 'lose' }] })).toEqual([
      'nearly-a-choice /when/event "objective-taken"',
    ]);
    expect(doing({ effect: 'adrenalin' })).toEqual(['nearly-a-choice /do/0/effect "adrenaline"']);
    expect(doing({ effect: 'xyz' })).toEqual(['not-a-choice /do/0/effect']);
  });
});
