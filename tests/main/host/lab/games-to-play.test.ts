import { describe, expect, it } from 'vitest';
import { GamesToPlay } from '../../../../main/host/lab/games-to-play';

function numbersOf(toPlay: GamesToPlay, threads = 2): number[] {
  const numbers: number[] = [];
  for (let batch = toPlay.take(threads); batch; batch = toPlay.take(threads)) {
    for (let number = batch.first; number <= batch.last; number++) numbers.push(number);
  }
  return numbers;
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('the games that are still to be played', () => {
  it.each([0, 1, 2, 99, 1000])('are given out once each, in their order: %i', (games) => {
    expect(numbersOf(new GamesToPlay(games))).toEqual(upTo(games));
  });

  it('are given out in batches that leave something for every thread', () => {
    const toPlay = new GamesToPlay(12);
    expect(toPlay.take(3)).toEqual({ first: 1, last: 2 });
    expect(toPlay.count).toBe(10);
    expect(new GamesToPlay(1).take(3)).toEqual({ first: 1, last: 1 });
  });

  it('come first again when they are handed back', () => {
    const toPlay = new GamesToPlay(100);
    const batch = toPlay.take(2);
    expect(batch).toEqual({ first: 1, last: 25 });
    toPlay.putBack({ first: 11, last: 25 });
    expect(toPlay.count).toBe(90);
    expect(numbersOf(toPlay)).toEqual(upTo(100).slice(10));
  });

  it('stay as they are when nothing is handed back', () => {
    const toPlay = new GamesToPlay(3);
    toPlay.putBack({ first: 5, last: 4 });
    expect(numbersOf(toPlay)).toEqual([1, 2, 3]);
  });

  it('are taken alone after one of them has killed a thread', () => {
    const toPlay = new GamesToPlay(40);
    toPlay.take(2);
    toPlay.putBackOneByOne({ first: 1, last: 10 });
    expect(toPlay.take(2)).toEqual({ first: 1, last: 1 });
    expect(toPlay.take(2)).toEqual({ first: 2, last: 2 });
    expect(toPlay.count).toBe(38);
  });
});
