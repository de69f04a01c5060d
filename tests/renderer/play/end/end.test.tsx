import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { End } from '../../../../renderer/play/end/end-dialog';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

const m1 = sampleMission('m1.boothill.json');

async function opened() {
  const { session, tab, render } = await openedTab(m1);
  session.changeHabits({ speed: 'at-once' });
  session.games.beginNow(tab, { seed: '3', count: 6 });
  const slot = () => session.games.of(tab).getState();
  const { sitting, keeper, autopilot } = slot();
  if (!sitting || !keeper) throw new Error('Nobody plays');
  const show = () =>
    render(
      <GameProvider sitting={sitting} keeper={keeper} autopilot={autopilot}>
        <End />
      </GameProvider>,
    );
  show();
  return { session, tab, show, slot, sitting };
}

async function ended() {
  const { session, tab, sitting } = await opened();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => new Player('x').playUntil(sitting.game, () => false));
  return { session, tab, sitting, dialog: within(screen.getByRole('dialog')) };
}

const useAsLength = /^Use \d+ minutes? as length/;

describe('the end of a game', () => {
  it('says why, and how it came to that', async () => {
    const { dialog, sitting } = await ended();
    const outcome = momentOf(sitting.game).seen.outcome;
    expect(dialog.getByRole('heading', { level: 2, name: outcome?.won ? 'Won!' : 'Lost' })).toBeTruthy();
    expect(dialog.getByText(new RegExp(`^In round ${outcome?.round}: `))).toBeTruthy();
    for (const name of ['Goals', 'Survivors', 'Zombies', 'Time']) {
      expect(dialog.getByRole('heading', { name })).toBeTruthy();
    }
  });

  it('takes the time that was played over into the mission, as a step that can be undone', async () => {
    const { dialog, tab } = await ended();
    fireEvent.click(dialog.getByRole('button', { name: useAsLength }));
    expect(tab.document.store.getState().mission.minutes).toBe(1);
    expect(dialog.getByText(/^The length of the mission is/)).toBeTruthy();
    act(() => tab.document.undo());
    expect(tab.document.store.getState().mission.minutes).toBe(m1.minutes);
  });

  it('offers no length where an autopilot played, or something was changed by hand', async () => {
    const flown = await opened();
    const { sitting, autopilot } = flown.slot();
    await act(() => autopilot?.start({ is: 'end' }));
    act(() => sitting?.skip());
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('button', { name: useAsLength })).toBeNull();
    cleanup();

    const bent = await opened();
    const game = bent.slot().sitting?.game;
    if (!game) throw new Error('Nobody plays');
    act(() => {
      new Player('x').playUntil(game, ({ seen }) => seen.decision?.name === 'choose-survivor');
      game.take({ bend: { bend: 'die', die: 6 } });
      new Player('x').playUntil(game, () => false);
    });
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('button', { name: useAsLength })).toBeNull();
  });

  it('is told once, also where its tab was out of sight in between', async () => {
    const { show, slot } = await opened();
    const game = slot().sitting?.game;
    if (!game) throw new Error('Nobody plays');
    act(() => new Player('x').playUntil(game, () => false));
    expect(screen.getByRole('dialog')).toBeTruthy();
    cleanup();
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Summary' })).toBeTruthy();
  });

  it('leads back to what mattered', async () => {
    const { dialog, tab, session } = await ended();
    const back = dialog.getByRole('button', {
      name: 'Return to mission, to: First spawn s1, at the north end of the street east of the Barber shop, B1 and 2 more',
    });
    fireEvent.click(back);
    expect(session.games.of(tab).getState().isShown).toBe(false);
    expect(tab.selection.store.getState().keys.size).toBeGreaterThan(0);
  });

  it('goes, so that the board can be looked at, and comes back for whoever asks', async () => {
    const { dialog, sitting } = await ended();
    fireEvent.click(dialog.getByRole('button', { name: 'Look at the board' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Summary' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => sitting.go(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Summary' })).toBeNull();
  });
});
