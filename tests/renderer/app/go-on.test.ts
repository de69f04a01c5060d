import { describe, expect, it } from 'vitest';
import { performAction } from '../../../renderer/app/actions/all-actions';
import { perform } from '../../../renderer/document/command';
import { removeParts } from '../../../renderer/document/commands/remove';
import { keyOf, type PartKey } from '../../../renderer/document/parts';
import { lineTo } from '../../../renderer/game/moment';
import { createSession } from '../../../renderer/session/session';
import { FakeHost } from '../../helpers/fake-host';
import { isInRound, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

/** A game in its second round, back at the mission. */
async function backAtMission() {
  const session = await createSession(new FakeHost(), 'en');
  const tab = session.tabs.open({ name: 'm0', mission: m0 });
  await session.games.begin(tab, { seed: '3', count: 2 });
  const slot = () => session.games.of(tab).getState();
  const game = () => {
    const { sitting } = slot();
    if (!sitting) throw new Error('Nobody plays');
    return sitting.game;
  };
  new Player().playUntil(game(), isInRound(2));
  performAction(session, 'play.return');
  const remove = (...keys: PartKey[]) =>
    perform(tab, removeParts(tab.document.store.getState().mission, keys));
  const answer = async (choice: string | undefined) => {
    performAction(session, 'play.play');
    await Promise.resolve();
    session.files.questions.getState().asked?.answer(choice);
    // The mission is laid in the meantime.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { session, slot, game, remove, answer };
}

const aZombie = keyOf('token', (m0.tokens ?? []).find(({ kind }) => kind === 'zombie')?.id ?? '');
const theStart = keyOf('token', (m0.tokens ?? []).find(({ kind }) => kind === 'start')?.id ?? '');

describe('going on with a game', () => {
  it('asks nothing where the mission is the same', async () => {
    const { session, slot, game } = await backAtMission();
    const before = game();
    performAction(session, 'play.play');
    expect(session.files.questions.getState().asked).toBeUndefined();
    expect(slot().isShown).toBe(true);
    expect(game()).toBe(before);
  });

  it('begins again with the same posse and draw on a changed mission', async () => {
    const { game, slot, remove, answer } = await backAtMission();
    const before = game();
    remove(aZombie);
    await answer('again');
    expect(slot().isShown).toBe(true);
    expect(game()).not.toBe(before);
    expect(game().options).toEqual(before.options);
    expect(game().mission.tokens).toHaveLength((m0.tokens ?? []).length - 1);
    expect(game().store.getState().at.seen.round).toBe(1);
  });

  it('takes what was decided over to the changed mission, as far as it goes', async () => {
    const { session, game, remove, answer } = await backAtMission();
    const before = lineTo(momentOf(game())).length;
    remove(aZombie);
    await answer('over');
    const after = lineTo(momentOf(game())).length;
    expect(after).toBeGreaterThan(1);
    const lost = before - after;
    const { notice } = session.store.getState();
    if (lost > 0) expect(notice).toMatchObject({ key: 'play.changed.lost', parameters: { count: lost } });
    else expect(notice).toBeUndefined();
  });

  it('goes on with the old game, or stays at the mission', async () => {
    const { game, slot, remove, answer } = await backAtMission();
    const before = game();
    remove(aZombie);
    await answer(undefined);
    expect(slot().isShown).toBe(false);
    await answer('old');
    expect(slot().isShown).toBe(true);
    expect(game()).toBe(before);
  });

  it('leads to the sheet that says why a changed mission cannot be played, and keeps the game', async () => {
    const { session, game, slot, remove, answer } = await backAtMission();
    const before = game();
    remove(theStart);
    await answer('again');
    expect(session.store.getState()).toMatchObject({ dialog: 'set-up', notice: undefined });
    session.showDialog(undefined);
    await answer('over');
    expect(session.store.getState().dialog).toBe('set-up');
    expect(game()).toBe(before);
    expect(slot().isShown).toBe(false);
  });
});
