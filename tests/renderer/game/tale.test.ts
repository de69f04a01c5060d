import { describe, expect, it } from 'vitest';
import { lineTo } from '../../../renderer/game/moment';
import { isNearlyWon } from '../../../renderer/game/nearly-won';
import { MOST_LINES, taleOf } from '../../../renderer/game/tale';
import { beforeItWentWrong } from '../../../renderer/game/went-wrong';
import { wordsFor } from '../../../telling/systems';
import { gameOn, isInRound, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

/** A game that is over. */
function over(name: string, count = 4) {
  const game = gameOn(sampleMission(name), { seed: '2', count });
  new Player('2').playUntil(game, () => false);
  return momentOf(game);
}

describe('the tale of a game', () => {
  const end = over('m2.boothill.json');
  const told = taleOf(end, wordsFor(end.seen.table, 'en', false));

  it('is told in a few lines, in their order, and ends with the end', () => {
    expect(end.seen.outcome?.won).toBe(false);
    expect(told).toHaveLength(MOST_LINES);
    const numbers = told.map(({ moment }) => moment.number);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    expect(told.at(-1)?.sentence).toMatch(/^The game is lost/);
  });

  it('tells who was eliminated, and of many wounds only some', () => {
    expect(told.some(({ sentence }) => /eliminated/.test(sentence))).toBe(true);
    const wounds = (lines: readonly { sentence: string }[]) =>
      lines.filter(({ sentence }) => /takes \d wounds?/.test(sentence)).length;
    expect(wounds(told)).toBeLessThan(MOST_LINES / 2);
  });

  it('has a moment of the game behind every line, which knows the event', () => {
    const line = new Set(lineTo(end));
    for (const { moment, place, round } of told) {
      expect(line.has(moment)).toBe(true);
      expect(moment.events[place]).toBeDefined();
      expect(round).toBeLessThanOrEqual(end.round);
    }
  });
});

describe('before it went wrong', () => {
  it('is where players could decide, at the beginning of one of the last rounds', () => {
    const end = over('m2.boothill.json');
    const before = beforeItWentWrong(end);
    expect(before?.seen.outcome).toBeUndefined();
    expect(before?.seen.decision?.is.free).toBeDefined();
    expect(before && end.round - before.round).toBeLessThan(3);
    expect(before?.after?.round).not.toBe(before?.round);
  });

  it('is nowhere in a game that was won, or is not over', () => {
    const won = over('m0.boothill.json', 3);
    expect(won.seen.outcome?.won).toBe(true);
    expect(beforeItWentWrong(won)).toBeUndefined();
    const game = gameOn(sampleMission('m0.boothill.json'), { seed: '2', count: 4 });
    new Player('2').playUntil(game, isInRound(2));
    expect(beforeItWentWrong(momentOf(game))).toBeUndefined();
  });
});

describe('a game that was nearly won', () => {
  it('is one that was won, or lost with one survivor left on the board; and none that was far from it', () => {
    expect(isNearlyWon(over('m0.boothill.json', 3))).toBe(true);
    const lost = over('m0.boothill.json');
    expect(lost.seen.outcome?.won).toBe(false);
    expect(isNearlyWon(lost)).toBe(true);
    expect(isNearlyWon(over('m2.boothill.json'))).toBe(false);
    const game = gameOn(sampleMission('m0.boothill.json'), { seed: '2', count: 4 });
    expect(isNearlyWon(momentOf(game))).toBe(false);
  });
});
