import { describe, expect, it } from 'vitest';
import type { Tab } from '../../../renderer/document/tab';
import { noPage, type Page, type Remembered } from '../../../renderer/files/surroundings';
import { gameFile } from '../../../renderer/game/keeping';
import type { PlayedGame } from '../../../renderer/game/played-game';
import { createSession } from '../../../renderer/session/session';
import { FakeHost } from '../../helpers/fake-host';
import { momentOf, Player, sightOf } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

/** What outlives a page, and the pages that are loaded with it one after the other. */
function browser() {
  const notes = new Map<Remembered, string>();
  const memory: Page['memory'] = {
    read: (what) => notes.get(what) ?? null,
    write: (what, text) => void notes.set(what, text),
  };
  const load = async (host: FakeHost, isAfterStumble = true) => {
    const session = await createSession(host, 'en', { page: { ...noPage, memory }, windowKey: 'window' });
    await session.begin(() => isAfterStumble);
    const tabs = () => session.tabs.store.getState().tabs;
    const slotOf = (tab: Tab | undefined) => session.games.of(tab as Tab).getState();
    return { session, tabs, slotOf, notice: () => session.store.getState().notice };
  };
  return { load, notes };
}

function gameIn({ sitting }: { readonly sitting: { readonly game: PlayedGame } | undefined }): PlayedGame {
  if (!sitting) throw new Error('Nobody plays');
  return sitting.game;
}

describe('a window that is loaded anew', () => {
  it('has the games on the table that lay there, in Play where they were in Play', async () => {
    const { load } = browser();
    const before = await load(new FakeHost(), false);
    const { session } = before;
    const one = session.tabs.open({ name: 'one', mission: m0, savedStep: 'start' });
    const other = session.tabs.open({ name: 'other', mission: m0, savedStep: 'start' });
    for (const tab of [one, other]) await session.games.begin(tab, { seed: '7', count: 2 });
    const game = gameIn(before.slotOf(one));
    new Player().playUntil(game, ({ seen }) => seen.round > 1);
    session.games.show(other, false);
    session.tabs.show(one);

    const host = new FakeHost();
    host.answer('game.read', { text: JSON.stringify(gameFile(game, { played: 60 })) });
    const after = await load(host);
    expect(after.tabs().map(({ key }) => key)).toEqual([one.key, other.key]);
    expect(after.session.store.getState().active).toMatchObject({ isPlaying: true, isUnsaved: false });
    const [first, second] = after.tabs().map(after.slotOf);
    expect(first && sightOf(momentOf(gameIn(first)))).toBe(sightOf(momentOf(game)));
    expect(first?.keeper?.key).toBe(before.slotOf(one).keeper?.key);
    expect(second).toMatchObject({ isShown: false });
    expect(after.notice()).toEqual({ key: 'crash.opened-again', tab: one.key });
  });

  it('says that it stumbled where nothing was open, too', async () => {
    const { load } = browser();
    expect((await load(new FakeHost())).notice()).toEqual({ key: 'crash.began-anew' });
  });

  it('begins a game anew in which nobody had done anything', async () => {
    const { load } = browser();
    const before = await load(new FakeHost(), false);
    const tab = before.session.tabs.open({ name: 'one', mission: m0, savedStep: 'start' });
    await before.session.games.begin(tab, { seed: '7', count: 2 });
    const host = new FakeHost();
    host.script('game.read', { ok: false, error: { code: 'not-known' } });
    const after = await load(host);
    const again = gameIn(after.slotOf(after.tabs()[0]));
    expect(sightOf(momentOf(again))).toBe(sightOf(momentOf(gameIn(before.slotOf(tab)))));
  });

  it('says why a game cannot go on, and has its mission all the same', async () => {
    const { load } = browser();
    const before = await load(new FakeHost(), false);
    const tab = before.session.tabs.open({ name: 'one', mission: m0, savedStep: 'start' });
    await before.session.games.begin(tab, { seed: '7', count: 2 });
    const host = new FakeHost();
    host.answer('game.read', { text: 'no game any more' });
    const after = await load(host);
    expect(after.notice()).toMatchObject({ key: 'games.cannot-open' });
    expect(after.tabs()).toHaveLength(1);
    expect(after.slotOf(after.tabs()[0]).sitting).toBeUndefined();
  });

  it('goes on with the next game where one comes to nothing, says so, and remembers what is played then', async () => {
    const { load, notes } = browser();
    const before = await load(new FakeHost(), false);
    const open = (name: string) => before.session.tabs.open({ name, mission: m0, savedStep: 'start' });
    const [sound, odd] = [open('sound'), open('odd')];
    await before.session.games.begin(sound, { seed: '7', count: 2 });
    const remembered = () => JSON.parse(notes.get('games') ?? '{}') as Record<string, unknown>;
    const oddGame = { key: 'odd', isShown: true, options: { seed: '7', people: { length: 2 } } };
    notes.set('games', JSON.stringify({ ...remembered(), [odd.key]: oddGame }));
    const host = new FakeHost();
    host.script('game.read', { ok: false, error: { code: 'not-known' } });
    const after = await load(host);
    expect(after.tabs().map((tab) => after.slotOf(tab).sitting !== undefined)).toEqual([true, false]);
    expect(after.notice()).toMatchObject({ key: 'games.cannot-open' });
    expect(Object.keys(remembered())).toEqual([sound.key]);
    const [, tab] = after.tabs();
    if (tab) after.session.games.beginNow(tab, { seed: '7', count: 2 });
    expect(Object.keys(remembered())).toEqual([sound.key, odd.key]);
  });

  it('says nothing where all was left as it should be', async () => {
    const { load, notes } = browser();
    const before = await load(new FakeHost(), false);
    expect((await load(new FakeHost(), false)).notice()).toBeUndefined();
    before.session.tabs.open({ name: 'one', mission: m0, savedStep: 'start' });
    expect((await load(new FakeHost(), false)).notice()).toBeUndefined();
    notes.set('games', '{"one": {"key": 3}, "two": null');
    expect((await load(new FakeHost())).tabs()).toHaveLength(1);
  });
});
