import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostEvent } from '../../../main/contract';
import { socketBridge } from '../../../renderer/app/socket-bridge';

/** A socket whose other side is the test. */
class FakeSocket extends EventTarget {
  readonly OPEN = 1;
  readyState = 0;
  readonly sent: { id: number; call: string }[] = [];

  greet(hello = 'the host'): void {
    this.readyState = this.OPEN;
    this.say({ hello });
  }

  say(message: unknown): void {
    this.sayText(JSON.stringify(message));
  }

  sayText(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; call: string });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

function page({ isReplaced = () => Promise.resolve(false) } = {}) {
  const sockets: FakeSocket[] = [];
  const bridge = socketBridge({
    connect: () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1) as unknown as WebSocket;
    },
    isReplaced,
  });
  const heard: HostEvent[] = [];
  bridge.listen((event) => heard.push(event));
  const last = () => sockets.at(-1) as FakeSocket;
  return {
    bridge,
    sockets,
    heard,
    last,
    nextTry: async () => {
      const tries = sockets.length;
      for (let second = 0; second < 60 && sockets.length === tries; second++) await passing(1000);
      expect(sockets).toHaveLength(tries + 1);
      return last();
    },
  };
}

const gone = { ok: false, error: { code: 'host-gone' } };
const passing = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a page whose host does not answer any more', () => {
  it('says so, answers what was asked, and has it back', async () => {
    const { bridge, last, heard } = page();
    last().greet();
    const asked = bridge.call('recents.list');
    await passing(0);
    last().close();
    expect(await asked).toEqual(gone);
    expect(await bridge.call('recents.list')).toEqual(gone);
    expect(heard).toEqual([{ name: 'host.gone', value: 'silent' }]);
    await passing(500);
    last().greet();
    expect(heard.at(-1)).toEqual({ name: 'host.back', value: null });
    const again = bridge.call('recents.list');
    await passing(0);
    const [question] = last().sent;
    last().say({ id: question?.id, answer: { ok: true, value: [] } });
    expect(await again).toEqual({ ok: true, value: [] });
    last().say({ event: { name: 'document.asked', value: null } });
    expect(heard.at(-1)).toEqual({ name: 'document.asked', value: null });
  });

  it('tries less and less often, and says it once', async () => {
    const { sockets, last, heard, nextTry } = page();
    last().greet();
    const tries: number[] = [];
    for (let second = 0; second < 120; second++) {
      last().close();
      tries.push(sockets.length);
      await passing(1000);
    }
    expect(tries.slice(0, 10)).toEqual([1, 2, 3, 3, 4, 4, 4, 4, 5, 5]);
    expect(sockets.length).toBeLessThan(15);
    expect(heard).toEqual([{ name: 'host.gone', value: 'silent' }]);
    (await nextTry()).greet();
    last().close();
    expect(heard.map(({ name }) => name)).toEqual(['host.gone', 'host.back', 'host.gone']);
  });

  it('says nothing to another program that has taken its place', async () => {
    const { bridge, last, heard, nextTry } = page();
    last().greet();
    last().close();
    for (const first of [
      '{"hello":"somebody else"}',
      '{"event":{"name":"document.asked","value":null}}',
      ...['{"hello":["the host"]}', 'null', '7', '', 'HTTP/1.1 200 OK'],
    ]) {
      const other = await nextTry();
      other.readyState = other.OPEN;
      other.sayText(first);
      expect(await bridge.call('recents.list')).toEqual(gone);
      expect(other.readyState).toBe(3);
      expect(other.sent).toEqual([]);
    }
    expect(heard).toEqual([{ name: 'host.gone', value: 'silent' }]);
  });

  it('does not wait for one that never says anything, and has its own back later', async () => {
    const silent = () => new Promise<boolean>(() => undefined);
    const { bridge, last, heard, nextTry } = page({ isReplaced: silent });
    last().greet();
    last().close();
    for (let tries = 0; tries < 3; tries++) {
      const other = await nextTry();
      other.readyState = other.OPEN;
      await passing(20_000);
      expect(other.readyState).toBe(3);
      // Too late.
      other.greet();
    }
    expect(heard).toEqual([{ name: 'host.gone', value: 'silent' }]);
    (await nextTry()).greet();
    expect(heard.at(-1)).toEqual({ name: 'host.back', value: null });
    void bridge.call('recents.list');
    await passing(15_000);
    expect(last().sent).toHaveLength(1);
    expect(last().readyState).toBe(last().OPEN);
  });

  it('says that it was started anew, and tries no more', async () => {
    const { sockets, last, heard } = page({ isReplaced: () => Promise.resolve(true) });
    last().greet();
    last().close();
    await passing(500);
    last().close();
    await passing(600_000);
    expect(heard).toEqual([
      { name: 'host.gone', value: 'silent' },
      { name: 'host.gone', value: 'replaced' },
    ]);
    expect(sockets).toHaveLength(2);
  });
});

it('a page that never had a host is told so, and waits for none', async () => {
  const { bridge, sockets, last, heard } = page();
  const asked = bridge.call('about.read');
  last().close();
  expect(await asked).toEqual(gone);
  await passing(600_000);
  expect([sockets.length, heard]).toEqual([1, []]);
});

it.each(['says nothing', 'is none'])('a page whose host %s is told that there is none', async (how) => {
  const { bridge, last } = page();
  const asked = bridge.call('about.read');
  if (how === 'is none') last().sayText('SSH-2.0');
  await passing(20_000);
  expect(await asked).toEqual(gone);
  expect(last().readyState).toBe(3);
});

it('what JSON cannot write is no question', async () => {
  const { bridge, last } = page();
  last().greet();
  expect(await bridge.call('recents.forget', 1n as never)).toMatchObject({ error: { code: 'bad-argument' } });
});
