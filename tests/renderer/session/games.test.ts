import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../../../renderer/session/session';
import { FakeHost } from '../../helpers/fake-host';
import { retitle, settle } from '../../helpers/files';
import { isInRound, momentOf, Player, sightOf } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';
import { slowRoom } from '../../helpers/slow-room';

const m0 = sampleMission('m0.boothill.json');

/** A game in its first round, at which nothing need be watched. */
async function atTable() {
  const session = await createSession(new FakeHost(), 'en');
  session.changeHabits({ speed: 'at-once', skipsTrivial: false });
  const tab = session.tabs.open({ name: 'm0', mission: m0 });
  await session.games.begin(tab, { seed: '3', count: 2 });
  const { sitting, autopilot } = session.games.of(tab).getState();
  if (!sitting || !autopilot) throw new Error('Nobody plays');
  new Player().playUntil(sitting.game, isInRound(1));
  return { session, tab, sitting, autopilot };
}

describe('an autopilot that is under way', () => {
  it('stops as soon as its mission is closed, or another one shown', async () => {
    for (const leave of ['close', 'show'] as const) {
      const { session, tab, sitting, autopilot } = await atTable();
      session.changeHabits({ speed: 'fast' });
      const under = autopilot.start({ is: 'end' });
      if (leave === 'close') session.tabs.close(tab);
      else session.tabs.show(undefined);
      const left = momentOf(sitting.game);
      await under;
      expect(momentOf(sitting.game).number).toBe(left.number);
      expect(left.seen.outcome).toBeUndefined();
    }
  });

  it('takes up the turn of its survivor again when one comes back to the table', async () => {
    const { session, tab, sitting, autopilot } = await atTable();
    const [survivor = ''] = sitting.game.options.people;
    session.changeHabits({ speed: 'fast' });
    autopilot.pilot(survivor, true);
    sitting.take({ action: { do: 'activate', survivor } });
    session.games.show(tab, false);
    const left = momentOf(sitting.game);
    expect(autopilot.store.getState().run).toBeUndefined();
    session.games.show(tab, true);
    expect(momentOf(sitting.game).number).toBeGreaterThan(left.number);
    session.tabs.show(undefined);
    const again = momentOf(sitting.game);
    session.tabs.show(tab);
    expect(momentOf(sitting.game).number).toBeGreaterThan(again.number);
    autopilot.stop();
  });

  it('does not play otherwise what one looks back at', async () => {
    const { session, tab, sitting, autopilot } = await atTable();
    const [survivor = ''] = sitting.game.options.people;
    sitting.take({ action: { do: 'activate', survivor } });
    const turn = momentOf(sitting.game);
    new Player().playUntil(sitting.game, isInRound(2));
    autopilot.pilot(survivor, true);
    autopilot.stop();
    sitting.goTo(turn);
    const { moments } = sitting.game.store.getState();
    session.games.show(tab, false);
    session.games.show(tab, true);
    expect(sitting.game.store.getState().moments).toHaveLength(moments.length);
  });
});

/** A mission that nobody has laid yet, and a back room that takes its time. */
async function atSlowTable() {
  const { room, letWork } = slowRoom();
  const session = await createSession(new FakeHost(), 'en', { backRoom: room });
  const tab = session.tabs.open({ name: 'm0', mission: { ...m0 } });
  const game = () => session.games.of(tab).getState().sitting?.game;
  const begin = (seed = '3') => session.games.begin(tab, { seed, count: 2 });
  const waits = () => session.waits.store.getState().waits;
  return { session, tab, game, begin, letWork, waits };
}

describe('a game that takes its time to begin', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('does not begin on a mission that is closed by then', async () => {
    const { session, tab, game, begin, letWork } = await atSlowTable();
    const beginning = begin();
    session.tabs.close(tab);
    letWork();
    expect(await beginning).toBe('cancelled');
    expect(game()).toBeUndefined();
  });

  it('begins on the mission as it is by then', async () => {
    const { tab, game, begin, letWork } = await atSlowTable();
    const beginning = begin();
    retitle(tab, 'Another by now');
    letWork();
    expect(await beginning).toBeUndefined();
    expect(game()?.mission.title).toEqual({ en: 'Another by now' });
  });

  it('does not take the place of one that was begun meanwhile', async () => {
    const { session, tab, game, begin, letWork } = await atSlowTable();
    const beginning = begin('3');
    session.games.beginNow(tab, { seed: '4', count: 3 });
    letWork();
    expect(await beginning).toBe('cancelled');
    expect(game()?.options.seed).toBe('4');
  });

  it.each(['again', 'over'] as const)('shows how far it is, and can be given up: %s', async (way) => {
    const { session, tab, game, waits } = await atSlowTable();
    session.games.beginNow(tab, { seed: '3', count: 2 });
    const before = game();
    retitle(tab, 'Another by now');
    const beginning = session.games[way](tab);
    expect(waits()).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    const what = way === 'over' ? 'wait.playing' : 'set-up.laying';
    expect(waits()).toMatchObject([{ what, done: undefined }]);
    expect(session.store.getState().isAsked).toBe(true);
    waits()[0]?.giveUp();
    expect(await beginning).toBe('cancelled');
    expect(game()).toBe(before);
    expect(waits()).toEqual([]);
    expect(session.store.getState().isAsked).toBe(false);
  });

  it('says nothing of what is over soon', async () => {
    const { begin, letWork, waits } = await atSlowTable();
    const beginning = begin();
    letWork();
    await settle();
    expect(await beginning).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000);
    expect(waits()).toEqual([]);
  });

  it('says how much of an old game is lost, whatever is done to the mission meanwhile', async () => {
    const { session, tab, game, letWork } = await atSlowTable();
    session.games.beginNow(tab, { seed: '3', count: 2 });
    const before = game();
    if (!before) throw new Error('Nobody plays');
    new Player().playUntil(before, isInRound(2));
    retitle(tab, 'Another');
    const over = session.games.over(tab);
    retitle(tab, 'Another by now');
    letWork();
    expect(await over).toEqual({ lost: 0 });
    expect(game()?.mission.title).toEqual({ en: 'Another by now' });
    expect(sightOf(momentOf(game() ?? before))).toBe(sightOf(momentOf(before)));
  });
});
