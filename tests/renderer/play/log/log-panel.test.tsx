import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { legalActions } from '../../../../engine';
import { createSitting, type Speed } from '../../../../renderer/game/sitting';
import { LogPanel } from '../../../../renderer/play/log/log-panel';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { gameOn, isInRound, momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

async function logOf({ round = 3, speed = 'at-once' }: { round?: number; speed?: Speed } = {}) {
  const game = gameOn(sampleMission('m0.boothill.json'));
  new Player().playUntil(game, isInRound(round));
  const sitting = createSitting(game, { speed: () => speed, skipsTrivial: () => false });
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting}>
      <LogPanel />
    </GameProvider>,
  );
  const list = within(screen.getByRole('list', { name: 'Log' }));
  // Some have a button beside them, which has no words.
  const lines = () =>
    list.getAllByRole('button').flatMap(({ textContent }) => (textContent === '' ? [] : [textContent]));
  return { game, sitting, list, lines };
}

describe('the log beside the board', () => {
  it('leads to the moment of a line, and marks it', async () => {
    const { game, list } = await logOf();
    const last = momentOf(game);
    const [first] = list.getAllByRole('button', { name: 'Round 2' });
    if (!first) throw new Error('There should be a second round');
    fireEvent.click(first);
    expect(momentOf(game).seen.round).toBe(2);
    expect(game.store.getState().newest).toBe(last);
    expect(first.closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it('says which draw it is, to be told to others', async () => {
    const { game } = await logOf();
    expect(screen.getByText(`Draw no. ${game.options.seed}`)).toBeTruthy();
  });

  it('shows dice as they fell, and what hit', async () => {
    const { list } = await logOf();
    const roll = list.getAllByRole('button', { name: /^Dice at/ })[0];
    const dice = [...(roll?.querySelectorAll('.log-die') ?? [])];
    expect(dice.length).toBeGreaterThan(0);
    const accuracy = Number(/Dice at (\d)\+/.exec(roll?.textContent ?? '')?.[1]);
    for (const die of dice) {
      expect(die.getAttribute('data-hits')).toBe(String(Number(die.textContent) >= accuracy));
    }
  });

  it('points out on the board what a line speaks of, and goes nowhere for that', async () => {
    const { game, sitting, list } = await logOf();
    const now = momentOf(game);
    const line = list.getAllByRole('button', { name: /moves from/ })[0] as HTMLElement;
    const told = () => sitting.store.getState().told?.type;
    fireEvent.pointerEnter(line);
    expect(told()).toBe('moved');
    fireEvent.pointerLeave(line);
    expect(told()).toBeUndefined();
    act(() => line.focus());
    expect(told()).toBe('moved');
    expect(momentOf(game)).toBe(now);
    cleanup();
    expect(told()).toBeUndefined();
  });

  it('is filtered by words and by what it is about', async () => {
    const { lines } = await logOf();
    const all = lines().length;
    fireEvent.change(screen.getByLabelText('About'), { target: { value: 'fights' } });
    expect(lines().length).toBeLessThan(all);
    expect(lines().some((line) => line.includes(' moves from '))).toBe(false);
    fireEvent.change(screen.getByLabelText('About'), { target: { value: 'all' } });
    fireEvent.change(screen.getByLabelText('Find words'), { target: { value: 'eliminates' } });
    expect(lines().length).toBeGreaterThan(0);
    expect(lines().every((line) => /^Round \d+ .*eliminates/.test(line))).toBe(true);
  });

  it('says when words are nowhere', async () => {
    await logOf({ round: 2 });
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    fireEvent.change(screen.getByLabelText('Find words'), { target: { value: 'giraffe' } });
    expect(status.textContent).toBe('Nothing found');
  });

  it('goes from line to line by keys, and has one stop for the key Tab', async () => {
    const { list } = await logOf();
    const stops = list.getAllByRole('button').filter((line) => line.tabIndex === 0);
    expect(stops).toHaveLength(1);
    const all = list.getAllByRole('button');
    act(() => stops[0]?.focus());
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(all[all.indexOf(stops[0] as HTMLElement) - 1]);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
    expect(document.activeElement).toBe(all[0]);
  });

  it('keeps that stop where nothing is shown of the moment in sight', async () => {
    const { lines, list } = await logOf();
    fireEvent.change(screen.getByLabelText('Find words'), { target: { value: 'eliminates' } });
    expect(lines().length).toBeGreaterThan(1);
    const all = list.getAllByRole('button');
    expect(all.filter((line) => line.tabIndex === 0)).toEqual([all.at(-1)]);
  });

  it('hides what was taken back until somebody wants to see it, and nothing from whoever only looks back', async () => {
    const { sitting, lines, game } = await logOf();
    const [all, last] = [lines().length, momentOf(game)];
    act(() => sitting.go(-20));
    expect(lines().length).toBeLessThan(all);
    const told = screen.getByText(/^20 steps were taken back/);
    fireEvent.click(within(told).getByRole('button', { name: 'Show it' }));
    expect(lines()).toHaveLength(all);
    expect(screen.queryByText(/were taken back/)).toBeNull();
    act(() => sitting.goTo(last));
    const [first] = screen.getAllByRole('button', { name: 'Round 1' });
    fireEvent.click(first as HTMLElement);
    expect(lines()).toHaveLength(all);
  });

  it('hides the same from whoever looks further back after that', async () => {
    const { sitting, lines } = await logOf();
    act(() => sitting.go(-20));
    const left = lines().length;
    const [first] = screen.getAllByRole('button', { name: 'Round 1' });
    fireEvent.click(first as HTMLElement);
    expect(screen.getByText(/^20 steps were taken back/)).toBeDefined();
    expect(lines()).toHaveLength(left);
  });

  it('offers the ways that were gone from a moment', async () => {
    const { game, sitting } = await logOf({ round: 1 });
    const from = momentOf(game);
    const [one, other] = legalActions(from.game);
    if (!one || !other) throw new Error('There is nothing to choose');
    act(() => {
      sitting.take({ action: one });
      sitting.goTo(from);
      sitting.take({ action: other });
    });
    const ways = within(screen.getByRole('group', { name: 'From here, several ways' }));
    expect(ways.getAllByRole('button').map((way) => way.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);
    fireEvent.click(ways.getByRole('button', { pressed: false }));
    expect(momentOf(game).deed).toEqual({ action: one });
    fireEvent.change(screen.getByLabelText('Find words'), { target: { value: 'the' } });
    expect(screen.queryByRole('group', { name: 'From here, several ways' })).toBeNull();
  });

  it('does not tell what is still to be watched', async () => {
    const { game, sitting, lines } = await logOf({ round: 1, speed: 'normal' });
    const player = new Player();
    act(() => {
      while (!sitting.store.getState().watching) sitting.take({ action: player.choice(momentOf(game)) });
    });
    const before = lines().length;
    act(() => sitting.skip());
    expect(lines().length).toBeGreaterThan(before);
  });
});
