import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StoryPanel } from '../../../../renderer/panels/builder/story-panel';
import { openedTab } from '../../../helpers/open-tab';
import { missionOn } from '../../../helpers/small-missions';

const at = { tile: 'a', x: 9, y: 9 };
const tokens = [
  { id: 'wagon', kind: 'machine', machine: 'wagon', at },
  { id: 'o1', kind: 'objective', colour: 'green', at },
] as const;
const areas = [{ id: 'mine', name: { en: 'The mine' }, tiles: ['a'] }];

async function ruleOf(rule: object) {
  const { render, tab } = await openedTab(
    missionOn(['a 2R 0 0 0'], { tokens: [...tokens], areas, rules: [{ id: 'r', ...rule }] as never }),
  );
  render(<StoryPanel list="rules" />);
  return () => tab.document.store.getState().mission.rules?.[0];
}

const click = (name: string | RegExp, around: HTMLElement = document.body) => {
  const button = within(around).getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

const picker = () => screen.getByRole('dialog');
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('whoever chooses goes on', () => {
  it('at the slot that stands there then, where another thing is said by the choice', async () => {
    const rule = await ruleOf({ forbid: { what: 'enter', area: 'mine' } });
    click('Change: ‘The mine’');
    click('the zone of the Wagon', picker());
    expect(rule()).toMatchObject({ forbid: { machine: 'wagon' } });
    await waitFor(() => expect(focused()).toBe('Change: the Wagon'));
  });

  it('at the line, where nothing is left to be said more exactly', async () => {
    const rule = await ruleOf({ carry: { by: 'dashboard' } });
    click(/^Unfold its parts/);
    click(/^Say more exactly/);
    click('the green Objective is', picker());
    expect(rule()).toMatchObject({ carry: { colour: 'green' } });
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('row'));
    expect(document.activeElement?.textContent).toContain('green Objective');
  });

  it('at the plus sign, by which a part was asked for that is chosen from a list', async () => {
    const rule = await ruleOf({ when: { event: 'objective-taken' }, do: [{ effect: 'lose' }] });
    click(/^Say more exactly/);
    click('If', picker());
    click(/^All of these/, screen.getByRole('dialog', { name: 'What has to be so?' }));
    expect(rule()).toHaveProperty('if.all');
    await waitFor(() => expect(focused()).toMatch(/^Say more exactly/));
  });
});
