import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PropertiesPanel } from '../../../../renderer/panels/properties/properties-panel';
import type { Mission, Token } from '../../../../schemas';
import { openedTab } from '../../../helpers/open-tab';
import { missionOn, objective } from '../../../helpers/small-missions';

const mission = missionOn(['a 2R 0 0 0'], {
  tokens: [{ ...objective('o1 a 40 40'), group: 'bell' } as Token],
  goals: [{ id: 'g', reach: { counter: { counter: 'gold', atLeast: 3 } } }],
  rules: [
    {
      id: 'r',
      when: { event: 'objective-taken', group: 'bell' },
      do: [{ effect: 'count', counter: 'gold', by: 1 }],
    },
  ],
});

async function sheet(of: Mission = mission) {
  const opened = await openedTab(of);
  opened.render(<PropertiesPanel />);
  return { ...opened, now: () => opened.tab.document.store.getState().mission };
}
const named = (name: string) => within(screen.getByRole('region', { name }));
const write = (where: string, words: string) =>
  fireEvent.change(named(where).getByRole('textbox', { name: 'Printed name (English)' }), {
    target: { value: words },
  });

describe('groups and counters', () => {
  it('get names, which goals and rules are told with, and lose them again', async () => {
    const { tab, now } = await sheet();
    write('Group ‘bell’', 'The clapper');
    write('Counter ‘gold’', 'Nuggets');
    expect(now()).toMatchObject({
      groups: [{ id: 'bell', name: { en: 'The clapper' } }],
      counters: [{ id: 'gold', name: { en: 'Nuggets' } }],
    });
    expect(named('Counter ‘gold’').getAllByRole('button', { name: /Nuggets/ })).toHaveLength(2);
    write('Group ‘bell’', '');
    expect(now()).not.toHaveProperty('groups');
    act(() => tab.document.undo());
    act(() => tab.document.undo());
    expect(now()).not.toHaveProperty('counters');
  });

  it('show what speaks of them', async () => {
    await sheet();
    const group = named('Group ‘bell’');
    expect(group.getByRole('group', { name: 'Goals and rules that speak of it' })).toBeTruthy();
    expect(group.getAllByRole('button', { name: /takes/ })).toHaveLength(1);
  });

  it('that are none have no section', async () => {
    await sheet(missionOn(['a 2R 0 0 0']));
    expect(screen.queryByRole('region', { name: 'Names' })).toBeNull();
  });
});
