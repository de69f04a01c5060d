import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choicesAt } from '../../../../renderer/game/choices';
import { CardHandProvider } from '../../../../renderer/play/cards/card-hand-provider';
import { DeedBar } from '../../../../renderer/play/cards/deed-bar';
import { Asking } from '../../../../renderer/play/clicks/asking';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { momentOf } from '../../../helpers/played';
import { bending, sittingWith } from '../../../helpers/sittings';

it('of several ways the safest is first', async () => {
  const sitting = sittingWith(['jeb']);
  bending(sitting, { bend: 'place', survivor: 'jeb', zone: 'a.N' });
  bending(sitting, { bend: 'zombies', zone: 'a.NW', zombie: 'walker', count: 2 });
  const steps = choicesAt(momentOf(sitting.game)).filter(({ action }) => action.do === 'move');
  const among = steps.filter(({ action }) => action['to'] === 'a.NW');
  const elsewhere = steps.filter(({ action }) => action['to'] !== 'a.NW');
  expect([among.length, elsewhere.length > 0]).toEqual([1, true]);
  const deed = { word: 'move', name: 'Go', key: undefined, isOnBoard: false, price: 1, why: undefined };
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting}>
      <CardHandProvider>
        <Asking>
          <DeedBar deeds={[{ ...deed, choices: [...among, ...elsewhere] }]} />
        </Asking>
      </CardHandProvider>
    </GameProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Go/ }));
  const ways = within(screen.getByRole('dialog')).getAllByRole('button');
  expect(ways).toHaveLength(steps.length);
  expect(ways.at(-1)?.textContent).toMatch(/west end/);
});
