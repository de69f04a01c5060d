import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SidePanels } from '../../../renderer/app/editor/side-panels';
import { openedTab } from '../../helpers/open-tab';
import { missionOn, objective } from '../../helpers/small-missions';

const tokens = [objective('o1 a 40 40'), objective('o2 a 90 40')];
const mission = missionOn(['a 2R 0 0 0'], {
  tokens: [...tokens, { id: 'x', kind: 'exit', at: { tile: 'a', x: 9, y: 9 } }],
  goals: [
    { id: 'run', reach: { left: { by: 'exit' } } },
    {
      id: 'order',
      inOrder: [
        { id: 'take', reach: { taken: {} } },
        { id: 'say', text: { en: 'Rest.' } },
      ],
    },
  ],
  variants: [
    {
      id: 'few',
      survivors: [1, 2],
      rules: [{ id: 'v', when: { event: 'objective-taken' }, do: [{ effect: 'lose' }] }],
    },
  ],
});

async function panels() {
  const opened = await openedTab(mission);
  opened.render(<SidePanels />);
  return opened;
}
const list = () => within(screen.getByRole('group', { name: 'Goals and rules that speak of it' }));

describe('a piece that is selected', () => {
  it('has the sentences that speak of it, with those of some numbers of survivors', async () => {
    const { tab } = await panels();
    act(() => tab.selection.set(['token:o1']));
    const [goal, rule, ...others] = list().getAllByRole('button');
    expect(goal?.textContent).toBe('In this order: Take all Objectives. Rest.');
    expect(rule?.textContent).toMatch(/takes an Objective/);
    expect(others).toEqual([]);
    expect(list().getByText('Only with 1 or 2 survivors')).toBeTruthy();
  });

  it('has no list where nothing speaks of it', async () => {
    const { tab } = await panels();
    act(() => tab.selection.set(['tile:a']));
    expect(screen.queryByRole('group', { name: 'Goals and rules that speak of it' })).toBeNull();
  });

  it('leads to the card of each sentence, in its panel', async () => {
    const { tab } = await panels();
    act(() => tab.selection.set(['token:o1']));
    const [, rule] = list().getAllByRole('button');
    fireEvent.click(rule as HTMLElement);
    await screen.findByRole('region', { name: 'Special rules' });
    expect(document.activeElement?.getAttribute('data-story')).toBe(
      '{"list":"rules","variant":"few","id":"v"}',
    );
    expect(tab.pointing.store.getState().story?.place.id).toBe('v');
  });

  it('shows on the board what a sentence speaks of that is pointed at', async () => {
    const { tab } = await panels();
    act(() => tab.selection.set(['token:x']));
    const [goal] = list().getAllByRole('button');
    fireEvent.pointerEnter(goal as HTMLElement);
    expect(tab.pointing.store.getState().story).toEqual({ place: { list: 'goals', id: 'run' }, paths: [] });
    act(() => tab.selection.set([]));
    expect(tab.pointing.store.getState().story).toBeUndefined();
  });
});
