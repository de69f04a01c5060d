import { describe, expect, it } from 'vitest';
import { createSession } from '../../../renderer/session/session';
import { FakeHost } from '../../helpers/fake-host';
import { isInRound, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

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
    const [survivor = ''] = sitting.game.options.survivors;
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
    const [survivor = ''] = sitting.game.options.survivors;
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
