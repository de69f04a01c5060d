import { afterEach, describe, expect, it, vi } from 'vitest';
import { performAction } from '../../../renderer/app/actions/all-actions';
import type { BackRoom } from '../../../renderer/back-room/back-room';
import { noPage } from '../../../renderer/files/surroundings';
import { createSession } from '../../../renderer/session/session';
import { loadDocument } from '../../../schemas';
import { FakeHost } from '../../helpers/fake-host';
import { settle } from '../../helpers/files';
import { isInRound, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';
import { slowRoom } from '../../helpers/slow-room';

async function playing(backRoom?: BackRoom) {
  const host = new FakeHost();
  const downloads: [string, string][] = [];
  const page = {
    ...noPage,
    download: (name: string, content: unknown) => void downloads.push([name, String(content)]),
  };
  const session = await createSession(host, 'en', {
    page,
    windowKey: 'window',
    ...(backRoom && { backRoom }),
  });
  const tab = session.tabs.open({ name: 'm0', mission: sampleMission('m0.boothill.json') });
  session.games.beginNow(tab, { seed: '3', count: 2 });
  const game = session.games.of(tab).getState().sitting?.game;
  if (!game) throw new Error('Nobody plays');
  new Player().playUntil(game, isInRound(2));
  const save = async (action: 'play.saveReplay' | 'play.saveSituation') => {
    performAction(session, action);
    await settle();
    return session.store.getState().notice;
  };
  return {
    host,
    downloads,
    game,
    save,
    notice: () => session.store.getState().notice,
    waits: () => session.waits.store.getState().waits,
  };
}

describe('what is made of a game', () => {
  it('is a sound file of its kind, under a name that says what it is of', async () => {
    const { host, save } = await playing();
    host.answer('file.export', 'mine.replay.json');
    expect(await save('play.saveReplay')).toMatchObject({
      key: 'export.saved',
      parameters: { name: 'mine.replay.json' },
    });
    await save('play.saveSituation');
    const [[name, text, kind] = [], [other, situation, its] = []] = host.askedFor('file.export');
    expect([name, kind]).toEqual(['Dry run, round 2.replay.json', 'replay']);
    expect(loadDocument(String(text), 'replay')).toMatchObject({ ok: true, warnings: [] });
    expect([other, its]).toEqual(['Dry run, round 2.situation.json', 'situation']);
    expect(loadDocument(String(situation), 'scenario')).toMatchObject({ ok: true, warnings: [] });
  });

  it('goes through the browser where the shell has no dialog for it', async () => {
    const { host, downloads, save } = await playing();
    host.script('file.export', { ok: false, error: { code: 'not-here' } });
    expect(await save('play.saveReplay')).toBeUndefined();
    expect(downloads.map(([name]) => name)).toEqual(['Dry run, round 2.replay.json']);
  });

  it('says why it cannot be had', async () => {
    const { host, game, save } = await playing();
    game.take({ bend: { bend: 'zombies', zone: 'a.NE', zombie: 'walker', count: 3 } });
    expect(await save('play.saveReplay')).toMatchObject({ key: 'export.bent' });
    game.back();
    host.script('file.export', { ok: false, error: { code: 'disk-full' } });
    expect(await save('play.saveReplay')).toMatchObject({ key: 'error.disk-full' });
    host.answer('file.export', null);
    expect(await save('play.saveReplay')).toBeUndefined();
  });

  describe('while it is made', () => {
    const waiting = async () => {
      vi.useFakeTimers();
      const { room, letWork } = slowRoom();
      const table = await playing(room);
      await table.save('play.saveSituation');
      await vi.advanceTimersByTimeAsync(300);
      return { ...table, letWork };
    };
    afterEach(() => vi.useRealTimers());

    it('is waited for in sight, and is of the moment that was in sight when it was asked for', async () => {
      const { host, game, waits, letWork } = await waiting();
      expect(waits()).toMatchObject([{ what: 'wait.exporting' }]);
      game.back(1000);
      letWork();
      await settle();
      expect(waits()).toEqual([]);
      const [[name, text] = []] = host.askedFor('file.export');
      expect(name).toBe('Dry run, round 2.situation.json');
      expect(JSON.parse(String(text))).toMatchObject({ id: 'm0-2', title: { en: 'Dry run, round 2' } });
    });

    it('can be given up, without a word', async () => {
      const { host, notice, waits } = await waiting();
      waits()[0]?.giveUp();
      await settle();
      expect([waits(), notice(), host.askedFor('file.export')]).toEqual([[], undefined, []]);
    });

    it('comes to nothing in a sentence where it takes too long', async () => {
      const { host, notice } = await waiting();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(notice()).toMatchObject({ key: 'export.too-long' });
      expect(host.askedFor('file.export')).toEqual([]);
    });
  });
});
