import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSitting } from '../../../../renderer/game/sitting';
import { CourseBar } from '../../../../renderer/play/course/course-bar';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { gameOn, momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

async function bar() {
  const game = gameOn(sampleMission('m0.boothill.json'), { seed: '2', count: 3 });
  const sitting = createSitting(game, { speed: () => 'at-once', skipsTrivial: () => false });
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting}>
      <CourseBar />
    </GameProvider>,
  );
  const play = (isSo: () => boolean) => act(() => new Player('2').playUntil(game, isSo));
  return { game, play };
}

describe('the bar of a game', () => {
  it('counts the goals of the mission, and says below them how far their parts are', async () => {
    const { game, play } = await bar();
    const isTaken = () => momentOf(game).events.some(({ type }) => type === 'took-objective');
    play(isTaken);
    fireEvent.click(screen.getByRole('button', { name: 'Goals 0/1' }));
    const goals = within(screen.getByRole('dialog', { name: 'Goals' })).getAllByRole('listitem');
    expect(goals.map((goal) => goal.dataset['depth'])).toEqual(['0', '1', '1']);
    expect(goals[1]?.textContent).toMatch(/^Take all Objectives\. \(1 of \d+\)$/);
  });

  it('says whose turn it is, and leaves how much of it is left to the line below', async () => {
    const { game, play } = await bar();
    play(() => momentOf(game).seen.decision?.name === 'act');
    const where = document.querySelector('.course-where')?.textContent;
    expect(where).toMatch(/’s turn$/);
    expect(where).not.toMatch(/left/);
  });

  it('speaks of no danger level once the game is over', async () => {
    const { game, play } = await bar();
    play(() => momentOf(game).seen.round > 0);
    expect(screen.getByText(/danger level/)).toBeTruthy();
    play(() => false);
    expect(screen.queryByText(/danger level/)).toBeNull();
    // The summary tells rounds, too.
    expect(screen.getByText(/^Round \d+$/, { selector: '.course-where strong' })).toBeTruthy();
  });
});
