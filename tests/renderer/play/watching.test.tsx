import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSitting } from '../../../renderer/game/sitting';
import { WatchCaption } from '../../../renderer/play/board/watch-caption';
import { CardHandProvider } from '../../../renderer/play/cards/card-hand-provider';
import { Hand } from '../../../renderer/play/cards/hand';
import { CourseBar } from '../../../renderer/play/course/course-bar';
import { People } from '../../../renderer/play/people/people';
import { Side } from '../../../renderer/play/side';
import { GameProvider } from '../../../renderer/session/game-context';
import { openedTab } from '../../helpers/open-tab';
import { gameOn, isInRound, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

it.each(['m0', 'm4', 'm8'])('shows the whole table in every scene of two rounds of %s', async (name) => {
  const game = gameOn(sampleMission(`${name}.boothill.json`), { seed: '2', count: 4 });
  const sitting = createSitting(game, { speed: () => 'normal', skipsTrivial: () => true });
  const { render } = await openedTab();
  const player = new Player('2');
  player.playUntil(game, isInRound(1));
  render(
    <GameProvider sitting={sitting}>
      <CourseBar />
      <CardHandProvider>
        <People />
        <WatchCaption />
        <Hand />
      </CardHandProvider>
      <Side />
    </GameProvider>,
  );
  const phases = new Set<string | null | undefined>();
  const watched = () => {
    const { watching } = sitting.store.getState();
    return watching?.scenes[watching.at];
  };
  while (!isInRound(3)(momentOf(game)) && !momentOf(game).seen.outcome) {
    act(() => sitting.take({ action: player.choice(momentOf(game)) }));
    for (let scene = watched(); scene; scene = watched()) {
      if (!scene.seen.decision) phases.add(document.querySelector('.course-phase')?.textContent);
      expect(screen.getByLabelText('What happens')).toBeTruthy();
      expect(screen.queryByLabelText('What can be done')).toBeNull();
      act(sitting.nextScene);
    }
  }
  expect(phases).toEqual(new Set(['Players’ Phase', 'Zombies’ Phase', 'New zombies']));
});
