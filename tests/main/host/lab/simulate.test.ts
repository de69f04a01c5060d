import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { LabPlan } from '../../../../engine';
import { type LabMeans, simulate } from '../../../../main/host/lab/simulate';
import type { LabReport } from '../../../../schemas';
import { emptyFolder } from '../../../helpers/folders';
import { faultyLabWorker, planWith } from '../../../helpers/lab';
import { builtLabWorker } from '../../../helpers/lab-worker';

const GAMES = 40;

async function simulated(plan: LabPlan, games: number, means: Partial<LabMeans> = {}) {
  const result = await simulate(plan, games, { program: builtLabWorker, threads: 2, ...means });
  if ('problem' in result) throw new Error(result.problem.code);
  return result;
}

async function reportOf(plan: LabPlan, games = GAMES, means: Partial<LabMeans> = {}): Promise<LabReport> {
  return (await simulated(plan, games, means)).report;
}

describe('many games', () => {
  it('give the same whatever the number of threads', async () => {
    const plan = planWith({ options: {} });
    const reports = await Promise.all([1, 2, 3].map((threads) => reportOf(plan, GAMES, { threads })));
    expect(reports[0]).toMatchObject({ played: GAMES, wanted: GAMES, ended: 'done', faults: [] });
    expect(reports[1]).toEqual(reports[0]);
    expect(reports[2]).toEqual(reports[0]);
  });

  it('give something else for another seed, another bot, another posse', async () => {
    const plans = [
      planWith(),
      planWith({ seed: 'x' }),
      planWith({ bot: 'random' }),
      planWith({ options: {} }),
    ];
    const reports = await Promise.all(plans.map((plan) => reportOf(plan, 10)));
    const figures = reports.map(({ rounds, zones, people }) => JSON.stringify({ rounds, zones, people }));
    expect(new Set(figures).size).toBe(4);
  });

  it('are told one after the other', async () => {
    const told: number[] = [];
    await simulated(planWith(), GAMES, { progress: (done) => told.push(done) });
    expect(told).toEqual([...told].sort((one, other) => one - other));
    expect(told.at(-1)).toBe(GAMES);
    expect(told.length).toBeGreaterThan(1);
  });

  it('can be fewer than threads, or none', async () => {
    expect(await reportOf(planWith(), 1, { threads: 3 })).toMatchObject({ played: 1, ended: 'done' });
    expect(await reportOf(planWith(), 0)).toMatchObject({ played: 0, ended: 'done' });
  });

  it('are not played where the mission cannot be', async () => {
    const plan = planWith({ options: { people: ['hal'] } });
    expect(await simulate(plan, GAMES, { program: builtLabWorker, threads: 2 })).toEqual({
      problem: { code: 'unknown-survivor', parameters: { survivor: 'hal' } },
    });
  });
});

describe('cancelling', () => {
  const ENDLESS = 100_000;

  it('ends at once, and keeps what has been played', async () => {
    const controller = new AbortController();
    let told = 0;
    const report = await reportOf(planWith(), ENDLESS, {
      signal: controller.signal,
      progress: (done) => {
        told = done;
        if (done >= 20) controller.abort();
      },
    });
    // A thread is at no more than a few games when it hears of it.
    expect(told).toBeLessThan(ENDLESS / 100);
    expect(report).toMatchObject({ ended: 'cancelled', wanted: ENDLESS, played: told, faults: [] });
    expect(report.winRate.of).toBe(told);
    expect(report.zones.length).toBeGreaterThan(0);
  });

  it('keeps games that are the same as without it', async () => {
    const controller = new AbortController();
    const progress = (done: number) => done >= 20 && controller.abort();
    const { played, ...cancelled } = await reportOf(planWith(), ENDLESS, {
      threads: 1,
      signal: controller.signal,
      progress,
    });
    const whole = await reportOf(planWith(), played);
    expect({ ...cancelled, ended: 'done', wanted: played, played }).toEqual(whole);
  });

  it('before the beginning plays nothing', async () => {
    const report = await reportOf(planWith(), ENDLESS, { signal: AbortSignal.abort() });
    expect(report).toMatchObject({ ended: 'cancelled', played: 0 });
  });

  it('does not wait for a game that never ends', async () => {
    const controller = new AbortController();
    const report = await reportOf(planWith(), GAMES, {
      program: await faultyLabWorker('hangs 3'),
      signal: controller.signal,
      // One thread hangs by then; the other goes on.
      progress: (done) => done >= GAMES / 2 && controller.abort(),
    });
    expect(report).toMatchObject({ ended: 'cancelled', faults: [] });
    expect(report.played).toBeGreaterThanOrEqual(GAMES / 2);
  });
});

describe('a fault', () => {
  it('in one game costs that game only', async () => {
    const program = await faultyLabWorker('throws 7');
    for (const threads of [1, 2, 3]) {
      const report = await reportOf(planWith(), GAMES, { program, threads });
      expect(report).toMatchObject({ ended: 'done', wanted: GAMES, played: GAMES - 1 });
      expect(report.faults).toEqual([{ seed: 'test/7', message: 'Error: a planted fault' }]);
    }
  });

  it('that ends a thread costs that game only', async () => {
    const program = await faultyLabWorker('ends 7');
    const reports = await Promise.all(
      [1, 2, 3].map((threads) => reportOf(planWith(), GAMES, { program, threads })),
    );
    expect(reports[0]).toMatchObject({ ended: 'done', wanted: GAMES, played: GAMES - 1 });
    expect(reports[0]?.faults).toEqual([{ seed: 'test/7', message: '' }]);
    expect(reports[1]).toEqual(reports[0]);
    expect(reports[2]).toEqual(reports[0]);
  });

  it('that ends every thread is not tried for ever', async () => {
    const program = await faultyLabWorker('ends all');
    const { report, trouble } = await simulated(planWith(), 1000, { program });
    expect(report).toMatchObject({ ended: 'broken', played: 0 });
    expect(trouble).toEqual({ code: 'thread-ended' });
  });

  it('in every game is told for every game', async () => {
    const program = await faultyLabWorker('throws all');
    const { faults, ended } = await reportOf(planWith(), 10, { program });
    expect(ended).toBe('done');
    expect(faults).toHaveLength(10);
  });

  it.each(['throws', 'ends'])('before the first game leaves no games: %s', async (fault) => {
    const program = await faultyLabWorker(`${fault} start`);
    const { report, trouble } = await simulated(planWith(), GAMES, { program });
    expect(report).toMatchObject({ ended: 'broken', played: 0 });
    expect([
      { code: 'thread-failed', message: 'Error: a planted fault' },
      { code: 'thread-ended' },
    ]).toContainEqual(trouble);
  });

  it('of the installation is told too', async () => {
    const program = pathToFileURL(join(await emptyFolder(), 'gone.js'));
    const { report, trouble } = await simulated(planWith(), GAMES, { program });
    expect(report).toMatchObject({ ended: 'broken', played: 0 });
    expect(trouble).toMatchObject({
      code: 'thread-failed',
      message: expect.stringContaining('gone.js') as string,
    });
  });
});
