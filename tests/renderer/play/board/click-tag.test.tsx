import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { systemIn, zoneNumber } from '../../../../engine';
import { ClickTag } from '../../../../renderer/play/board/click-tag';
import { nowhere } from '../../../../renderer/play/board/pointed';
import { useBoardInSight } from '../../../../renderer/play/board/use-board-in-sight';
import { type BoardPointer, useBoardPointer } from '../../../../renderer/play/board/use-board-pointer';
import { CardHandProvider } from '../../../../renderer/play/cards/card-hand-provider';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { momentOf } from '../../../helpers/played';
import { bending, doing, sittingWith } from '../../../helpers/sittings';

it('works out what a click would do once for each place, however the mouse moves there', async () => {
  const sitting = sittingWith();
  bending(sitting, { bend: 'card', survivor: 'henry', card: 'winchester', slot: 'hand-1' });
  bending(sitting, { bend: 'place', survivor: 'henry', zone: 'a.NW' });
  bending(sitting, { bend: 'zombies', zone: 'a.N', zombie: 'walker', count: 2 });
  doing(sitting, { do: 'activate', survivor: 'henry' });
  sitting.pick({ sort: 'card', name: 'winchester#1' });
  const { seen } = momentOf(sitting.game);
  const odds = vi.spyOn(systemIn(seen).advise, 'odds');
  let pointer: BoardPointer | undefined;
  const Board = () => {
    const [frame, scene] = [useRef<HTMLDivElement>(null), useBoardInSight()];
    pointer = useBoardPointer(scene);
    return <ClickTag frame={frame} scene={scene} pointer={pointer} size={[800, 600]} />;
  };
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting}>
      <CardHandProvider>
        <Board />
      </CardHandProvider>
    </GameProvider>,
  );
  const pointTo = (zone: string) =>
    act(() => pointer?.pointed.setState({ ...nowhere, zone: zoneNumber(seen.table, zone) }));
  pointTo('a.N');
  const tag = () => screen.getByText(/dice|die/);
  expect(tag().dataset['about']).toBe('a.N');
  const [before, place] = [odds.mock.calls.length, tag().style.translate];
  expect(before).toBeGreaterThan(0);
  for (const at of [10, 20, 30]) fireEvent.pointerMove(window, { clientX: at, clientY: 100 + at });
  expect(tag().style.translate).not.toBe(place);
  expect(odds).toHaveBeenCalledTimes(before);
  pointTo('a.NW');
  pointTo('a.N');
  expect(odds.mock.calls.length).toBeGreaterThan(before);
  odds.mockRestore();
});
