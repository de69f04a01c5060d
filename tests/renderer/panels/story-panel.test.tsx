import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { isGoalDoubtful } from '../../../engine';
import { copyStories } from '../../../renderer/builder/story-text';
import { perform } from '../../../renderer/document/command';
import { changeStory } from '../../../renderer/document/commands/story';
import type { Tab } from '../../../renderer/document/tab';
import { StoryPanel } from '../../../renderer/panels/builder/story-panel';
import { toStory } from '../../../renderer/session/leading';
import type { Goal, Mission, Rule } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';
import { openedTab } from '../../helpers/open-tab';
import { sample } from '../../helpers/samples';
import { everyToken } from '../../helpers/stock-faces';

async function goalsOf(change: Partial<Mission>, locale = 'en') {
  const opened = await openedTab({ ...everyToken(), ...change }, { locale });
  opened.render(<StoryPanel list="goals" />);
  return opened;
}

async function rulesOf(change: Partial<Mission>, locale = 'en') {
  const opened = await openedTab({ ...everyToken(), ...change }, { locale });
  opened.render(<StoryPanel list="rules" />);
  return opened;
}

const goalsNow = (tab: Tab) => tab.document.store.getState().mission.goals;
const rulesNow = (tab: Tab) => tab.document.store.getState().mission.rules;

const exit = [{ id: 'x', kind: 'exit', at: { tile: 'a', x: 0, y: 0 } }] as Mission['tokens'] & object;
const own = { en: 'Run.', fr: 'Courez.' };

describe('the goals', () => {
  it('are numbered where their order counts, below the words that hold them together', async () => {
    const { render } = await openedTab(JSON.parse(sample('m4.boothill.json')) as Mission);
    render(<StoryPanel list="goals" />);
    expect(screen.getByText('In this order:')).toBeTruthy();
    const [, outer, inner] = screen.getAllByRole('list');
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
    expect(screen.getByText('Courez.', { selector: '.told-words' })).toBeTruthy();
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
    render(<StoryPanel list="goals" />);
    expect(screen.getByText('The mission has no goal yet.')).toBeTruthy();
  });

  it('are added by choosing from a list, with what they need', async () => {
    const complaint = vi.spyOn(console, 'error');
    const { tab, render } = await openedTab({ ...emptyMission, tokens: exit });
    render(<StoryPanel list="goals" />);
    const add = screen.getByRole('button', { name: 'Add a goal' });
    add.focus();
    fireEvent.click(add);
    const dialog = screen.getByRole('dialog', { name: 'A new goal' });
    const lacking = within(dialog).getByRole('button', { name: /^A Wagon or Gatling is somewhere/ });
    expect(lacking.textContent).toMatch(/There is no Wagon and no Gatling gun on the board yet\.$/);
    fireEvent.click(lacking);
    expect(goalsNow(tab)).toBeUndefined();

    const search = within(dialog).getByRole('textbox');
    fireEvent.change(search, { target: { value: 'by the exit' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(goalsNow(tab)).toEqual([{ id: 'goal1', reach: { left: { by: 'exit' } } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    // What has been made is where one goes on.
    const first = screen.getByRole('button', { name: 'Change: Leave' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(first);
    act(() => tab.document.undo());
    expect(screen.getByText('The mission has no goal yet.')).toBeTruthy();
    expect(complaint).not.toHaveBeenCalled();
  });

  it('are not added where somebody thinks better of it, who goes on where they were', async () => {
    const { tab, render } = await openedTab(emptyMission);
    render(<StoryPanel list="goals" />);
    const add = screen.getByRole('button', { name: 'Add a goal' });
    add.focus();
    fireEvent.click(add);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(add));
    expect(goalsNow(tab)).toBeUndefined();
  });

  it('open and close their choices by keys as by a click', async () => {
    await goalsOf({ goals: [{ id: 'g', reach: { left: { by: 'exit' } } }] });
    const slot = screen.getByRole('button', { name: 'Change: Leave' });
    fireEvent.keyDown(slot, { key: 'Enter' });
    expect(screen.getByRole('dialog', { name: 'Change: Leave' })).toBeTruthy();
    fireEvent.keyDown(slot, { key: ' ' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.keyDown(slot, { key: 'a' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are changed where they are said', async () => {
    const { tab } = await goalsOf({ goals: [{ id: 'g', reach: { rallied: {} } }] });
    fireEvent.click(screen.getByRole('button', { name: 'Change: all Companions' }));
    const picker = screen.getByRole('dialog', { name: 'Change: all Companions' });
    fireEvent.click(within(picker).getByRole('button', { name: 'How many: more' }));
    expect(goalsNow(tab)).toEqual([{ id: 'g', reach: { rallied: { count: 1 } } }]);
  });

  it('are changed choice by choice: what was chosen keeps the focus, and the choices stay open', async () => {
    const { tab, render } = await openedTab({
      ...everyToken(),
      rules: [{ id: 'r', when: { event: 'objective-taken' }, do: [{ effect: 'lose' }] }],
    });
    render(<StoryPanel list="rules" />);
    fireEvent.click(screen.getByRole('button', { name: 'Change: an Objective' }));
    for (const colour of ['red', 'green']) {
      const offer = screen.getByRole('button', { name: new RegExp(`^(a|the) ${colour} Objective$`) });
      offer.focus();
      fireEvent.click(offer);
      expect(rulesNow(tab)?.[0]).toMatchObject({ when: { colour } });
      expect(document.activeElement).toBe(offer);
      expect(offer.getAttribute('aria-pressed')).toBe('true');
    }
  });

  it('are unfolded into their parts, whose levels are announced', async () => {
    await goalsOf({ goals: [{ id: 'g', reach: { all: [{ taken: {} }, { rallied: {} }] } }] });
    expect(screen.queryByRole('treegrid')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Unfold its parts/ }));
    const rows = within(screen.getByRole('treegrid')).getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-level'))).toEqual(['1', '2', '3', '4', '4', '4']);
    fireEvent.click(screen.getByRole('button', { name: /^Fold/ }));
    expect(screen.queryByRole('treegrid')).toBeNull();
  });

  it('keep the focus when a part of them is removed', async () => {
    const { tab } = await goalsOf({
      goals: [{ id: 'g', reach: { all: [{ taken: {} }, { rallied: {} }, { left: { by: 'exit' } }] } }],
      tokens: exit,
    });
    fireEvent.click(screen.getByRole('button', { name: /^Unfold its parts/ }));
    const [remove] = screen.getAllByRole('button', { name: /^Remove: .*Companions/ });
    remove?.focus();
    fireEvent.click(remove as HTMLElement);
    expect(goalsNow(tab)?.[0]).toMatchObject({ reach: { all: [{ taken: {} }, { left: { by: 'exit' } }] } });
    expect(document.activeElement?.matches('.story')).toBe(true);
  });

  it('keep the focus at a part that is moved, also where it comes to the end of its list', async () => {
    const { tab } = await goalsOf({ goals: [{ id: 'g', reach: { all: [{ taken: {} }, { rallied: {} }] } }] });
    fireEvent.click(screen.getByRole('button', { name: /^Unfold its parts/ }));
    const down = screen.getByRole('button', { name: /^Move down: .*Objectives/ });
    down.focus();
    fireEvent.click(down);
    const moved = { reach: { all: [{ rallied: {} }, { taken: {} }] } };
    expect(goalsNow(tab)?.[0]).toMatchObject(moved);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move down: .*Objectives/);
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(document.activeElement as HTMLElement);
    expect(goalsNow(tab)?.[0]).toMatchObject(moved);
  });

  it('that are removed leave the focus to the next, to the one before, and to what adds another', async () => {
    await goalsOf({ goals: ['g', 'h', 'i'].map((id) => ({ id, reach: { rallied: {} } })) });
    const remove = (id: string) => {
      const card = document.querySelector<HTMLElement>(`[data-story*='"id":"${id}"']`);
      const menu = within(card as HTMLElement).getByRole('button', { name: /^What can be done with/ });
      fireEvent.keyDown(menu, { key: 'Enter' });
      fireEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    };
    const focused = () =>
      document.activeElement?.getAttribute('data-story') ?? document.activeElement?.textContent;
    remove('h');
    await waitFor(() => expect(focused()).toContain('"id":"i"'));
    remove('i');
    await waitFor(() => expect(focused()).toContain('"id":"g"'));
    remove('g');
    await waitFor(() => expect(focused()).toBe('Add a goal'));
  });

  it('are put in another order by keys, and the ends do not wrap', async () => {
    const goals = [
      { id: 'g', reach: { rallied: {} } },
      { id: 'h', reach: { taken: {} } },
    ];
    const { tab } = await goalsOf({ goals });
    const press = (id: string, key: string) => {
      const card = [...document.querySelectorAll('[data-story]')].find((each) =>
        each.getAttribute('data-story')?.includes(`"id":"${id}"`),
      );
      if (!card) throw new Error(`no card ${id}`);
      fireEvent.keyDown(card, { key, altKey: true });
      return goalsNow(tab)?.map((goal) => goal.id);
    };
    expect(press('g', 'ArrowDown')).toEqual(['h', 'g']);
    expect(press('g', 'ArrowDown')).toEqual(['h', 'g']);
    expect(press('g', 'ArrowUp')).toEqual(['g', 'h']);
  });

  it('that others are made of are said in own words, too', async () => {
    const inner = { id: 'h', reach: { rallied: {} } };
    const goals = [{ id: 'g', inOrder: [inner, { id: 'i', reach: { taken: {} } }] }] as Mission['goals'] &
      object;
    const { tab } = await goalsOf({ goals });
    const first = () => (goalsNow(tab)?.[0] as { inOrder: Goal[] }).inOrder[0];
    fireEvent.click(screen.getByRole('button', { name: /^Unfold its parts/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Say it my way: Rally all Companions/ }));
    expect(first()?.words).toMatchObject({ text: { en: 'Rally all Companions.' } });
    expect(isGoalDoubtful(first() as Goal)).toBe(false);
    const field = screen.getByDisplayValue('Rally all Companions.');
    fireEvent.change(field, { target: { value: 'Find your friends.' } });
    expect(first()).toMatchObject({ ...inner, words: { text: { en: 'Find your friends.' } } });
    // Folded, it reads as it will be printed.
    fireEvent.click(screen.getByRole('button', { name: /^Fold/ }));
    expect(document.querySelector('.told-list li')?.textContent).toMatch(/^Find your friends\./);
    fireEvent.click(screen.getByRole('button', { name: /^Unfold its parts/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Back to the program’s words: / }));
    expect(first()).toEqual(inner);
  });

  it('are left as they are where a mission can only be looked at', async () => {
    const goals = [{ id: 'g', inOrder: [{ id: 'h', reach: { rallied: {} } }] }] as Mission['goals'] & object;
    const { render } = await openedTab({ ...everyToken(), goals }, { isReadOnly: true });
    render(<StoryPanel list="goals" />);
    expect(screen.getAllByRole('button').map((button) => button.title)).toEqual(['More room']);
  });
});

describe('the rules', () => {
  it('are the sentences that will be printed', async () => {
    const { render } = await openedTab(JSON.parse(sample('m10.boothill.json')) as Mission);
    render(<StoryPanel list="rules" />);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.querySelector('.told-words')?.textContent).toBe(
      'Whenever a survivor takes an Objective, the survivor gets 5 adrenaline points.',
    );
  });

  it('have the numbers that they have on paper, by which others speak of them', async () => {
    const does = { when: { event: 'round-begins' }, do: [{ effect: 'lose' }] } as const;
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, ...does }));
    const until: Rule = { id: 'd', asSoonAs: { done: 'c' }, do: [{ effect: 'lose' }] };
    await rulesOf({ rules: [a, { ...b, off: true }, c, until] as Rule[] });
    const numbers = [...document.querySelectorAll('.story')].map(
      (card) => card.querySelector('.story-number')?.textContent,
    );
    expect(numbers.slice(0, 4)).toEqual(['1', undefined, '2', '3']);
    expect(screen.getAllByRole('listitem')[3]?.textContent).toContain('special rule 2 has been applied');
  });

  it('in long words of their author’s are whole where they are written, and short everywhere else', async () => {
    const long = 'Run! '.repeat(4_000);
    await rulesOf({ rules: [{ id: 'r', text: { en: long } }] });
    expect(screen.getByDisplayValue(/^(Run! ){3999}Run!$/)).toBeTruthy();
    expect(document.querySelector('.told-words')?.textContent).toMatch(/^.{900,1000}…$/);
    for (const { title } of screen.getAllByRole('button')) expect(title.length).toBeLessThan(300);
  });

  it('in words alone say who applies them', async () => {
    await rulesOf({ rules: [{ id: 'r', text: own }] });
    expect(screen.getByText('Run.', { selector: '.told-words' })).toBeTruthy();
    expect(screen.getByText('You apply this yourself.')).toBeTruthy();
  });

  it('for some numbers of survivors stand below those of all', async () => {
    await rulesOf({ variants: [{ id: 'few', survivors: [1, 2], rules: [{ id: 'r', text: own }] }] });
    const few = screen.getByRole('region', { name: 'Only with 1 or 2 survivors' });
    expect(within(few).getByText('Run.', { selector: '.told-words' })).toBeTruthy();
  });

  it('that some do without say so once for each of these variants', async () => {
    const without = ['r'];
    await rulesOf({
      rules: [{ id: 'r', text: own }],
      variants: [
        { id: 'few', survivors: [1, 2], without },
        { id: 'many', survivors: [6], without },
      ],
    });
    const card = screen.getByText('Run.', { selector: '.told-words' }).closest('.story-words');
    const marks = [...(card?.querySelectorAll('.told-mark') ?? [])].map(({ textContent }) => textContent);
    expect(marks).toEqual(['You apply this yourself.', 'Not with 1 or 2 survivors', 'Not with 6 survivors']);
  });

  it('have the keyboard once they are made, though there be nothing to choose in their sentence', async () => {
    const { render } = await openedTab(emptyMission);
    render(<StoryPanel list="rules" />);
    const add = screen.getByRole('button', { name: 'Add a rule' });
    add.focus();
    fireEvent.click(add);
    fireEvent.click(screen.getByRole('button', { name: /^Taking.*Objectives cannot be taken\.?$/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const card = document.querySelector('.story');
    expect(card?.textContent).toContain('Objectives cannot be taken.');
    expect(card?.querySelector('.told-slot')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(card);
  });

  it('that do something ask what it is: only what their event can have', async () => {
    const { tab } = await rulesOf({});
    fireEvent.click(screen.getByRole('button', { name: 'Add a rule' }));
    const dialog = screen.getByRole('dialog');
    const choose = (name: RegExp | string) => fireEvent.click(within(dialog).getByRole('button', { name }));
    choose(/^Before the first round\s*Once/);
    expect(within(dialog).getByRole('heading', { name: 'What happens then?' })).toBeTruthy();
    expect(rulesNow(tab)).toBeUndefined();
    choose('Back');
    choose(/^Before the first round\s*Once/);
    choose(/^The game is lost/);
    expect(rulesNow(tab)).toEqual([{ id: 'rule1', when: { event: 'set-up' }, do: [{ effect: 'lose' }] }]);
  });

  it('are switched off and on, duplicated and removed by their menu', async () => {
    const rule = { id: 'r', text: own };
    const { tab } = await rulesOf({ rules: [rule] });
    const choose = (name: string) => {
      const [menu] = screen.getAllByRole('button', { name: /^What can be done with/ });
      fireEvent.keyDown(menu as HTMLElement, { key: 'Enter' });
      fireEvent.click(screen.getByRole('menuitem', { name }));
    };
    choose('Switch off');
    expect(rulesNow(tab)).toEqual([{ ...rule, off: true }]);
    expect(screen.getByText('Switched off: neither played nor printed.')).toBeTruthy();
    choose('Switch on again');
    expect(rulesNow(tab)).toEqual([rule]);
    choose('Duplicate');
    expect(rulesNow(tab)).toEqual([rule, { ...rule, id: 'rule1' }]);
    choose('Remove');
    expect(rulesNow(tab)).toEqual([{ ...rule, id: 'rule1' }]);
  });

  it('are said in own words, which begin with the program’s and are in doubt when the rule changes', async () => {
    const rule = { id: 'r', when: { event: 'set-up' }, do: [{ effect: 'lose' }] };
    const { tab } = await rulesOf({ rules: [rule] as Mission['rules'] & object });
    const menu = screen.getByRole('button', { name: /^What can be done with/ });
    const said = document.querySelector('.told-words')?.textContent;
    fireEvent.keyDown(menu, { key: 'Enter' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Say it my way' }));
    expect(rulesNow(tab)?.[0]?.words?.text).toEqual({ en: said });
    expect(screen.getByText('The author’s own words.')).toBeTruthy();
    act(
      () =>
        void tab.document.change({ key: 'step.change-rule' }, (draft) => {
          Object.assign(draft.rules?.[0] ?? {}, { do: [{ effect: 'win' }] });
        }),
    );
    expect(screen.getByText(/written for something else/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'These words still hold' }));
    expect(screen.queryByText(/written for something else/)).toBeNull();
  });

  it('have names that are called names where they are written', async () => {
    const action = { name: { en: 'Ring the bell' }, anyTime: true };
    const rule = { id: 'r', action, do: [{ effect: 'lose' }] };
    const { tab } = await rulesOf({ rules: [rule] as unknown as Mission['rules'] & object });
    fireEvent.click(screen.getByRole('button', { name: /^Change: .*Ring the bell/ }));
    const field = screen.getByRole('textbox', { name: 'Name (English)' });
    fireEvent.change(field, { target: { value: 'Toll the bell' } });
    fireEvent.blur(field);
    expect(rulesNow(tab)?.[0]).toMatchObject({ action: { name: { en: 'Toll the bell' } } });
  });

  it('say whether they come after others, as long as others are about the same moment', async () => {
    const [first, second] = ['r1', 'r2'].map((id) => ({
      id,
      when: { event: 'objective-taken' },
      do: [{ effect: 'lose' }],
    })) as Mission['rules'] & object;
    const { tab } = await rulesOf({ rules: [first, second] as Mission['rules'] & object });
    const after = 'Comes after the rules above that are about the same moment.';
    expect(screen.getAllByText(after)).toHaveLength(1);
    const change = changeStory(
      { list: 'rules', id: 'r1' },
      { ...first, when: { event: 'set-up' } },
      tab.document.idsEver,
    );
    act(() => void perform(tab, change));
    expect(screen.queryByText(after)).toBeNull();
  });

  it('of another mission are pasted with what they are about; other text is none', async () => {
    const copied = { ...everyToken(), counters: [{ id: 'alarm', name: { en: 'Alarm' } }] };
    const count = { effect: 'count', counter: 'alarm', by: 1 };
    const rules = [{ id: 'r', when: { event: 'set-up' }, do: [count] }] as Mission['rules'] & object;
    await copyStories(copied, 'rules', rules);
    const { tab } = await rulesOf({});
    fireEvent.click(screen.getByRole('button', { name: 'Paste' }));
    await screen.findAllByText(/Alarm/);
    expect(rulesNow(tab)).toEqual([{ ...rules[0], id: 'rule1' }]);
    expect(tab.document.store.getState().mission.counters).toEqual(copied.counters);
  });

  it('ask what is meant by what the mission has not, and are pasted as it is answered', async () => {
    const rule = {
      id: 'r',
      when: { event: 'objective-taken', group: 'silver' },
      do: [{ effect: 'move-people', to: 'mine' }],
    };
    await copyStories(everyToken(), 'rules', [rule] as unknown as Mission['rules'] & object);
    const { tab } = await rulesOf({ areas: [{ id: 'town', name: { en: 'Dodge' }, tiles: ['a'] }] });
    const paste = screen.getByRole('button', { name: 'Paste' });
    const dialog = () =>
      screen.findByRole('dialog', { name: /speaks of 2 things that this mission has not/ });
    fireEvent.click(paste);
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(rulesNow(tab)).toBeUndefined();
    fireEvent.click(paste);
    const area = within(await dialog()).getByRole('combobox', { name: /‘mine’$/ });
    fireEvent.change(area, { target: { value: 'use town' } });
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Paste' }));
    expect(rulesNow(tab)).toEqual([{ ...rule, id: 'rule1', do: [{ effect: 'move-people', to: 'town' }] }]);
    expect(tab.document.store.getState().history.steps).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are pasted beside the goals, too, and led to where they are', async () => {
    const goal = { id: 'g', text: own };
    await copyStories(everyToken(), 'rules', [{ id: 'r', text: own }]);
    const { tab, session } = await goalsOf({ goals: [goal] });
    fireEvent.click(screen.getByRole('button', { name: 'Paste' }));
    await waitFor(() => expect(rulesNow(tab)).toEqual([{ id: 'rule1', text: own }]));
    expect(goalsNow(tab)).toEqual([goal]);
    expect(session.store.getState().leadsTo).toEqual(toStory({ list: 'rules', id: 'rule1' }));
  });

  it('that were copied are forgotten as soon as the clipboard has got something else', async () => {
    const rules = [{ id: 'r', text: own }];
    await copyStories(everyToken(), 'rules', rules);
    const { tab, editor } = await rulesOf({});
    const say = vi.spyOn(editor, 'say');
    await navigator.clipboard.writeText('Howdy');
    fireEvent.click(screen.getByRole('button', { name: 'Paste' }));
    await waitFor(() => expect(say).toHaveBeenCalledWith({ key: 'paste.nothing' }));
    expect(rulesNow(tab)).toBeUndefined();
  });

  it('that are none are said to be none', async () => {
    await rulesOf({});
    expect(screen.getByText('The mission has no special rule.')).toBeTruthy();
  });
});
