import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../renderer/app/actions/all-actions';
import { SidePanels } from '../../../../renderer/app/editor/side-panels';
import { FindDialog } from '../../../../renderer/panels/find/find-dialog';
import type { Mission } from '../../../../schemas';
import { type OpenedTabOptions, openedTab } from '../../../helpers/open-tab';
import { missionOn, objective } from '../../../helpers/small-missions';

const mission = missionOn(['a 2R 0 0 0'], {
  title: { en: 'The Judas Well', fr: 'Le puits de Judas' },
  texts: {
    intro: { en: 'Rain at last.\nThe church bell rings.', fr: 'La pluie.\nLa cloche de l’église sonne.' },
  },
  tokens: [{ ...objective('o1 a 40 40'), group: 'bell', note: { en: 'Rusty', fr: 'Rouillé' } } as never],
  areas: [{ id: 'town', name: { en: 'Dodge' }, tiles: ['a'] }],
  groups: [{ id: 'bell', name: { en: 'The clapper' } }],
  labels: [{ id: 'l1', at: { x: 0, y: 0 }, text: { en: 'Church' } }],
  goals: [{ id: 'g', reach: { objectives: { in: 'town', count: 1 } } }],
  rules: [{ id: 'r', text: { en: 'The church is locked.' } }],
  variants: [{ id: 'few', survivors: [1, 2], goals: [] }],
});

async function find(options: OpenedTabOptions = {}, change: Partial<Mission> = {}) {
  const opened = await openedTab({ ...mission, ...change }, options);
  opened.render(
    <>
      <SidePanels />
      <FindDialog />
    </>,
  );
  act(() => opened.session.showDialog('find'));
  const field = within(screen.getByRole('dialog')).getByRole('textbox');
  return {
    ...opened,
    field,
    look: (query: string) => {
      fireEvent.change(field, { target: { value: query } });
      return Object.fromEntries(
        screen.queryAllByRole('region').flatMap((region) => {
          const found = within(region)
            .queryAllByRole('button')
            .filter((button) => button.matches('.dialog .word-entry'));
          const words = found.map(({ textContent }) => textContent);
          return words.length > 0 ? [[region.getAttribute('aria-label') ?? '', words]] : [];
        }),
      ) as Record<string, string[]>;
    },
    press: (words: string | RegExp) => {
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words }));
    },
  };
}

describe('what is looked for', () => {
  it('is found as it is now, whatever was found before', async () => {
    const { tab, session, look } = await find();
    expect(look('church')['Special rules']).toEqual(['The church is locked.']);
    act(() => {
      session.showDialog(undefined);
      tab.document.change({ key: 'step.change-rule' }, (draft) => {
        draft.rules = [{ id: 'r', text: { en: 'The church is open.' } }];
      });
    });
    act(() => session.showDialog('find'));
    const field = within(screen.getByRole('dialog')).getByRole('textbox');
    fireEvent.change(field, { target: { value: 'church' } });
    expect(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'The church is open.' }),
    ).toBeTruthy();
  });

  it('is found in all of a long text, of which the beginning is shown', async () => {
    const { look } = await find({}, { rules: [{ id: 'r', text: { en: `${'Run! '.repeat(4_000)}Hide.` } }] });
    expect(look('hide')['Special rules']).toEqual([expect.stringMatching(/^(Run! ){40,60}Run!…$/)]);
  });

  it('is found in texts, rules and labels, sorted by what it is', async () => {
    const { look } = await find();
    expect(look('church')).toEqual({
      'Titles and texts': ['The church bell rings.'],
      'Special rules': ['The church is locked.'],
      Labels: ['Label ‘Church’ l1'],
    });
  });

  it('is found without accents, in any language of the mission', async () => {
    const { look } = await find();
    expect(look('EGLISE')).toEqual({ 'Titles and texts': ['The church bell rings.'] });
    expect(look('rouille')['Pieces and tiles']).toEqual(['Red objective o1: Rusty']);
  });

  it('is found by names, ids and sentences', async () => {
    const { look } = await find();
    expect(look('dodge')).toEqual({ Names: ['Area ‘Dodge’'], Goals: [expect.stringContaining('Dodge')] });
    expect(look('o1')).toEqual({ 'Pieces and tiles': [expect.stringContaining('o1')] });
    expect(look('clapper')['Names']).toEqual(['Group ‘The clapper’']);
    expect(look('survivors')['Numbers of survivors']).toEqual(['Only with 1 or 2 survivors']);
  });

  it('is found beside the board and among the pieces of some numbers of survivors, and led to', async () => {
    const extra = { ...objective('o7 a 60 60'), note: { en: 'Dented' } } as never;
    const few = { id: 'few', survivors: [1, 2], tokens: [extra] };
    const waiting = { id: 'doc', companion: 'random', class: 'Faithful' } as never;
    const { look, press, tab } = await find({}, { variants: [few], aside: [waiting] });
    expect(look('doc')['Pieces and tiles']).toEqual([expect.stringMatching(/ doc$/)]);
    expect(look('dented')['Pieces and tiles']).toEqual([
      'Red objective o7: Dented (only with 1 or 2 survivors)',
    ]);
    press(/Dented/);
    await waitFor(() => expect(tab.document.store.getState().variant).toBe('few'));
    expect([...tab.selection.store.getState().keys]).toEqual(['token:o7']);
  });

  it('is nobody’s own while a variant is looked at that leaves it out', async () => {
    const { look, press, tab } = await find(
      {},
      { variants: [{ id: 'few', survivors: [1], without: ['o1'] }] },
    );
    act(() => tab.document.lookAt('few'));
    expect(look('rusty')['Pieces and tiles']).toEqual(['Red objective o1: Rusty']);
    press(/Rusty/);
    expect(tab.document.store.getState().variant).toBeUndefined();
  });

  it('may be nowhere, which is said; nothing is looked for before anything is written', async () => {
    const { look } = await find();
    expect(look('')).toEqual({});
    expect(look('xyzzy')).toEqual({});
    expect(screen.getByText('Nothing of that name. Try another word.')).toBeTruthy();
  });
});

describe('what was found', () => {
  it('is selected where it lies on the board', async () => {
    const { look, press, tab, session } = await find();
    look('rusty');
    press(/Rusty/);
    expect([...tab.selection.store.getState().keys]).toEqual(['token:o1']);
    expect(session.store.getState().dialog).toBeUndefined();
  });

  it('is led to by Enter: the first of all', async () => {
    const { look, field, tab } = await find();
    look('l1');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect([...tab.selection.store.getState().keys]).toEqual(['label:l1']);
  });

  it('opens the panel of a rule, with its card in focus', async () => {
    const { look, press } = await find();
    look('locked');
    press('The church is locked.');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-story')).toContain('"id":"r"'));
  });

  it('opens the field of a text, with nothing selected any more', async () => {
    const { look, press, tab } = await find();
    act(() => tab.selection.set(['token:o1']));
    look('judas');
    press('The Judas Well');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Title (English)'));
    expect(tab.selection.store.getState().keys.size).toBe(0);
  });

  it('has its areas drawn', async () => {
    const { look, press, editor } = await find();
    look('dodge');
    press('Area ‘Dodge’');
    expect(editor.store.getState().area).toBe('town');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Name (English)'));
  });
});

it('opens from the menu while a mission is in sight', async () => {
  const { session } = await openedTab(mission);
  performAction(session, 'find.show');
  expect(session.store.getState().dialog).toBeUndefined();
  act(() => void session.tabs.open({ name: 'small.json', mission }));
  performAction(session, 'find.show');
  expect(session.store.getState().dialog).toBe('find');
});

describe('a card', () => {
  const rules: Mission['rules'] = [
    { id: 'gift', when: { event: 'objective-taken' }, do: [{ effect: 'card', card: 'holy-water' }] },
  ];

  it('is found by its name in every language, and leads to what speaks of it', async () => {
    const { look, press } = await find({}, { rules });
    expect(look('bénite').Names).toEqual(['Card ‘Holy Water’']);
    press('Card ‘Holy Water’');
    await waitFor(() => {
      expect(document.activeElement?.getAttribute('data-field')).toBe('card:holy-water');
    });
    const spoken = within(document.activeElement as HTMLElement).getByRole('group');
    expect(within(spoken).getByRole('button', { name: /takes an Objective/ })).toBeTruthy();
  });
});
