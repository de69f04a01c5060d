import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Mission } from '../../../schemas';
import { applied } from '../../../sharing/compare/applied';
import { type Change, difference } from '../../../sharing/compare/difference';
import { merged } from '../../../sharing/compare/merged';
import { sampleMission } from '../../helpers/samples';

const base = sampleMission('m4.boothill.json');
/** So much can be changed in it: as much as makes another mission of it. */
const changes = difference(base, sampleMission('m6.boothill.json')).filter(
  ({ kind }) => kind !== 'reordered',
);
const some = fc
  .shuffledSubarray(changes)
  .map((chosen) => changes.filter((change) => chosen.includes(change)));
const parted = fc
  .array(fc.constantFrom('mine', 'theirs', 'nobody'), {
    minLength: changes.length,
    maxLength: changes.length,
  })
  .map((whose) => {
    const of = (who: string) => changes.filter((_, index) => whose[index] === who);
    return { mine: of('mine'), theirs: of('theirs') };
  });

const { tokens = [], rules = [] } = base;
const [first, second] = tokens;
const [rule] = rules;
if (!first || !second || !rule) throw new Error('M4 has tokens and rules');

const withToken = (id: string, change: object): Mission => ({
  ...base,
  tokens: tokens.map((token) => (token.id === id ? { ...token, ...change } : token)),
});

describe('two versions of a mission', () => {
  test.prop([some])('are the one that was changed where only one was', (own) => {
    const mine = applied(base, own);
    expect(merged(base, mine, base)).toEqual({ mission: mine, questions: [] });
    expect(merged(base, base, mine)).toEqual({ mission: mine, questions: [] });
    expect(merged(base, mine, mine)).toEqual({ mission: mine, questions: [] });
  });

  test.prop([parted])(
    'have what both did, and ask nothing where that was never the same',
    ({ mine, theirs }) => {
      const both = merged(base, applied(base, mine), applied(base, theirs));
      expect(both.questions).toEqual([]);
      const known = (list: readonly Change[]) => new Set(list.map(({ part, item }) => `${part}/${item}`));
      expect(known(difference(base, both.mission))).toEqual(known([...mine, ...theirs]));
    },
  );

  test.prop([parted])('come to the same whoever merges', ({ mine, theirs }) => {
    const [one, other] = [applied(base, mine), applied(base, theirs)];
    expect(merged(base, one, other).mission).toEqual(merged(base, other, one).mission);
  });

  it('may have done different things to one piece', () => {
    const mine = withToken(first.id, { at: { tile: 'a', x: 1, y: 1 } });
    const theirs = withToken(first.id, { note: { en: 'Here' } });
    const both = withToken(first.id, { at: { tile: 'a', x: 1, y: 1 }, note: { en: 'Here' } });
    expect(merged(base, mine, theirs)).toEqual({ mission: both, questions: [] });
  });

  it('ask where both moved one piece, and mine stands meanwhile', () => {
    const mine = withToken(first.id, { at: { tile: 'a', x: 1, y: 1 } });
    const theirs = withToken(first.id, { at: { tile: 'a', x: 2, y: 2 } });
    const { mission, questions } = merged(base, mine, theirs);
    expect(mission).toEqual(mine);
    expect(questions).toMatchObject([{ place: `tokens/${first.id}`, mine: { kind: 'moved' } }]);
    const answered = (answer: 'mine' | 'theirs' | 'neither') =>
      merged(base, mine, theirs, new Map([[`tokens/${first.id}`, answer]])).mission;
    expect(answered('theirs')).toEqual(theirs);
    expect(answered('neither')).toEqual(base);
  });

  it('ask where one threw away what the other changed', () => {
    const mine = { ...base, tokens: tokens.filter(({ id }) => id !== first.id) };
    const theirs = withToken(first.id, { note: { en: 'Here' } });
    expect(merged(base, mine, theirs).questions).toHaveLength(1);
    expect(merged(base, theirs, mine).questions).toHaveLength(1);
  });

  it('never make one rule of two halves', () => {
    const withRule = (change: object) =>
      ({ ...base, rules: [{ ...rule, ...change }, ...rules.slice(1)] }) as Mission;
    const { questions } = merged(base, withRule({ once: true }), withRule({ basis: ['X'] }));
    expect(questions).toMatchObject([{ place: `rules/${rule.id}` }]);
  });

  it('ask in which order rules stand where both turned them', () => {
    const turned = (order: readonly number[]) => ({
      ...base,
      rules: order.flatMap((place) => rules[place] ?? []),
    });
    const [mine, theirs] = [turned([1, 0, 2, 3, 4, 5, 6, 7]), turned([0, 2, 1, 3, 4, 5, 6, 7])];
    expect(merged(base, mine, theirs).questions).toMatchObject([{ place: 'rules/order' }]);
  });
});
