import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSitting } from '../../../../renderer/game/sitting';
import { CourseBar } from '../../../../renderer/play/course/course-bar';
import { Matters } from '../../../../renderer/play/course/matters';
import { GameProvider } from '../../../../renderer/session/game-context';
import type { Mission } from '../../../../schemas';
import { openedTab } from '../../../helpers/open-tab';
import { gameOn, isInRound, momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

async function table(mission: Mission) {
  const game = gameOn(mission, { seed: '2', count: 3 });
  const sitting = createSitting(game, { speed: () => 'at-once', skipsTrivial: () => false });
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting}>
      <CourseBar />
      <Matters />
    </GameProvider>,
  );
  const line = () =>
    // The summary of a game that is over lies over it.
    within(screen.getByRole('region', { name: 'What matters now', hidden: true })).getAllByRole('button', {
      hidden: true,
    })[0];
  const playUntilRound = (round: number) => act(() => new Player('2').playUntil(game, isInRound(round)));
  return { game, sitting, line, playUntilRound };
}

describe('what matters now', () => {
  it('is the next step, how many actions are left, and what loses the game soonest', async () => {
    const { game, line, playUntilRound } = await table(sampleMission('m1.boothill.json'));
    playUntilRound(1);
    expect(line()?.textContent).toContain(
      'Next: Win as many bounty weapons as there are survivors. (0 of 3)',
    );
    expect(line()?.textContent).toContain('Active spawn tokens: 3 of 7');
    expect(line()?.textContent).not.toMatch(/actions left/);
    act(() => {
      const { options } = game;
      game.take({ action: { do: 'activate', survivor: options.people[0] ?? '' } });
    });
    expect(momentOf(game).seen.decision?.name).toBe('act');
    expect(line()?.textContent).toMatch(/: 3 actions left/);
  });

  it('opens the goals, with a row for everything that is counted up to a loss', async () => {
    const { line, playUntilRound, sitting } = await table(sampleMission('m1.boothill.json'));
    playUntilRound(1);
    fireEvent.click(line() as HTMLElement);
    const goals = within(screen.getByRole('dialog', { name: 'Goals' }));
    expect(goals.getByRole('region', { name: 'What loses the game' }).textContent).toContain('3 of 7');
    expect(goals.getByRole('img', { name: 'next' })).toBeTruthy();
    fireEvent.click(goals.getByRole('button', { name: 'Read the mission…' }));
    expect(sitting.store.getState().reading).toBe('mission');
  });

  it('says how it came out once the game is over', async () => {
    const { game, line } = await table(sampleMission('m0.boothill.json'));
    act(() => new Player('2').playUntil(game, () => false));
    expect(momentOf(game).seen.outcome).toBeDefined();
    expect(line()?.textContent).toBe('Won!');
  });
});

describe('the rules that players apply themselves', () => {
  const sung: Mission = {
    ...sampleMission('m0.boothill.json'),
    rules: [{ id: 'sing', text: { en: 'Whoever enters the saloon sings.' } }],
  };

  it('step forward as each round begins, until somebody has read them', async () => {
    const { playUntilRound } = await table(sung);
    playUntilRound(1);
    const chip = () => screen.getByRole('button', { name: /^Rule by hand: 1/ });
    expect(chip().textContent).toContain('Whoever enters the saloon sings.');
    fireEvent.click(chip());
    expect(screen.getByRole('dialog', { name: 'Rules by hand' }).textContent).toContain('sings');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(chip().textContent).toBe('Rule by hand: 1');
    playUntilRound(2);
    expect(chip().textContent).toContain('sings');
  });

  it('are no part of a mission that has none', async () => {
    await table(sampleMission('m0.boothill.json'));
    expect(screen.queryByRole('button', { name: /by hand/ })).toBeNull();
  });
});
