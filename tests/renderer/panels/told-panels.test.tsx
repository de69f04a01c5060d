import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GoalsPanel } from '../../../renderer/panels/goals-panel';
import { RulesPanel } from '../../../renderer/panels/rules-panel';
import type { Mission } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';
import { openedTab } from '../../helpers/open-tab';
import { sample } from '../../helpers/samples';
import { everyToken } from '../../helpers/stock-faces';

async function goalsOf(change: Partial<Mission>, locale = 'en') {
  const opened = await openedTab({ ...everyToken(), ...change }, { locale });
  opened.render(<GoalsPanel />);
  return opened;
}

async function rulesOf(change: Partial<Mission>, locale = 'en') {
  const opened = await openedTab({ ...everyToken(), ...change }, { locale });
  opened.render(<RulesPanel />);
  return opened;
}

const exit = [{ id: 'x', kind: 'exit', at: { tile: 'a', x: 0, y: 0 } }] as Mission['tokens'] & object;
const own = { en: 'Run.', fr: 'Courez.' };

describe('the goals', () => {
  it('are numbered where their order counts, below the words that hold them together', async () => {
    const { render } = await openedTab(JSON.parse(sample('m4.boothill.json')) as Mission);
    render(<GoalsPanel />);
    expect(screen.getByText('In this order:')).toBeTruthy();
    const [outer, inner] = screen.getAllByRole('list');
    expect(outer?.tagName).toBe('OL');
    expect(inner?.tagName).toBe('UL');
    expect(
      within(inner as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Rally all Townsfolk Companions.',
      'Bring all mobile spawn tokens into the First Spawn Zone.',
    ]);
  });

  it('are in French where French is spoken', async () => {
    await goalsOf({ goals: [{ id: 'g', text: own }] }, 'fr');
    expect(screen.getByText('Courez.')).toBeTruthy();
    expect(screen.getByText('À vous de l’appliquer.')).toBeTruthy();
  });

  it('in words alone say who sees to them', async () => {
    await goalsOf({ goals: [{ id: 'g', text: own }] });
    expect(screen.getByText('You apply this yourself.')).toBeTruthy();
  });

  it('in the author’s own words say so, and whether they may be wrong', async () => {
    const reach = { rallied: {} };
    await goalsOf({
      goals: [
        { id: 'g', words: { text: own }, reach },
        { id: 'h', words: { text: { en: 'Stay.' }, of: 'something else' }, reach },
      ],
    });
    expect(screen.getAllByText('The author’s own words.')).toHaveLength(1);
    const doubtful = screen.getByText(/^The author’s own words, written for something else/);
    expect(doubtful.closest('li')?.textContent).toMatch(/^Stay\./);
  });

  it('follow what they speak of when a step is done', async () => {
    const { tab } = await goalsOf({
      goals: [{ id: 'g', reach: { spawnTokens: { spawn: 'mobile', in: 'town' } } }],
      areas: [{ id: 'town', name: { en: 'Dodge' }, tiles: ['a'] }],
    });
    expect(screen.getByText(/Dodge/)).toBeTruthy();
    const rename = (draft: Mission) => {
      const [area] = draft.areas ?? [];
      if (area) area.name = { en: 'Tombstone' };
    };
    act(() => void tab.document.change({ key: 'step.rename-area' }, rename));
    expect(screen.getByText(/Tombstone/)).toBeTruthy();
  });

  it('that are none are said to be none', async () => {
    const { render } = await openedTab(emptyMission);
    render(<GoalsPanel />);
    expect(screen.getByText('The mission has no goal yet.')).toBeTruthy();
  });

  it('that most missions have are added by a click, and say what they need', async () => {
    const { tab, render } = await openedTab({ ...emptyMission, tokens: exit });
    render(<GoalsPanel />);
    const take = screen.getByRole('button', { name: 'Take all Objectives.' });
    expect(take.getAttribute('aria-disabled')).toBe('true');
    const needs = document.getElementById(take.getAttribute('aria-describedby') ?? '');
    expect(needs?.textContent).toBe('For this, an Objective has to lie on the board.');
    fireEvent.click(take);
    expect(tab.document.store.getState().mission.goals).toBeUndefined();

    fireEvent.click(screen.getByRole('button', { name: /^Leave the board by the exit/ }));
    expect(tab.document.store.getState().mission.goals).toEqual([
      { id: 'goal1', reach: { left: { by: 'exit' } } },
    ]);
    expect(screen.queryByRole('button', { name: /^Leave the board by the exit/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Goals' }));

    fireEvent.click(screen.getByRole('button', { name: /^Remove the goal: Leave the board by the exit/ }));
    expect(tab.document.store.getState().mission.goals).toBeUndefined();
    act(() => tab.document.undo());
    expect(screen.getByRole('button', { name: /^Remove the goal/ })).toBeTruthy();
  });

  it('are left as they are where a mission can only be looked at', async () => {
    const { render } = await openedTab(everyToken(), { isReadOnly: true });
    render(<GoalsPanel />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('the rules', () => {
  it('are the sentences that will be printed', async () => {
    const { render } = await openedTab(JSON.parse(sample('m10.boothill.json')) as Mission);
    render(<RulesPanel />);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(
      'Whenever a survivor takes an Objective, the survivor gets 5 adrenaline points.',
    );
  });

  it('in words alone say who applies them', async () => {
    await rulesOf({ rules: [{ id: 'r', text: own }] });
    expect(screen.getByText('Run.')).toBeTruthy();
    expect(screen.getByText('You apply this yourself.')).toBeTruthy();
  });

  it('for some numbers of survivors are said to be kept', async () => {
    await rulesOf({ variants: [{ id: 'few', survivors: [1], rules: [{ id: 'r', text: own }] }] });
    expect(screen.getByText(/^Some numbers of survivors have other rules/)).toBeTruthy();
  });

  it('that are none are said to be none', async () => {
    await rulesOf({});
    expect(screen.getByText('The mission has no special rule.')).toBeTruthy();
  });
});

describe('the text of the file', () => {
  const goal = { id: 'g', reach: { rallied: {} } };

  it('stands below goals and rules with its path and its place, and is copied as a whole', async () => {
    const file = { document: 'd1', folder: '~/Missions', name: 'run.json' };
    const opened = await openedTab({ ...everyToken(), goals: [goal] }, { ...file, savedStep: 'start' });
    opened.render(<GoalsPanel />);
    expect(screen.getByText('~/Missions/run.json')).toBeTruthy();
    expect(screen.queryByText(/changes that the file does not have/)).toBeNull();
    const text = screen.getByLabelText<HTMLTextAreaElement>('In the file at /goals; select and copy it:');
    expect(JSON.parse(`{${text.value}}`)).toEqual({ goals: [goal] });
    act(() => text.focus());
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(text.value);
  });

  it('says so where the mission was never saved', async () => {
    await rulesOf({ rules: [] });
    expect(screen.getByText(/^This mission was never saved/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/at \/rules;/).value).toBe('"rules": []');
  });

  it('has what variants change, too', async () => {
    await goalsOf({
      goals: [goal],
      variants: [{ survivors: { max: 3 }, goals: [goal] }] as Mission['variants'] & object,
    });
    expect(screen.getByLabelText(/at \/variants\/0\/goals;/)).toBeTruthy();
  });
});
