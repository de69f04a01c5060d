import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Command, perform } from '../../../renderer/document/command';
import {
  addStory,
  changeStory,
  duplicateStory,
  moveStory,
  moveStoryTo,
  removeStory,
  switchStory,
} from '../../../renderer/document/commands/story';
import { HistoryPanel } from '../../../renderer/panels/history-panel';
import type { Mission } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';
import { openedTab } from '../../helpers/open-tab';
import { missionOn } from '../../helpers/small-missions';

/** Three steps, each of which gives the mission another length. */
async function history(locale = 'en') {
  const { tab, render } = await openedTab(emptyMission, { locale });
  for (const minutes of [10, 20, 30]) {
    tab.document.change({ key: 'step.place-tile', parameters: { face: `${minutes}R` } }, (draft) => {
      draft.minutes = minutes;
    });
  }
  render(<HistoryPanel />);
  return {
    tab,
    list: screen.getByRole('listbox'),
    steps: () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-label')),
    now: () => screen.getByRole('option', { selected: true }).textContent,
    minutes: () => tab.document.store.getState().mission.minutes,
  };
}

describe('the history', () => {
  it('lists every step by its name, from the beginning on, and marks where the mission is', async () => {
    const { steps, now } = await history();
    expect(steps()).toEqual(['As it was opened', 'Lay tile 10R', 'Lay tile 20R', 'Lay tile 30R']);
    expect(now()).toBe('Lay tile 30R');
  });

  it('says which steps were undone', async () => {
    const { tab, steps, now } = await history();
    act(() => tab.document.undo());
    expect(steps().at(-1)).toBe('Lay tile 30R (undone)');
    expect(now()).toBe('Lay tile 20R');
  });

  it('goes to any step with a click, back and forth', async () => {
    const { minutes, now } = await history();
    fireEvent.click(screen.getByRole('option', { name: 'Lay tile 10R' }));
    expect(minutes()).toBe(10);
    fireEvent.click(screen.getByRole('option', { name: 'As it was opened' }));
    expect(minutes()).toBeUndefined();
    expect(now()).toBe('As it was opened');
    fireEvent.click(screen.getByRole('option', { name: 'Lay tile 20R (undone)' }));
    expect(minutes()).toBe(20);
  });

  it('is gone through with keys, and goes to a step with Enter', async () => {
    const { list, minutes } = await history();
    const active = () =>
      document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
    fireEvent.keyDown(list, { key: 'ArrowUp' });
    expect(active()).toBe('Lay tile 20R');
    expect(minutes()).toBe(30);
    fireEvent.keyDown(list, { key: 'Enter' });
    expect(minutes()).toBe(20);
    fireEvent.keyDown(list, { key: 'Home' });
    fireEvent.keyDown(list, { key: ' ' });
    expect(minutes()).toBeUndefined();
    expect(fireEvent.keyDown(list, { key: 'Escape' })).toBe(true);
  });

  it('goes on from where the mission is once something is done', async () => {
    const { tab, list } = await history();
    fireEvent.keyDown(list, { key: 'Home' });
    act(() => void tab.document.change({ key: 'step.cut' }, (draft) => void (draft.minutes = 40)));
    const active = document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Cut');
  });

  it('speaks French', async () => {
    const { steps } = await history('fr');
    expect(steps()[0]).toBe('À l’ouverture');
  });
});

describe('a step of a goal or a rule', () => {
  const drawn = missionOn(['a 2R 0 0 0'], {
    variants: [{ id: 'few', survivors: [1] }],
    rules: [
      { id: 'gift', when: { event: 'objective-taken' }, do: [{ effect: 'card', card: 'dynamite' }] },
      { id: 'said', text: { en: `Quiet. ${'Nobody sings here. '.repeat(20)}`, fr: 'Silence.' } },
    ],
  });
  const of = (id: string) => ({ list: 'rules', id }) as const;

  async function done(...commands: ((mission: Mission) => Command)[]) {
    const { tab, render, session } = await openedTab(drawn);
    for (const command of commands) perform(tab, command(tab.document.store.getState().history.now));
    render(<HistoryPanel />);
    return {
      session,
      steps: () => screen.getAllByRole('option').map(({ textContent }) => textContent),
    };
  }
  const taken = new Set<string>();

  it('says which, by how it begins, in the words that it had then', async () => {
    const { steps } = await done(
      () => changeStory(of('gift'), { when: { event: 'objective-taken' }, do: [{ effect: 'lose' }] }, taken),
      (now) => duplicateStory(now, of('gift'), new Set(['gift', 'said'])),
      () => switchStory(of('gift'), false),
      () => moveStory(of('said'), 0),
      () => moveStoryTo(of('gift'), 'few'),
      () => removeStory({ list: 'rules', variant: 'few', id: 'gift' }),
    );
    const lost = '‘Whenever a survivor takes an Objective, the game is lost.’';
    expect(steps().slice(1)).toEqual([
      `Change a rule: ${lost}`,
      `Duplicate a rule: ${lost}`,
      `Switch off: ${lost}`,
      expect.stringMatching(/^Move a rule: ‘Quiet. Nobody sings here\..{10,50}…’$/),
      `Move a rule: ${lost}`,
      `Remove a rule: ${lost}`,
    ]);
  });

  it('says the goals that a goal is made of as well', async () => {
    const goal = { anyOrder: [{ text: { en: 'Rest.' } }, { text: { en: 'Ride.' } }] };
    const { steps } = await done((now) => addStory(now, { list: 'goals' }, goal, taken));
    expect(steps().at(-1)).toBe('Add a goal: ‘Rest and ride.’');
  });

  it('says it in the language that is read', async () => {
    const { steps, session } = await done(() => removeStory(of('said')));
    await act(() => session.changeSettings({ language: 'fr' }));
    expect(steps().at(-1)).toBe('Supprimer une règle\u00a0: «\u00a0Silence.\u00a0»');
  });

  it('whose place says nothing that is there goes without', async () => {
    const { steps } = await done(() => ({
      ...removeStory(of('said')),
      label: { key: 'step.remove-rule', parameters: { list: 'tokens', story: 7 } },
    }));
    expect(steps().at(-1)).toBe('Remove a rule');
  });
});
