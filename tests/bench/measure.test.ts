import { expect, test } from 'vitest';
import { type Bench, measure, rowOf } from './measure';

const bench = (ours: () => unknown, beside: () => unknown): Bench => ({
  what: 'ours',
  ours: { run: ours },
  beside: { what: 'theirs', run: beside },
});
const nothing = bench(
  () => 1,
  () => 1,
);

test('a row says how many times as fast ours is, and between what half of all rounds lie', () => {
  const row = rowOf(nothing, [
    [1, 2, 4, 2, 1],
    [2, 2, 2, 6, 4],
  ]);
  expect(row).toMatchObject({ ours: 2, theirs: 2, ratio: 2, spread: [1, 3] });
});

test('a moment that is slow for both changes no ratio', () => {
  const row = rowOf(nothing, [
    [1, 50, 1],
    [2, 100, 2],
  ]);
  expect(row).toMatchObject({ ratio: 2, spread: [2, 2] });
});

test('each of the two goes first as often, and the first round is not counted', async () => {
  const order: string[] = [];
  const watched = bench(
    () => order.push('ours'),
    () => order.push('theirs'),
  );
  const [ours, theirs] = await measure(watched, 4);
  const firsts = order.filter((_, place) => place % 2 === 0);
  expect(firsts.slice(1)).toEqual(['ours', 'theirs', 'ours', 'theirs']);
  expect([ours.length, theirs.length]).toEqual([4, 4]);
});
