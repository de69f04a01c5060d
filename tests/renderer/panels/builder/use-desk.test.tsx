import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Desk } from '../../../../renderer/builder/desk';
import { useDesk } from '../../../../renderer/panels/builder/use-desk';
import { emptyMission } from '../../../helpers/empty-mission';
import { openedTab } from '../../../helpers/open-tab';

it('is one desk for all panels of a mission, until something changes that sentences name', async () => {
  const seen: Desk[] = [];
  const Panel = () => {
    seen.push(useDesk());
    return null;
  };
  const { tab, session, render } = await openedTab({ ...emptyMission, rules: [] });
  const both = render(
    <>
      <Panel />
      <Panel />
    </>,
  );
  both.unmount();
  render(<Panel />);
  const [first] = seen;
  expect(new Set(seen)).toEqual(new Set([first]));
  act(() => void tab.document.change({ key: 'step.change-goal' }, (draft) => void (draft.goals = [])));
  expect(seen.at(-1)).toBe(first);
  act(() => void tab.document.change({ key: 'step.remove-area' }, (draft) => void (draft.areas = [])));
  expect(seen.at(-1)).not.toBe(first);
  const second = seen.at(-1);
  await act(() => session.changeSettings({ language: 'fr' }));
  expect(seen.at(-1)).not.toBe(second);
  expect(seen.at(-1)?.language).toBe('fr');
});
