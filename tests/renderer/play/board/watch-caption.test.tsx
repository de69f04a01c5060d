import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSitting } from '../../../../renderer/game/sitting';
import { WatchCaption } from '../../../../renderer/play/board/watch-caption';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { gameOn, isInRound, momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

it('tells all that happens in a scene only to whoever turns to it', async () => {
  const game = gameOn(sampleMission('m0.boothill.json'), { seed: '3', count: 2 });
  const sitting = createSitting(game, { speed: () => 'normal', skipsTrivial: () => false });
  const player = new Player();
  player.playUntil(game, isInRound(1));
  while (!sitting.store.getState().watching) sitting.take({ action: player.choice(momentOf(game)) });
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting}>
      <WatchCaption />
    </GameProvider>,
  );
  const caption = screen.getByLabelText('What happens');
  const titled = () => caption.querySelector('p')?.getAttribute('title');
  for (const turns of [
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    expect(titled()).toBeNull();
    act(() => void turns[0](caption));
    expect(titled()).toBeTruthy();
    act(() => void turns[1](caption));
  }
  expect(titled()).toBeNull();
});
