import { describe, expect, test } from 'vitest';
import { snapshot } from '../../../engine';
import { applyChanges, changesBetween } from '../../../engine/game/changes';
import { lineTo } from '../../../renderer/game/moment';
import { bytesOfGame } from '../../helpers/game-memory';
import { sampleMission } from '../../helpers/games';
import { bytesInUse } from '../../helpers/heap';
import { isSame } from '../../helpers/memory';
import { gameOn, isInRound, momentOf, Player, sightOf } from '../../helpers/played';

const m4 = sampleMission('m4.boothill');

test('the changes between two memories make of the one the other', () => {
  const [before, after] = [Int32Array.of(1, 2, 3, -4), Int32Array.of(1, 5, 3, -2_000_000_000)];
  const changes = changesBetween(before, after);
  expect([...changes]).toEqual([1, 5, 3, -2_000_000_000]);
  applyChanges(before, changes);
  expect(before).toEqual(after);
});

describe('a game whose moments nobody has in hand any more', () => {
  test('stands at every moment as it did, whichever is asked first', async () => {
    const game = gameOn(m4, { seed: 'forgotten', count: 4 });
    const stood: { words: Int32Array; sight: string }[] = [];
    new Player().playUntil(game, (moment) => {
      stood.push({ words: snapshot(moment.game), sight: sightOf(moment) });
      return isInRound(3)(moment);
    });
    const line = lineTo(momentOf(game));
    expect(line.length).toBe(stood.length);
    for (const order of [line, line.toReversed(), line.filter((_, place) => place % 7 === 0)]) {
      await bytesInUse();
      for (const moment of order) {
        expect(isSame(moment.game.state.words, stood[moment.number]?.words ?? new Int32Array())).toBe(true);
        expect(sightOf(moment)).toBe(stood[moment.number]?.sight);
      }
    }
  });

  test('is the same game for as long as somebody has one of its sights', async () => {
    const game = gameOn(m4, { seed: 'held', count: 4 });
    new Player().playUntil(game, isInRound(2));
    const moment = lineTo(momentOf(game))[3];
    const gone = new WeakRef(moment?.game ?? {});
    await bytesInUse();
    expect(gone.deref()).toBeUndefined();
    const seen = moment?.seen;
    const made = new WeakRef(moment?.game ?? {});
    await bytesInUse();
    expect(moment?.seen).toBe(seen);
    expect(made.deref()).toBe(moment?.game);
  });
});

test('a game of 300 moments on M4 takes at most 2.5 MB, a fifth of what whole games took', async () => {
  expect(await bytesOfGame(m4, 300)).toBeLessThan(2_500_000);
});
