import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isNearlyWon } from '../../../../renderer/game/nearly-won';
import { End } from '../../../../renderer/play/end/end-dialog';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

const [m0, m1] = [sampleMission('m0.boothill.json'), sampleMission('m1.boothill.json')];

/** With these a game is won. */
const luck = { seed: '2', count: 3 };

async function opened(mission = m1, options = { seed: '3', count: 6 }) {
  const { session, tab, render } = await openedTab(mission);
  session.changeHabits({ speed: 'at-once' });
  session.games.beginNow(tab, options);
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

async function ended(mission = m1, options = { seed: '3', count: 6 }) {
  const { session, tab, sitting } = await opened(mission, options);
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
    const { dialog, tab } = await ended(m0, luck);
    fireEvent.click(dialog.getByRole('button', { name: useAsLength }));
    expect(tab.document.store.getState().mission.minutes).toBe(1);
    expect(dialog.getByText(/^The length of the mission is/)).toBeTruthy();
    act(() => tab.document.undo());
    expect(tab.document.store.getState().mission.minutes).toBe(m0.minutes);
  });

  it('offers no length where the game was far from won', async () => {
    const { dialog, sitting } = await ended();
    expect(momentOf(sitting.game).seen.outcome?.won).toBe(false);
    expect(dialog.queryByRole('button', { name: useAsLength })).toBeNull();
  });

  it('tells the tale, a line of which leads to its moment, and goes back to before it went wrong', async () => {
    const { dialog, sitting } = await ended();
    const lines = dialog.getAllByRole('button', { name: /^Round \d+ / });
    expect(lines).toHaveLength(10);
    const end = momentOf(sitting.game);
    fireEvent.click(lines[0] as HTMLElement);
    expect(momentOf(sitting.game).number).toBeLessThan(end.number);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => sitting.goTo(end));
    fireEvent.click(screen.getByRole('button', { name: 'Summary' }));
    fireEvent.click(screen.getByRole('button', { name: /^Back to before it went wrong: round \d+$/ }));
    expect(momentOf(sitting.game).seen.outcome).toBeUndefined();
  });

  it('offers no length where an autopilot played, or something was changed by hand', async () => {
    const flown = await opened(m0, luck);
    const { sitting, autopilot } = flown.slot();
    await act(() => autopilot?.start({ is: 'end' }));
    act(() => sitting?.skip());
    expect(sitting && isNearlyWon(momentOf(sitting.game))).toBe(true);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('button', { name: useAsLength })).toBeNull();
    cleanup();

    const bent = await opened(m0, luck);
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

  it('leads back to pieces that only the variant has that was played, and looks at that', async () => {
    const spawns = m1.tokens?.filter(({ kind }) => kind === 'spawn') ?? [];
    const others = m1.tokens?.filter(({ kind }) => kind !== 'spawn') ?? [];
    const many = { id: 'many', survivors: [6] as [number], tokens: spawns };
    const { dialog, tab } = await ended({ ...m1, tokens: others, variants: [many] });
    fireEvent.click(dialog.getByRole('button', { name: /^Return to mission, to: First spawn s1, at / }));
    expect(tab.document.store.getState().variant).toBe('many');
    const ids = spawns.map(({ id }) => `token:${id}`);
    expect(ids).toEqual(expect.arrayContaining([...tab.selection.store.getState().keys]));
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
