import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StoryPanel } from '../../../../renderer/panels/builder/story-panel';
import type { Mission } from '../../../../schemas';
import { click } from '../../../helpers/hands';
import { openedTab } from '../../../helpers/open-tab';
import { sampleMission } from '../../../helpers/samples';

const m1 = sampleMission('m1.boothill.json');

async function rulesOf(mission: Mission, options: Parameters<typeof openedTab>[1] = {}) {
  const opened = await openedTab(mission, options);
  opened.render(<StoryPanel list="rules" />);
  return opened;
}

const train = () => within(screen.getByRole('region', { name: 'Train' }));
const sentences = () =>
  train()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const trainOf = ({ tokens = [] }: Mission) => tokens.find((token) => token.kind === 'train');

describe('what a train does', () => {
  it('is told like rules, below them', async () => {
    await rulesOf(m1);
    const [drives, ...backs] = sentences();
    expect(drives).toBe('In this mission the train drives.');
    expect(backs).toHaveLength(trainOf(m1)?.tiles.length ?? 0);
    expect(backs[0]).toMatch(/^Once it has driven over the tile .*, this is laid behind it train side up/);
  });

  it('is chosen in its sentences, one step each', async () => {
    const { tab } = await rulesOf(m1);
    const state = () => tab.document.store.getState();
    const [tile = ''] = trainOf(m1)?.tiles ?? [];
    const [, first] = train().getAllByRole('listitem');
    act(() =>
      within(first as HTMLElement)
        .getByRole('button')
        .click(),
    );
    click('button', 'railroad');
    expect(trainOf(state().mission)?.behind).toEqual({ ...trainOf(m1)?.behind, [tile]: 'railroad' });
    expect(sentences()[1]).toMatch(/railroad side up and stays\.$/);
    const [drives] = train().getAllByRole('listitem');
    act(() =>
      within(drives as HTMLElement)
        .getByRole('button')
        .click(),
    );
    click('button', 'stands still');
    expect(trainOf(state().mission)?.moves).toBe(false);
    expect(sentences()).toEqual(['In this mission the train stands still.']);
    expect(state().history.steps.map(({ label }) => label.key)).toEqual([
      'step.change.behind',
      'step.change.moves',
    ]);
    act(() => {
      tab.document.undo();
      tab.document.undo();
    });
    expect(state().mission).toBe(m1);
  });

  it('says that no rule starts it, and leads to it on the board', async () => {
    const { tab } = await rulesOf({ ...m1, rules: [] });
    expect(train().getByText('No rule starts the train, so it stays where it is.')).toBeTruthy();
    click('button', 'Train');
    expect([...tab.selection.store.getState().keys]).toEqual([`token:${trainOf(m1)?.id}`]);
  });

  it('is only read where the mission is, and in French where French is spoken', async () => {
    await rulesOf(m1, { locale: 'fr', isReadOnly: true });
    const [drives] = train().getAllByRole('listitem');
    expect(drives?.textContent).toBe('Dans cette mission, le train roule.');
    expect(within(drives as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('is nothing to tell without a train', async () => {
    await rulesOf(sampleMission('m0.boothill.json'));
    expect(screen.queryByRole('region', { name: 'Train' })).toBeNull();
  });
});
