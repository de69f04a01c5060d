import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Decks } from '../../../../renderer/play/people/decks';
import { GameProvider } from '../../../../renderer/session/game-context';
import { UoaWords, zombieCardLine } from '../../../../telling/systems/undead-or-alive';
import { openedTab } from '../../../helpers/open-tab';
import { observed } from '../../../helpers/played';
import { bending, sittingWith } from '../../../helpers/sittings';

describe('the zombie deck', () => {
  it('shows what each discarded card says, the last one first', async () => {
    const sitting = sittingWith();
    bending(sitting, { bend: 'zombies-turn' });
    const { seen } = sitting.game.store.getState().at;
    const size = observed(seen).pileSize('zombieDiscards');
    expect(size).toBeGreaterThan(0);
    const tab = await openedTab();
    tab.render(
      <GameProvider sitting={sitting}>
        <Decks />
      </GameProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: /^Zombies/ }));
    const lines = within(screen.getByRole('dialog', { name: 'Zombies' })).getAllByRole('listitem');
    const words = new UoaWords(observed(seen).table, 'en');
    const cards = Array.from({ length: size }, (_, index) =>
      observed(seen).cardIn('zombieDiscards', size - 1 - index),
    );
    expect(lines.map((line) => line.textContent)).toEqual(
      cards.map((card) => zombieCardLine(observed(seen).table.zombieCards[card] as never, words)),
    );
    expect(lines[0]?.textContent).toMatch(/^Card \d+: .*(Blue|Yellow)/);
  });
});
