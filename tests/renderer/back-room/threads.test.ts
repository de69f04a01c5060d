import { afterEach, describe, expect, it, vi } from 'vitest';
import { createJobQueue } from '../../../renderer/back-room/job-queue';
import { type JobRequest, work } from '../../../renderer/back-room/messages';
import { keptProgram } from '../../../renderer/back-room/program';
import { helperIn } from '../../../renderer/back-room/threads';
import { emptyMission } from '../../helpers/empty-mission';

afterEach(() => vi.unstubAllGlobals());

/** A host that has the program, or is away. */
function hostOf(program: string) {
  const host = { isAway: false, asked: 0 };
  vi.stubGlobal('fetch', () => {
    host.asked += 1;
    return host.isAway
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(program));
  });
  return host;
}

/** Does what a worker does, where there are none; `isDeaf` has it work for ever. */
class Thread extends EventTarget {
  constructor(private readonly isDeaf: boolean) {
    super();
  }

  postMessage(asked: JobRequest) {
    if (this.isDeaf) return;
    void work(asked, (told) => this.dispatchEvent(new MessageEvent('message', { data: told })));
  }

  terminate() {
    // Nobody listens any more.
  }
}

/** Of its threads the first so many never come to an end. */
function laneInThreads(deaf = 0) {
  const program = keptProgram('http://127.0.0.1/worker.js');
  const begun: string[] = [];
  const begin = async () => {
    begun.push(await program());
    return new Thread(begun.length <= deaf) as unknown as Worker;
  };
  const lane = createJobQueue(helperIn(begin));
  const lay = (signal?: AbortSignal) =>
    lane.ask('lay', { mission: emptyMission, people: 1 }, { budget: 60_000, ...(signal && { signal }) });
  return { lane, lay, begun };
}

const patient = async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('a thread beside the window', () => {
  it('begins anew after somebody has given up, although the host is away by then', async () => {
    const host = hostOf('the program');
    const { lay, begun } = laneInThreads(1);
    const leave = new AbortController();
    const first = lay(leave.signal);
    await patient();
    host.isAway = true;
    leave.abort();
    expect(await first).toEqual({ ok: false, why: 'cancelled' });
    expect(await lay()).toMatchObject({ ok: true });
    expect(begun).toHaveLength(2);
    expect(host.asked).toBe(1);
  });

  it('says so at once where it cannot begin, to everybody who asks, and begins when it can', async () => {
    const host = hostOf('the program');
    host.isAway = true;
    const { lane, lay } = laneInThreads();
    lane.begin();
    await patient();
    expect(await Promise.all([lay(), lay()])).toEqual([
      { ok: false, why: 'failed' },
      { ok: false, why: 'failed' },
    ]);
    host.isAway = false;
    expect(await lay()).toMatchObject({ ok: true });
  });

  it('does not take an answer for the program that says there is none', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 403 })));
    await expect(keptProgram('http://127.0.0.1/worker.js')()).rejects.toThrow('no program');
  });
});
