import { expect, it } from 'vitest';
import { outcomeOf, searchWin, step } from '../../../engine';
import { sampleMission, started } from '../../helpers/games';

const mission = sampleMission('tutorials/first-mission.boothill');
const limits = { breadth: 40, ways: 15, turns: 60 };

it('finds options that win, and the same ones every time', () => {
  const { won } = searchWin(started(mission, { count: 4 }), limits, 'search');
  expect(won).toEqual(searchWin(started(mission, { count: 4 }), limits, 'search').won);
  const game = started(mission, { count: 4 });
  for (const option of won ?? []) step(game, option);
  expect(outcomeOf(game)?.won).toBe(true);
});

it('gives up after so many turns', () => {
  const search = searchWin(started(mission), { ...limits, turns: 1 }, 'search');
  expect(search.won).toBeUndefined();
});
