import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobQueue } from '../../../renderer/back-room/job-queue';
import type { JobReport, JobRequest } from '../../../renderer/back-room/messages';
import type { Helper } from '../../../renderer/back-room/threads';
import { emptyMission } from '../../helpers/empty-mission';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Somebody who does nothing until told to. */
class Hired implements Helper {
  readonly asked: JobRequest[] = [];
  isSentAway = false;

  constructor(
    readonly tell: (told: JobReport) => unknown,
    readonly die: () => unknown,
  ) {}

  ask = (asked: JobRequest) => void this.asked.push(asked);
  end = () => {
    this.isSentAway = true;
  };
}

function laneWith() {
  const hired: Hired[] = [];
  const lane = createJobQueue((hear, died) => {
    const one = new Hired(hear, died);
    hired.push(one);
    return one;
  });
  const lay = (people: number, more = {}) =>
    lane.ask('lay', { mission: emptyMission, people }, { budget: 1000, ...more });
  const now = () => hired.at(-1) as Hired;
  return { lane, hired, lay, now };
}

const answer = { problem: { code: 'empty-board', parameters: {} } } as const;
const done = { ok: true, answer };

describe('a lane of the back room', () => {
  it('does one job after the other, by the same helper', async () => {
    const { hired, lay, now } = laneWith();
    const [first, second] = [lay(1), lay(2)];
    expect(now().asked.map(({ question }) => question)).toEqual([{ mission: emptyMission, people: 1 }]);
    now().tell({ answer });
    now().tell({ answer });
    expect(await Promise.all([first, second])).toEqual([done, done]);
    expect(now().asked).toHaveLength(2);
    expect(hired).toHaveLength(1);
  });

  it('says how far it is', () => {
    const { lay, now } = laneWith();
    const report = vi.fn();
    void lay(1, { report });
    now().tell({ done: 3, of: 8 });
    expect(report.mock.calls).toEqual([[3, 8]]);
  });

  it('sends the helper away whose job nobody waits for any more, and begins anew', async () => {
    const { hired, lay, now } = laneWith();
    const leave = new AbortController();
    const [first, second] = [lay(1, { signal: leave.signal }), lay(2)];
    const [slow] = hired;
    leave.abort();
    expect(await first).toEqual({ ok: false, why: 'cancelled' });
    expect(slow?.isSentAway).toBe(true);
    slow?.tell({ answer: { problem: { code: 'no-exit', parameters: {} } } });
    slow?.die();
    now().tell({ answer });
    expect(await second).toEqual(done);
    expect(hired).toHaveLength(2);
  });

  it('never begins what nobody waits for by then', async () => {
    const { lay, now } = laneWith();
    const leave = new AbortController();
    const [first, second, third] = [lay(1), lay(2, { signal: leave.signal }), lay(3)];
    leave.abort();
    expect(await second).toEqual({ ok: false, why: 'cancelled' });
    now().tell({ answer });
    now().tell({ answer });
    expect(await Promise.all([first, third])).toEqual([done, done]);
    expect(now().asked.map(({ question }) => question)).toMatchObject([{ people: 1 }, { people: 3 }]);
    expect(await lay(4, { signal: leave.signal })).toEqual({ ok: false, why: 'cancelled' });
  });

  it('lets a job lie that takes longer than it may, counted from its beginning', async () => {
    const { hired, lay, now } = laneWith();
    const [first, second] = [lay(1, { budget: 1000 }), lay(2, { budget: 500 })];
    vi.advanceTimersByTime(1000);
    expect(await first).toEqual({ ok: false, why: 'too-long' });
    vi.advanceTimersByTime(499);
    now().tell({ answer });
    expect(await second).toEqual(done);
    expect(hired).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(now().isSentAway).toBe(false);
  });

  it('goes on with another helper when one dies', async () => {
    const { lay, now } = laneWith();
    const [first, second] = [lay(1), lay(2)];
    now().die();
    expect(await first).toEqual({ ok: false, why: 'failed' });
    now().tell({ answer });
    expect(await second).toEqual(done);
  });

  it('has somebody there before there is anything to do', () => {
    const { lane, hired, lay } = laneWith();
    lane.begin();
    lane.begin();
    void lay(1);
    expect(hired).toHaveLength(1);
  });
});
