import { describe, expect, it } from 'vitest';
import { type LabGame, labReport } from '../../../engine';
import { isLabReport } from '../../../schemas/generated/validators';
import { labGame, planWith, wonGame } from '../../helpers/lab';

const names = { zones: ['a.N', 'a.S'], goals: ['crates', 'way-out'], options: {} };

function reportOf(games: readonly LabGame[], change: Partial<Parameters<typeof labReport>[1]> = {}) {
  const plan = planWith({ seed: '5' });
  return labReport(plan, { names, games, faults: [], wanted: games.length, ended: 'done', ...change });
}

const fourGames = [
  wonGame(1, { rounds: 4, goals: [2, 4], zombies: [4, 0] }),
  labGame(2, {
    rounds: 2,
    goals: [0, 0],
    zombies: [6, 2],
    eliminated: [{ survivor: 'may', zone: 'a.N' }],
  }),
  labGame(3, {
    rounds: 5,
    goals: [3, 0],
    zombies: [0, 10],
    people: ['henry', 'meg'],
    outcome: { won: false, reason: 'too-many-spawn-tokens', round: 5 },
  }),
  labGame(4, {
    rounds: 5,
    goals: [5, 0],
    zombies: [0, 0],
    eliminated: [{ survivor: 'may', zone: undefined }],
  }),
];

describe('the report of a lab', () => {
  it('is what its schema says', () => {
    const report = JSON.parse(JSON.stringify(reportOf(fourGames))) as unknown;
    isLabReport(report);
    expect(isLabReport.errors).toBeNull();
  });

  it('never says how often somebody won without saying who', () => {
    expect(reportOf(fourGames).winRate).toMatchObject({ bot: 'greedy', won: 1, of: 4, share: 0.25 });
  });

  it('has the rounds of wins and losses apart', () => {
    const { rounds } = reportOf(fourGames);
    expect(rounds.won).toMatchObject({ games: 1, median: 4 });
    expect(rounds.lost).toMatchObject({ games: 3, least: 2, median: 5, most: 5 });
  });

  it('says why games were lost, the most frequent reason first', () => {
    expect(reportOf(fourGames).losses).toEqual([
      { reason: 'survivor-eliminated', games: 2 },
      { reason: 'too-many-spawn-tokens', games: 1 },
    ]);
  });

  it('says how often and in which round goals were reached', () => {
    const { goals } = reportOf(fourGames);
    expect(goals.map(({ goal, reached, rounds }) => [goal, reached, rounds?.median])).toEqual([
      ['crates', 3, 3],
      ['way-out', 1, 4],
    ]);
  });

  it('counts zombies by the round, and who was eliminated where', () => {
    expect(reportOf(fourGames).zones).toEqual([
      { zone: 'a.N', zombies: 10 / 16, eliminated: 1 },
      { zone: 'a.S', zombies: 12 / 16, eliminated: 0 },
    ]);
  });

  it('says who played how often, and how often they were eliminated', () => {
    expect(reportOf(fourGames).people).toEqual([
      { survivor: 'henry', played: 4, eliminated: 0 },
      { survivor: 'may', played: 3, eliminated: 2 },
      { survivor: 'meg', played: 1, eliminated: 0 },
    ]);
  });

  it('takes neither side of games that nobody decided', () => {
    const games = [labGame(1, { outcome: undefined, rounds: 1001 }), wonGame(2)];
    const { undecided, winRate, losses, seeds } = reportOf(games);
    expect({ undecided, losses }).toEqual({ undecided: 1, losses: [] });
    expect(winRate).toMatchObject({ won: 1, of: 2 });
    expect(seeds.longest).toEqual({ seed: '5/1', result: 'undecided', rounds: 1001 });
  });

  it('names games by their seeds', () => {
    expect(reportOf(fourGames, { faults: [{ number: 9, message: 'oh' }] }).faults).toEqual([
      { seed: '5/9', message: 'oh' },
    ]);
  });

  it('of no games has no figures, and is valid', () => {
    const report = reportOf([], { wanted: 10, ended: 'cancelled' });
    expect(report).toMatchObject({ played: 0, winRate: { won: 0, of: 0, least: 0, most: 1 }, seeds: {} });
    expect(report.winRate).not.toHaveProperty('share');
    expect(isLabReport(JSON.parse(JSON.stringify(report)))).toBe(true);
  });

  it('says which optional rules were on, whoever settled that', () => {
    const on = { ...names, options: { ultrared: true, slipperyStops: false } };
    const report = reportOf([], { names: on });
    expect(report).toMatchObject({ ultrared: true });
    expect(report).not.toHaveProperty('slipperyStops');
  });

  it('says who played, if that was wanted', () => {
    const of = (options: object) =>
      labReport(planWith({ options }), { names, games: [], faults: [], wanted: 0, ended: 'done' });
    expect(of({ people: ['henry'] })).toMatchObject({ survivors: ['henry'] });
    expect(of({ count: 4 })).toMatchObject({ survivors: 4 });
    expect(of({})).not.toHaveProperty('survivors');
  });
});

describe('the games worth a look', () => {
  const seedsOf = (...games: LabGame[]) => reportOf(games).seeds;

  it('are the extremes', () => {
    const seeds = seedsOf(
      labGame(1, { rounds: 4 }),
      wonGame(2, { rounds: 9 }),
      wonGame(3, { rounds: 6 }),
      labGame(4, { rounds: 3 }),
      labGame(5, { rounds: 8 }),
    );
    expect(seeds.quickestWin).toEqual({ seed: '5/3', result: 'win', rounds: 6 });
    expect(seeds.shortestLoss).toEqual({ seed: '5/4', result: 'loss', rounds: 3 });
    expect(seeds.longest).toEqual({ seed: '5/2', result: 'win', rounds: 9 });
  });

  it('have a typical one: what happens more often, in the middle of its lengths', () => {
    const losses = [2, 9, 5].map((rounds, index) => labGame(index + 1, { rounds }));
    expect(seedsOf(...losses, wonGame(4, { rounds: 1 })).typical).toEqual({
      seed: '5/3',
      result: 'loss',
      rounds: 5,
    });
  });

  it('are told apart by their decisions where their rounds are the same', () => {
    const [one, other] = [labGame(1, { decisions: 20 }), labGame(2, { decisions: 8 })];
    expect(seedsOf(one, other).shortestLoss?.seed).toBe('5/2');
    expect(seedsOf(one, other).longest?.seed).toBe('5/1');
  });

  it('are the first of those that are the same', () => {
    expect(seedsOf(labGame(1), labGame(2)).shortestLoss?.seed).toBe('5/1');
    expect(seedsOf(labGame(1), labGame(2)).longest?.seed).toBe('5/1');
  });
});
