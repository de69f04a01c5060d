import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeStories } from '../../../../renderer/builder/story-text';
import { StoryPanel } from '../../../../renderer/panels/builder/story-panel';
import type { Rule } from '../../../../schemas';
import { emptyMission } from '../../../helpers/empty-mission';
import { openedTab } from '../../../helpers/open-tab';
import { everyToken } from '../../../helpers/stock-faces';

const rule: Rule = { id: 'r', when: { event: 'round-begins' }, do: [{ effect: 'lose' }] };
const rulesNow = ({ document }: Awaited<ReturnType<typeof openedTab>>['tab']) =>
  document.store.getState().mission.rules ?? [];

/** As a key does it; whether somebody took it. */
function paste(target: Element, text: string): boolean {
  return !fireEvent.paste(target, { clipboardData: { getData: () => text, files: [] } });
}

async function rulesPanel() {
  const opened = await openedTab(everyToken());
  opened.render(<StoryPanel list="rules" />);
  return opened;
}

describe('rules that are pasted by key', () => {
  const copied = writeStories(emptyMission, 'rules', [rule]);

  it('stand in the list that is in sight', async () => {
    const { tab } = await rulesPanel();
    act(() => expect(paste(document.body, copied)).toBe(true));
    expect(rulesNow(tab)).toMatchObject([{ when: { event: 'round-begins' } }]);
  });

  it('are left to whoever writes, and goals to their own list', async () => {
    const { tab } = await rulesPanel();
    fireEvent.click(screen.getByRole('button', { name: 'Add a rule' }));
    const search = await waitFor(() => screen.getByRole('textbox'));
    act(() => expect(paste(search, copied)).toBe(false));
    act(() =>
      expect(
        paste(document.body, writeStories(emptyMission, 'goals', [{ id: 'g', reach: { taken: {} } }])),
      ).toBe(false),
    );
    expect(rulesNow(tab)).toEqual([]);
  });
});
