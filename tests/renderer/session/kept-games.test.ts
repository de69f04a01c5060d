import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { KeptGame } from '../../../main/contract';
import type { Tab } from '../../../renderer/document/tab';
import { choicesAt } from '../../../renderer/game/choices';
import { gameFile, gameShown } from '../../../renderer/game/keeping';
import type { PlayedGame } from '../../../renderer/game/played-game';
import { createSession } from '../../../renderer/session/session';
import type { Mission } from '../../../schemas';
import { FakeHost } from '../../helpers/fake-host';
import { settle } from '../../helpers/files';
import { gameOn, isInRound, momentOf, Player, sightOf } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';
import { slowRoom } from '../../helpers/slow-room';

const m0 = sampleMission('m0.boothill.json');
const own: Mission = { ...m0, id: 'my-own', title: { en: 'My own' } };

function played(mission: Mission): PlayedGame {
  const game = gameOn(mission);
  new Player().playUntil(game, isInRound(2));
  return game;
}

async function windowWith(game: PlayedGame, { text = textOf(game), elsewhere = false } = {}) {
  const host = new FakeHost();
  const kept: KeptGame = { ...gameShown(game), game: 'key', at: 1 };
  host.answer('games.list', [kept]);
  host.answer('game.read', { text, ...(elsewhere && { elsewhere }) });
  const session = await createSession(host, 'en');
  await session.keptGames.refresh();
  const active = () => session.tabs.store.getState().active as Tab;
  const slot = () => session.games.of(active()).getState();
  const notice = () => session.store.getState().notice;
  return { host, session, kept, active, slot, notice };
}

function textOf(game: PlayedGame, document?: string): string {
  return JSON.stringify(gameFile(game, { played: 60, document }));
}

describe('games that were kept', () => {
  it('are listed, and forgotten when somebody wants that', async () => {
    const { host, session, kept } = await windowWith(played(own));
    expect(session.keptGames.store.getState().kept).toEqual([kept]);
    host.answer('games.list', []);
    await session.keptGames.forget(kept);
    expect(host.askedFor('game.forget')).toEqual([['key']]);
    expect(session.keptGames.store.getState().kept).toEqual([]);
  });

  it('go on where they were, on the mission that is open', async () => {
    const game = played(own);
    const { session, kept, slot, active, notice, host } = await windowWith(game);
    const tab = session.tabs.open({ name: 'own', mission: own });
    session.tabs.show(undefined);
    await session.keptGames.goOn(kept);
    expect(active()).toBe(tab);
    expect(slot()).toMatchObject({ isShown: true });
    const again = slot().sitting?.game as PlayedGame;
    expect(sightOf(momentOf(again))).toBe(sightOf(momentOf(game)));
    expect(slot().keeper?.played()).toBe(60);
    expect(notice()).toBeUndefined();
    again.back();
    await slot().keeper?.settled();
    expect(host.askedFor('game.keep').at(-1)?.[0]).toBe('key');
  });

  it('bring their mission along where it cannot be found, and say nothing odd of it', async () => {
    const { session, kept, active, notice } = await windowWith(played(own));
    await session.keptGames.goOn(kept);
    expect(active().document.store.getState().mission.id).toBe('my-own');
    expect(session.store.getState().active).toMatchObject({ isPlaying: true, isUnsaved: true });
    expect(notice()).toBeUndefined();
  });

  it('open a sample as a sample, and the file that they came from', async () => {
    const onSample = await windowWith(played(m0));
    await onSample.session.keptGames.goOn(onSample.kept);
    expect(onSample.session.store.getState().active).toMatchObject({ isPlaying: true, isUnsaved: false });

    const game = played(own);
    const onFile = await windowWith(game, { text: textOf(game, 'own.boothill.json') });
    onFile.host.answer('recents.list', [{ recent: 'r1', name: 'own.boothill.json', at: 1 }]);
    await onFile.session.files.begin();
    const text = JSON.stringify(own);
    onFile.host.answer('document.openRecent', { document: 'd1', name: 'own.boothill.json', text });
    await onFile.session.keptGames.goOn(onFile.kept);
    expect(onFile.active().file.getState().document).toBe('d1');
    expect(onFile.slot().isShown).toBe(true);
  });

  it('say that the mission has changed since, and leave it as it is', async () => {
    const { session, kept, slot, notice } = await windowWith(played(own));
    const changed = { ...own, tokens: (own.tokens ?? []).slice(1) };
    const tab = session.tabs.open({ name: 'own', mission: changed });
    await session.keptGames.goOn(kept);
    expect(notice()).toMatchObject({ key: 'games.mission-changed' });
    expect(tab.document.store.getState().mission).toBe(changed);
    expect(slot().sitting?.game.mission.tokens).toEqual(own.tokens);
    expect(session.games.isOutdated(tab)).toBe(true);
  });

  it('are refused with a reason when they are damaged, gone or cannot begin', async () => {
    const game = played(own);
    const refused = async (text: string) => {
      const { session, kept, notice } = await windowWith(game, { text });
      await session.keptGames.goOn(kept);
      expect(session.tabs.store.getState().tabs).toEqual([]);
      return notice();
    };
    expect(await refused('{')).toMatchObject({ key: 'games.cannot-open', parameters: { title: 'My own' } });
    const pointless = JSON.stringify({ ...JSON.parse(textOf(game)), mission: { ...own, goals: [] } });
    expect(await refused(pointless)).toMatchObject({
      key: 'games.cannot-open',
      reason: { key: 'cannot-start.no-goals' },
    });
    const { host, session, kept, notice } = await windowWith(game);
    host.script('game.read', { ok: false, error: { code: 'not-known' } });
    await session.keptGames.goOn(kept);
    expect(notice()).toMatchObject({ key: 'games.gone' });
  });

  it('leave no old warning over a game that is well', async () => {
    const game = played(own);
    const { host, session, kept, slot, notice } = await windowWith(game);
    host.script('game.read', { ok: true, value: { text: '{' } });
    await session.keptGames.goOn(kept);
    expect(notice()).toMatchObject({ key: 'games.cannot-open' });
    const tab = session.tabs.open({ name: 'own', mission: own });
    await session.games.begin(tab, { seed: '3', count: 2 });
    expect(notice()).toBeUndefined();

    session.notify({ key: 'games.lost', parameters: { count: 2 }, tab: tab.key, ofGame: true });
    const { sitting } = slot();
    const [first] = sitting ? choicesAt(momentOf(sitting.game)) : [];
    if (first) sitting?.take({ action: first.action });
    expect(notice()).toBeUndefined();

    session.notify({ key: 'play.changed.lost', parameters: { count: 2 }, tab: tab.key, ofGame: true });
    session.games.show(tab, false);
    expect(notice()).toBeDefined();
    session.games.show(tab, true);
    expect(notice()).toBeUndefined();
  });

  it('become games of their own where another window has them in hand', async () => {
    const { session, kept, slot, notice } = await windowWith(played(own), { elsewhere: true });
    await session.keptGames.goOn(kept);
    expect(notice()).toMatchObject({ key: 'games.elsewhere' });
    expect(slot().keeper?.key).not.toBe('key');
  });

  it('are shown again, not opened twice', async () => {
    const { host, session, kept, slot } = await windowWith(played(own));
    await session.keptGames.goOn(kept);
    const { sitting } = slot();
    session.tabs.show(undefined);
    await session.keptGames.goOn(kept);
    expect(slot().sitting).toBe(sitting);
    expect(session.tabs.store.getState().tabs).toHaveLength(1);
    expect(host.askedFor('game.read')).toHaveLength(1);
  });
});

describe('games that lay on missions before the window was loaded anew', () => {
  it.each(['while the host reads it', 'while it is played'] as const)(
    'leave alone what is closed, or begun on, %s',
    async (when) => {
      for (const what of ['close', 'begin'] as const) {
        const game = played(own);
        const { room, letWork } = slowRoom();
        const host = new FakeHost();
        const session = await createSession(host, 'en', { backRoom: room });
        const tab = session.tabs.open({ name: 'own', mission: own });
        const sitting = () => session.games.of(tab).getState().sitting;
        const turnElsewhere = () => {
          if (what === 'close') session.tabs.close(tab);
          else session.games.beginNow(tab, { seed: '8', count: 3 });
        };
        host.script('game.read', () => {
          if (when === 'while the host reads it') turnElsewhere();
          return { ok: true, value: { text: textOf(game) } };
        });
        const takingUp = session.keptGames.takeUp(tab, { key: 'key', isShown: false, options: game.options });
        await settle();
        if (when === 'while it is played') turnElsewhere();
        letWork();
        await takingUp;
        expect(sitting()?.game.options.seed).toBe(what === 'begin' ? '8' : undefined);
        expect(session.games.of(tab).getState().isShown).toBe(what === 'begin');
      }
    },
  );

  it('can be left where they are by whoever does not want to wait', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const game = played(own);
    const { room } = slowRoom();
    const host = new FakeHost();
    host.answer('game.read', { text: textOf(game) });
    const session = await createSession(host, 'en', { backRoom: room });
    const tab = session.tabs.open({ name: 'own', mission: own });
    const takingUp = session.keptGames.takeUp(tab, { key: 'key', isShown: true, options: game.options });
    await vi.advanceTimersByTimeAsync(300);
    const [wait] = session.waits.store.getState().waits;
    expect(wait).toMatchObject({ what: 'wait.playing' });
    wait?.giveUp();
    await takingUp;
    expect(session.games.of(tab).getState().sitting).toBeUndefined();
    expect(session.store.getState().notice).toBeUndefined();
  });

  it('say why not when playing them takes too long', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { room } = slowRoom();
    const host = new FakeHost();
    host.answer('game.read', { text: textOf(played(own)) });
    const session = await createSession(host, 'en', { backRoom: room });
    const tab = session.tabs.open({ name: 'own', mission: own });
    const takingUp = session.keptGames.takeUp(tab, {
      key: 'key',
      isShown: true,
      options: { seed: '3', count: 2 },
    });
    await vi.advanceTimersByTimeAsync(120_000);
    await takingUp;
    expect(session.store.getState().notice?.reason).toMatchObject({ key: 'cannot-start.playing-too-long' });
  });
});
