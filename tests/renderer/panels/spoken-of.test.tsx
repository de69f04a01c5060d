import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SidePanels } from '../../../renderer/app/editor/side-panels';
import { StoryPanel } from '../../../renderer/panels/builder/story-panel';
import { EntryDeeds } from '../../../renderer/panels/handbook/entry-deeds';
import { createSession } from '../../../renderer/session/session';
import { SessionProvider } from '../../../renderer/session/session-context';
import { TabProvider } from '../../../renderer/session/tab-context';
import { FakeHost } from '../../helpers/fake-host';
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
    expect(goal?.textContent).toBe('Take all Objectives, then rest.');
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

it('a deck of the mission and a kind of zombies have what speaks of them', async () => {
  const { render: show } = await openedTab(
    missionOn(['a 2R 0 0 0'], {
      decks: [{ id: 'loot', name: { en: 'Loot' }, cards: { dynamite: 2 } }],
      kinds: [{ id: 'ghoul', like: 'walker', name: { en: 'Ghoul' } }],
      rules: [
        { id: 'gift', when: { event: 'objective-taken' }, do: [{ effect: 'card', from: 'loot' }] },
        {
          id: 'more',
          when: { event: 'objective-taken' },
          do: [{ effect: 'zombies', kind: 'ghoul', count: 1, in: 'exit' }],
        },
      ],
    }),
  );
  show(<SidePanels />);
  const spoken = (line: RegExp) =>
    screen
      .getAllByText(line)
      .flatMap((each) => (each.matches('li') ? within(each).getAllByRole('button') : []))
      .map(({ textContent }) => textContent);
  expect(spoken(/^Deck ‘Loot’/)).toEqual([expect.stringMatching(/card from the deck|‘Loot’/)]);
  expect(spoken(/^Kind of zombies/)).toEqual([expect.stringMatching(/Ghoul/)]);
});

describe('a card', () => {
  const dynamite = { effect: 'card', card: 'dynamite' } as const;
  const ofCards = missionOn(['a 2R 0 0 0'], {
    decks: [{ id: 'loot', name: { en: 'Loot' }, cards: { dynamite: 2, 'holy-water': 1 } }],
    rules: [
      { id: 'gift', when: { event: 'objective-taken' }, do: [dynamite] },
      { id: 'armed', when: { event: 'found', card: 'weapon' }, do: [{ effect: 'lose' }] },
    ],
  });
  const cards = async () => {
    const opened = await openedTab(ofCards);
    opened.render(<SidePanels />);
    return opened;
  };
  const named = (name: string) => within(screen.getByRole('region', { name }));

  it('that the mission names is listed with what speaks of it and the decks that hold it', async () => {
    await cards();
    const own = named('Card ‘Dynamite’');
    expect(own.getByText('2 in the deck ‘Loot’')).toBeTruthy();
    expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Objective.*Dynamite/),
      expect.stringMatching(/draws one weapon card/),
    ]);
    expect(named('Card ‘Holy Water’').queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: /Winchester/ })).toBeNull();
  });

  it('leads to the sentence', async () => {
    await cards();
    fireEvent.click(named('Card ‘Dynamite’').getByRole('button', { name: /Objective/ }));
    await screen.findByRole('region', { name: 'Special rules' });
    expect(document.activeElement?.getAttribute('data-story')).toBe('{"list":"rules","id":"gift"}');
  });

  it('that is chosen in a sentence has the others that speak of it below the choices, if there are any', async () => {
    const { render: show } = await openedTab(ofCards);
    show(<StoryPanel list="rules" />);
    fireEvent.click(screen.getByRole('button', { name: /^Change: .*Dynamite/ }));
    const picker = await screen.findByRole('dialog');
    const others = within(picker).getByRole('group', { name: 'Goals and rules that speak of it' });
    expect(within(others).getAllByRole('button')).toHaveLength(2);
    fireEvent.keyDown(picker, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: /^Change: .*weapon/ }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('group', { name: 'Goals and rules that speak of it' })).toBeNull();
  });

  it.each([
    ['card:dynamite', ['Dynamite', 'weapon']],
    ['card:shotgun', ['weapon']],
    ['card:water', []],
    ['skill:medic', []],
  ])('of the handbook has what speaks of it, a word for every weapon too: %s', async (id, expected) => {
    const session = await createSession(new FakeHost(), 'en');
    const tab = session.tabs.open({ name: 'test', mission: ofCards });
    render(
      <SessionProvider session={session}>
        <TabProvider open={{ tab, editor: session.editorOf(tab) }}>
          <EntryDeeds entry={{ id, name: '', about: [] }} />
        </TabProvider>
      </SessionProvider>,
    );
    const found = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(found).toEqual(expected.map((words) => expect.stringMatching(new RegExp(words, 'i')) as string));
  });
});
