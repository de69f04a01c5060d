import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PropertiesPanel } from '../../../renderer/panels/properties/properties-panel';
import type { Mission } from '../../../schemas';
import { click, fieldNamed, writeIn } from '../../helpers/hands';
import { type OpenedTabOptions, openedTab } from '../../helpers/open-tab';
import { everyToken } from '../../helpers/stock-faces';

const town: Mission = {
  ...everyToken(),
  areas: [
    { id: 'town', name: { en: 'The town' }, zones: ['a.C', 'a.N', 'gone.X'] },
    { id: 'yard', name: { en: 'The yard' }, tiles: ['b'] },
  ],
  goals: [{ id: 'g', reach: { spawnTokens: { spawn: 'mobile', in: 'town' } } }],
};

async function areas(mission: Mission = town, options: OpenedTabOptions = {}) {
  const opened = await openedTab(mission, options);
  opened.render(<PropertiesPanel />);
  act(() => opened.editor.choose('area'));
  return { ...opened, areas: () => opened.tab.document.store.getState().mission.areas };
}

const area = (name: string) => within(screen.getByRole('region', { name }));

describe('the areas', () => {
  it('are there while areas are drawn, and nothing is selected', async () => {
    const { editor } = await areas();
    expect(screen.getByRole('heading', { name: 'Areas' })).toBeTruthy();
    act(() => editor.choose('select'));
    expect(screen.getByRole('heading', { name: 'The mission' })).toBeTruthy();
  });

  it('give way to whatever is selected', async () => {
    const { tab } = await areas();
    act(() => tab.selection.set(['tile:a']));
    expect(screen.getByRole('heading', { name: 'Tile 2R' })).toBeTruthy();
  });

  it('name their zones, and whole tiles', async () => {
    await areas();
    const zones = area('The town')
      .getAllByRole('listitem')
      .filter((item) => item.matches('.area-zone'))
      .map(({ textContent }) => textContent);
    expect(zones).toEqual([
      'Shaving parlour of the Barber shop',
      'East end of the street north of the Barber shop, A1',
      'gone.X',
    ]);
    expect(area('The yard').getByRole('listitem').textContent).toBe('all of Tile 5R (b)');
  });

  it('have a name in both languages, and never none', async () => {
    const { areas: now } = await areas({
      ...town,
      areas: [{ id: 'town', name: { en: 'The town' }, tiles: ['a'] }],
    });
    click('button', 'Name: more languages, French');
    writeIn('Name (French)', 'La ville');
    writeIn('Name (English)', '');
    writeIn('Name (French)', '');
    expect(now()?.[0]?.name).toEqual({ fr: 'La ville' });
    expect(fieldNamed('Name (French)').value).toBe('');
  });

  it('lose a zone, and go with the last one', async () => {
    const { areas: now } = await areas();
    const name = 'Take the east end of the street north of the Barber shop, A1, out';
    fireEvent.click(area('The town').getByRole('button', { name }));
    expect(now()?.[0]?.zones).toEqual(['a.C', 'gone.X']);
    const button = area('The yard').getByRole('button', { name: 'Remove the area' });
    fireEvent.click(button);
    expect(now()?.map(({ id }) => id)).toEqual(['town']);
  });

  it('say which goals and rules speak of them', async () => {
    await areas();
    expect(area('The town').getByRole('group', { name: 'Goals and rules that speak of it' })).toBeTruthy();
    expect(area('The yard').queryByRole('region')).toBeNull();
  });

  it('are drawn on the board when one is chosen', async () => {
    const { editor } = await areas();
    fireEvent.click(area('The yard').getByRole('button', { name: 'Draw on the board' }));
    expect(editor.store.getState()).toMatchObject({ tool: 'area', area: 'yard' });
  });

  it('that are none say how to begin', async () => {
    await areas(everyToken());
    expect(screen.getByText(/Click the zones on the board/)).toBeTruthy();
  });

  it('that may only be looked at have no buttons but those that lead to goals and rules', async () => {
    await areas(town, { isReadOnly: true });
    const leading = within(screen.getByRole('group', { name: 'Goals and rules that speak of it' }));
    expect(screen.getAllByRole('button')).toEqual(leading.getAllByRole('button'));
    expect(screen.getByText('The town')).toBeTruthy();
  });

  it('give their step back when a name is undone', async () => {
    const { tab, areas: now } = await areas({ ...town, areas: town.areas?.slice(0, 1) ?? [] });
    writeIn('Name (English)', 'Dodge');
    expect(now()?.[0]?.name).toEqual({ en: 'Dodge' });
    act(() => tab.document.undo());
    expect(now()?.[0]?.name).toEqual({ en: 'The town' });
    expect(() => click('button', 'Remove the area')).not.toThrow();
  });
});
