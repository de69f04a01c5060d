import { describe, expect, it } from 'vitest';
import type { KeptJourney, ReadKept } from '../../../main/contract';
import type { Tab } from '../../../renderer/document/tab';
import { journeyFile, journeyShown, newJourney } from '../../../renderer/game/journeys';
import { startOptions } from '../../../renderer/game/set-up';
import { createSession, type Session } from '../../../renderer/session/session';
import { type Campaign, writeDocument } from '../../../schemas';
import { campaignWith, resultWith } from '../../helpers/campaigns';
import { FakeHost } from '../../helpers/fake-host';
import { FileHost } from '../../helpers/file-host';
import { settle } from '../../helpers/files';
import { Player } from '../../helpers/played';

const carrying: Partial<Campaign> = { carry: { level: 'all', cards: {} } };

async function opened(change: Partial<Campaign> = carrying) {
  const host = new FileHost();
  const session = await createSession(host, 'en');
  await session.campaigns.open(writeDocument(campaignWith(change)), 'two.campaign.json');
  return { host, session, ...eyes(session) };
}

/** What there is to be seen of a session. */
function eyes(session: Session) {
  const state = () => session.campaigns.store.getState();
  const journey = () => {
    const shown = state().journeys[state().shown ?? ''];
    if (!shown) throw new Error('There is no campaign in sight');
    return shown;
  };
  const active = () => session.tabs.store.getState().active as Tab;
  const notice = () => session.store.getState().notice;
  return { state, journey, active, notice };
}

/** Plays the mission that is open until it is over. */
function playOut(session: Session, tab: Tab) {
  const set = { isDrawn: false, count: 2, people: ['henry', 'meg'], players: 1, options: {}, seed: '3' };
  const brought = session.campaigns.partOf(tab)?.brought;
  expect(session.games.beginNow(tab, startOptions(set, brought))).toBeUndefined();
  const { sitting } = session.games.of(tab).getState();
  if (!sitting) throw new Error('Nobody plays');
  new Player('x').playUntil(sitting.game, () => false);
  return sitting.game.store.getState().at.seen;
}

describe('a campaign', () => {
  it('comes into sight when its file is opened, and is kept once something has happened', async () => {
    const { host, journey, notice } = await opened();
    expect(journey().state.at).toBe('one');
    expect(notice()).toBeUndefined();
    expect(host.journeys.size).toBe(0);
  });

  it('is told of where its file is broken', async () => {
    const host = new FileHost();
    const session = await createSession(host, 'en');
    await session.campaigns.open('{"format":"boothill/campaign@1","missions":7}', 'two.campaign.json');
    expect(eyes(session).notice()).toMatchObject({
      key: 'open.refused',
      parameters: { name: 'two.campaign.json' },
    });
    expect(eyes(session).state().shown).toBeUndefined();
  });

  it('opens its mission where players settle how they play, and keeps which game that is', async () => {
    const { host, session, journey, active } = await opened();
    await session.campaigns.play(journey());
    expect(session.store.getState().dialog).toBe('set-up');
    expect(active().document.store.getState().mission.id).toBe('one');
    expect(session.campaigns.partOf(active())?.campaign.id).toBe('two');
    playOut(session, active());
    await settle();
    const { keeper } = session.games.of(active()).getState();
    expect(journey().game).toBe(keeper?.key);
    expect([...host.journeys.values()][0]?.text).toContain(`"underWay":{"game":"${keeper?.key}"}`);
    await keeper?.settled();
    expect(host.games.get(keeper?.key ?? '')?.text).toContain(`"journey":"${journey().key}"`);
  });

  it('goes on from a game that is over to the next mission, with what was won there', async () => {
    const { host, session, journey, active, state } = await opened();
    await session.campaigns.play(journey());
    const tab = active();
    const seen = playOut(session, tab);
    expect(state().journeys[session.campaigns.journeyOf(tab) ?? '']?.game).toBeDefined();
    session.campaigns.finish(tab, seen);
    await settle();
    expect(active()).toBeUndefined();
    expect(journey().state).toMatchObject({ stage: 'mission', at: 'two' });
    expect(journey().game).toBeUndefined();
    // That game is history: its mission does not lead anywhere any more.
    expect(session.campaigns.journeyOf(tab)).toBeUndefined();
    expect(host.journeys.get(journey().key)?.shown).toMatchObject({ number: 2, mission: { en: 'Tiny two' } });
    await session.campaigns.play(journey());
    const carried = session.campaigns.partOf(active())?.brought.carried.people ?? [];
    expect(carried.map(({ person }) => person)).toEqual(['henry', 'meg']);
    playOut(session, active());
    const { sitting } = session.games.of(active()).getState();
    expect(sitting?.game.options.carried?.people).toEqual(carried);
  });

  it('goes on with the game of its mission where one is under way', async () => {
    const { session, journey, active } = await opened();
    await session.campaigns.play(journey());
    playOut(session, active());
    const { keeper, sitting } = session.games.of(active()).getState();
    await keeper?.settled();
    session.tabs.show(undefined);
    session.showDialog(undefined);
    await session.campaigns.play(journey());
    expect(session.games.of(active()).getState().sitting).toBe(sitting);
    expect(session.store.getState().dialog).toBeUndefined();
  });

  it('says that it could not be kept, and goes on', async () => {
    const host = new FakeHost();
    const session = await createSession(host, 'en');
    await session.campaigns.open(writeDocument(campaignWith()), 'two.campaign.json');
    const { journey, notice } = eyes(session);
    host.script('campaign.keep', { ok: false, error: { code: 'disk-full' } });
    session.campaigns.decide(journey(), { played: 'one', result: resultWith() });
    await settle();
    expect(notice()).toMatchObject({ key: 'campaigns.not-kept', reason: { key: 'error.disk-full' } });
    expect(journey().state.at).toBe('two');
  });
});

describe('a campaign that was kept', () => {
  const begun = newJourney(campaignWith(), 'mine', '7');
  const kept: KeptJourney = { journey: 'mine', at: 1, ...journeyShown(begun) };
  const text = JSON.stringify(
    journeyFile({ ...begun, decisions: [{ played: 'one', result: resultWith() }] }),
  );

  async function withKept(answer: ReadKept) {
    const host = new FakeHost();
    host.answer('campaigns.list', [kept]);
    host.answer('campaign.read', answer);
    const session = await createSession(host, 'en');
    await session.campaigns.refresh();
    return { host, session, ...eyes(session) };
  }

  it('goes on where it was', async () => {
    const { session, journey, notice } = await withKept({ text });
    await session.campaigns.goOn(kept);
    expect(journey()).toMatchObject({ key: 'mine', state: { at: 'two', stage: 'mission' } });
    expect(notice()).toBeUndefined();
  });

  it('goes on as a copy where another window has it', async () => {
    const { session, journey, notice } = await withKept({ text, elsewhere: true });
    await session.campaigns.goOn(kept);
    expect(journey().key).not.toBe('mine');
    expect(notice()).toMatchObject({ key: 'campaigns.elsewhere' });
  });

  it.each([
    ['{"format":"boothill/journey@1"', 'problem.truncated'],
    ['{"format":"boothill/mission@1"}', 'problem.wrong-kind'],
  ])('says why it cannot go on: %s', async (broken, reason) => {
    const { session, state, notice } = await withKept({ text: broken });
    await session.campaigns.goOn(kept);
    expect(notice()).toMatchObject({ key: 'campaigns.cannot-open', reason: { key: reason } });
    expect(state().shown).toBeUndefined();
  });

  it('is told of where it is gone, and forgotten where somebody wants that', async () => {
    const { host, session, notice, state } = await withKept({ text });
    host.script('campaign.read', { ok: false, error: { code: 'not-known' } });
    await session.campaigns.goOn(kept);
    expect(notice()).toMatchObject({ key: 'campaigns.gone' });
    host.answer('campaigns.list', []);
    await session.campaigns.forget(kept);
    expect(host.askedFor('campaign.forget')).toEqual([['mine']]);
    expect(state().kept).toEqual([]);
  });
});
