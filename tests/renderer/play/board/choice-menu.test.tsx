import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { onScreen } from '../../../../renderer/document/viewport';
import { type Choice, choicesAt } from '../../../../renderer/game/choices';
import { ChoiceMenu, type Offered } from '../../../../renderer/play/board/choice-menu';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { observed } from '../../../helpers/played';
import { bending, sittingWith } from '../../../helpers/sittings';

it('is in sight, and has the keyboard at its first answer, also where one question follows another', async () => {
  const sitting = sittingWith();
  const [first, ...rest] = choicesAt(sitting.game.store.getState().at);
  if (!first || rest.length === 0) throw new Error('Several things should be possible');
  const [one, other]: Offered[] = [
    { at: [0, 0], about: [], others: [], zones: [], choices: [first], isAsked: true },
    { at: [9, 9], about: [], others: [], zones: [], choices: rest, isAsked: true },
  ];
  const Asked = () => {
    const [offered, setOffered] = useState(one);
    return offered ? (
      <ChoiceMenu
        offered={offered}
        canvas={[500, 400]}
        onChoose={() => setOffered(other)}
        onWalk={() => undefined}
        onPoint={() => undefined}
        onClose={() => undefined}
        giveBack={() => undefined}
      />
    ) : null;
  };
  const { render, tab } = await openedTab();
  tab.view.resize([500, 400]);
  tab.view.show([0, 0, 1000, 1000]);
  tab.view.zoomBy(8, [500, 400]);
  render(
    <GameProvider sitting={sitting}>
      <Asked />
    </GameProvider>,
  );
  const answers = () => screen.getAllByRole('button');
  expect(document.activeElement).toBe(answers()[0]);
  const [x, y] = onScreen(tab.view.store.getState().viewport, [0, 0]);
  expect(x >= 0 && x <= 500 && y >= 0 && y <= 400).toBe(true);
  act(() => void fireEvent.click(answers()[0] as HTMLElement));
  expect(answers()).toHaveLength(rest.length);
  expect(document.activeElement).toBe(answers()[0]);
});

it('says how much health somebody has left before they are wounded', async () => {
  const sitting = sittingWith(['henry', 'may']);
  bending(sitting, { bend: 'wounds', survivor: 'may', wounds: 1 });
  const wound = (survivor: string): Choice => ({
    action: { do: 'wound', survivor },
    traits: sitting.game.store.getState().at.system.play.action('wound'),
    isAside: false,
    touches: [{ sort: 'survivor', name: survivor }],
  });
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting}>
      <ChoiceMenu
        offered={{ at: [0, 0], about: [], others: [], zones: [], choices: [wound('henry'), wound('may')] }}
        canvas={[500, 400]}
        onChoose={() => undefined}
        onWalk={() => undefined}
        onPoint={() => undefined}
        onClose={() => undefined}
        giveBack={() => undefined}
      />
    </GameProvider>,
  );
  const { seen } = sitting.game.store.getState().at;
  const [henry, may] = [observed(seen).healthLeft(0), observed(seen).healthLeft(1)];
  expect(screen.getByRole('button', { name: /^Henry takes it/ }).textContent).toContain(
    `Wounds: 0 of ${henry}`,
  );
  expect(screen.getByRole('button', { name: /^May takes it/ }).textContent).toContain(
    `Wounds: 1 of ${may + 1}`,
  );
});
