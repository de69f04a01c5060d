import { expect, it } from 'vitest';
import { type Decision, decision, procedure } from '../../../engine/game/agenda';
import { vocabularyOf } from '../../../engine/game/vocabulary';

const named = (count: number) => Array.from({ length: count }, (_, number) => `n${number}`);
const withThings = (count: number) => Object.fromEntries(named(count).map((name) => [name, 'number']));

it('an action is done with four things at most, and one with more is no word of a game', () => {
  const words = { wait: { with: {} }, juggle: { with: withThings(4) } };
  expect(vocabularyOf(words, {}).kinds).toEqual([
    { do: 'wait', with: {} },
    { do: 'juggle', with: withThings(4) },
  ]);
  expect(() => vocabularyOf({ ...words, 'juggle-on': { with: withThings(5) } }, {})).toThrow('juggle-on');
});

it('procedures and decisions keep ten numbers at most, and one with more is none', () => {
  const question: Decision<never, string> = { decider: () => 0, options: () => {}, choose: () => {} };
  expect(procedure('long', named(10), []).arguments).toHaveLength(10);
  expect(decision('wide', named(10), question).arguments).toHaveLength(10);
  expect(() => procedure('longer', named(11), [])).toThrow('longer');
  expect(() => decision('wider', named(11), question)).toThrow('wider');
});
