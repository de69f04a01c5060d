// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { choicesAt } from '../../../../renderer/game/choices';
import { ChoiceMenu, type Offered } from '../../../../renderer/play/board/choice-menu';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { sittingWith } from '../../../helpers/sittings';

afterEach(cleanup);

it('has the keyboard at its first answer, also where one question follows another', async () => {
  const sitting = sittingWith();
  const [first, ...rest] = choicesAt(sitting.game.store.getState().at);
  if (!first || rest.length === 0) throw new Error('Several things should be possible');
  const [one, other]: Offered[] = [
    { at: [0, 0], choices: [first], isAsked: true },
    { at: [9, 9], choices: rest, isAsked: true },
  ];
  const Asked = () => {
    const [offered, setOffered] = useState(one);
    return offered ? (
      <ChoiceMenu
        offered={offered}
        onChoose={() => setOffered(other)}
        onWalk={() => undefined}
        onPoint={() => undefined}
        onClose={() => undefined}
        giveBack={() => undefined}
      />
    ) : null;
  };
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting}>
      <Asked />
    </GameProvider>,
  );
  const answers = () => screen.getAllByRole('button');
  expect(document.activeElement).toBe(answers()[0]);
  act(() => void fireEvent.click(answers()[0] as HTMLElement));
  expect(answers()).toHaveLength(rest.length);
  expect(document.activeElement).toBe(answers()[0]);
});
