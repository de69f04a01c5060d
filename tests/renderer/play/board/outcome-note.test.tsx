import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../../../renderer/game/picture';
import type { Sitting } from '../../../../renderer/game/sitting';
import { boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { OutcomeNote } from '../../../../renderer/play/board/outcome-note';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { bending, doing, sittingWith } from '../../../helpers/sittings';

async function atShot(): Promise<{ readonly sitting: Sitting; readonly note: () => string | null }> {
  const sitting = sittingWith();
  const { seen } = sitting.game.store.getState().at;
  const [here, there] = ['a.NW', 'a.N'];
  bending(sitting, { bend: 'card', survivor: 'henry', card: 'winchester', slot: 'hand-1' });
  bending(sitting, { bend: 'place', survivor: 'henry', zone: here });
  bending(sitting, { bend: 'zombies', zone: there, zombie: 'walker', count: 3 });
  for (const die of [6, 5]) bending(sitting, { bend: 'die', die });
  expect(seen.table.zones.map(({ id }) => id)).toEqual(expect.arrayContaining([here, there]));
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting}>
      <OutcomeNote
        scene={{ seen, ground: boardGeometry(seen.table, pictureOf(seen).lying, 'en') }}
        size={[500, 400]}
      />
    </GameProvider>,
  );
  return { sitting, note: () => screen.getByRole('note').textContent };
}

describe('what came of the last action', () => {
  it('stands at the board, until something else is done or looked at', async () => {
    const { sitting, note } = await atShot();
    act(() => doing(sitting, { do: 'activate', survivor: 'henry' }));
    expect(note()).toBe('');
    const weapon = 'winchester#1';
    act(() => doing(sitting, { do: 'shoot', weapon, at: 'a.N' }));
    expect(note()).toMatch(/^Dice at 4\+, rolled 6, 5: 2 hits/);
    expect(note()).toMatch(
      /eliminates a Walker at the east end of the street north of the Ruined warehouse, A1. \(×2\)/,
    );
    // The dice themselves lie on the board.
    expect(document.querySelector('.log-die')).toBeNull();
    act(() => sitting.go(-1));
    expect(note()).toBe('');
    act(() => sitting.go(1));
    expect(note()).toBe('');
  });

  it('is left out where the board shows it', async () => {
    const { sitting, note } = await atShot();
    act(() => doing(sitting, { do: 'activate', survivor: 'henry' }));
    act(() => doing(sitting, { do: 'shoot', weapon: 'winchester#1', at: 'a.N' }));
    act(() => doing(sitting, { do: 'end-turn' }));
    expect(note()).toBe('');
  });
});
