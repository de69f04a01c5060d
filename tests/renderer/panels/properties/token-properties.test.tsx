import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../../renderer/document/parts';
import { PropertiesPanel } from '../../../../renderer/panels/properties/properties-panel';
import { loadValue, type Mission, type Token } from '../../../../schemas';
import { choose, click, fieldNamed, typeOn, writeIn } from '../../../helpers/hands';
import { type OpenedTabOptions, openedTab } from '../../../helpers/open-tab';
import { everyToken, placed } from '../../../helpers/stock-faces';

async function selected(
  ids: readonly string[],
  mission: Mission = everyToken(),
  options: OpenedTabOptions = {},
) {
  const { tab, render } = await openedTab(mission, options);
  render(<PropertiesPanel />);
  act(() => tab.selection.set(ids.map((id) => keyOf('token', id))));
  const now = () => tab.document.store.getState();
  const token = (id = ids[0]): Token | undefined => now().mission.tokens?.find((each) => each.id === id);
  return { tab, token, mission: () => now().mission, steps: () => now().history.steps };
}

describe('the properties of a token', () => {
  it('say what it is, what it is called and where it lies', async () => {
    await selected(['t7']);
    expect(screen.getByRole('heading', { name: 'Green objective (m)' })).toBeTruthy();
    expect(screen.getByText('t7')).toBeTruthy();
    expect(screen.getByText('at the east end of the street north of the Barber shop, A1')).toBeTruthy();
  });

  it('change its colour, its mix and its group', async () => {
    const { token, mission } = await selected(['t5']);
    click('radio', 'Blue');
    writeIn('Face-down mix', 'crates');
    writeIn('Group', 'silver');
    expect(token()).toMatchObject({ colour: 'blue', mix: 'crates', group: 'silver' });
    expect(loadValue(mission(), 'mission').ok).toBe(true);
    writeIn('Group', '');
    expect(token()).not.toHaveProperty('group');
  });

  it('offer the words that are in use', async () => {
    await selected(['t5']);
    const list = fieldNamed('Group').getAttribute('list') ?? '';
    const options = [...document.querySelectorAll(`[id="${list}"] option`)];
    expect(options.map((option) => option.getAttribute('value'))).toEqual(['gold']);
  });

  it('propose names for a mix: a new one first, and then those that are there', async () => {
    const { token, tab, mission } = await selected(['t5']);
    tab.document.change({ key: 'step.cut' }, ({ tokens }) => {
      for (const each of tokens ?? []) if (each.kind === 'objective') delete each.mix;
    });
    click('button', 'New: mix1');
    expect(token()).toMatchObject({ mix: 'mix1' });
    expect(screen.queryByRole('button', { name: 'New: mix2' })).toBeNull();
    const other = mission().tokens?.find(({ id, kind }) => kind === 'objective' && id !== 't5')?.id ?? '';
    act(() => tab.selection.set([keyOf('token', other)]));
    expect(screen.getByRole('button', { name: 'New: mix2' })).toBeTruthy();
    click('button', 'mix1');
    expect(token(other)).toMatchObject({ mix: 'mix1' });
    expect(loadValue(mission(), 'mission').ok).toBe(true);
  });

  it('change which spawn token it is', async () => {
    const { token } = await selected(['t2']);
    choose('Spawn token', 'Abomination spawn');
    expect(token()).toMatchObject({ spawn: 'abomination' });
  });

  it('number a starting zone', async () => {
    const { token } = await selected(['t1']);
    writeIn('Number', '2');
    expect(token()).toMatchObject({ number: 2 });
    expect(screen.getByRole('heading', { name: 'Starting zone (2)' })).toBeTruthy();
  });

  it('make zombies more, and others', async () => {
    const { token } = await selected(['t14']);
    writeIn('How many', '3');
    choose('Zombies', 'Walkers');
    expect(token()).toMatchObject({ zombie: 'walker', count: 3 });
    writeIn('How many', '');
    expect(token()).not.toHaveProperty('count');
  });

  it('write a note in both languages', async () => {
    const { token, steps } = await selected(['t9']);
    writeIn('Note (English)', 'Out');
    click('button', 'Note: more languages, French');
    writeIn('Note (French)', 'Dehors');
    expect(token()).toMatchObject({ note: { en: 'Out', fr: 'Dehors' } });
    expect(steps()).toHaveLength(2);
    writeIn('Note (English)', '');
    writeIn('Note (French)', '');
    expect(token()).not.toHaveProperty('note');
  });
});

describe('a companion', () => {
  it('is anybody of a class or a certain survivor, not both', async () => {
    const { token } = await selected(['t11']);
    choose('Survivor', 'Jimmy');
    expect(token()).toMatchObject({ survivor: 'Jimmy' });
    expect(token()).not.toHaveProperty('class');
    choose('Class', 'Brawler');
    expect(token()).toMatchObject({ class: 'Brawler' });
    expect(token()).not.toHaveProperty('survivor');
    choose('Class', 'anybody');
    expect(token()).not.toHaveProperty('class');
  });

  it('whose name nobody knows keeps it until another is chosen', async () => {
    const mission = everyToken();
    const tokens =
      mission.tokens?.map((each) => (each.id === 't12' ? { ...each, survivor: 'Zeb' } : each)) ?? [];
    await selected(['t12'], { ...mission, tokens });
    expect(fieldNamed('Survivor').value).toBe('Zeb');
  });

  it('is led from the start, or not', async () => {
    const { token } = await selected(['t11']);
    click('checkbox', 'Led from the start');
    expect(token()).toMatchObject({ led: true });
    click('checkbox', 'Led from the start');
    expect(token()).not.toHaveProperty('led');
  });
});

describe('a machine', () => {
  it('that is a gun is mounted on a Wagon; one that becomes a Wagon is not', async () => {
    const { token } = await selected(['t18']);
    choose('Mounted on', 'Wagon t17');
    expect(token()).toMatchObject({ on: 't17' });
    choose('Machine', 'Wagon');
    expect(token()).toMatchObject({ machine: 'wagon' });
    expect(token()).not.toHaveProperty('on');
    expect(screen.queryByLabelText('Mounted on')).toBeNull();
  });

  it('is fixed, or not', async () => {
    const { token } = await selected(['t17']);
    click('checkbox', 'Nobody can move it');
    expect(token()).toMatchObject({ fixed: true });
    click('checkbox', 'Nobody can move it');
    expect(token()).not.toHaveProperty('fixed');
  });
});

describe('a train', () => {
  const mission: Mission = {
    ...everyToken(),
    placements: [
      placed('p', '10R', 0, 0),
      placed('q', '11R', 250, 0),
      placed('r', '12R', 500, 0),
      placed('a', '2R', 0, 250),
    ],
    tokens: [
      {
        id: 't',
        kind: 'train',
        at: { tile: 'p', x: 45, y: 45 },
        tiles: ['p', 'q'],
        moves: true,
        behind: { q: 'railroad' },
      },
    ],
  };

  it('stands where it does not drive', async () => {
    const { token } = await selected(['t'], mission);
    click('checkbox', 'Drives during the game');
    expect(token()).toMatchObject({ moves: false });
  });

  it('is made of tiles that are as large as its locomotive, in their order', async () => {
    const { token } = await selected(['t'], mission);
    choose('Add a tile…', 'Tile 12R (r)');
    expect(token()).toMatchObject({ tiles: ['p', 'q', 'r'] });
    expect(screen.queryByLabelText('Add a tile…')).toBeNull();
    click('button', 'Move Tile 12R (r) forward');
    expect(token()).toMatchObject({ tiles: ['p', 'r', 'q'] });
    click('button', 'Move Tile 10R (p) back');
    expect(token()).toMatchObject({ tiles: ['r', 'p', 'q'] });
  });

  it('forgets what is behind a tile that is taken out, and keeps its last tile', async () => {
    const { token } = await selected(['t'], mission);
    click('button', 'Take Tile 11R (q) out of the train');
    expect(token()).toMatchObject({ tiles: ['p'] });
    expect(token()).not.toHaveProperty('behind');
    click('button', 'Take Tile 10R (p) out of the train');
    expect(token()).toMatchObject({ tiles: ['p'] });
  });

  it('has more train or bare railroad on the back of each tile', async () => {
    const { token } = await selected(['t'], mission);
    choose('Tile 10R (p)', 'more train');
    expect(token()).toMatchObject({ behind: { p: 'train', q: 'railroad' } });
    choose('Tile 11R (q)', 'not said: train');
    choose('Tile 10R (p)', 'not said: train');
    expect(token()).not.toHaveProperty('behind');
  });
});

describe('the place of a token', () => {
  it('is written in millimetres of its tile', async () => {
    const { token, steps } = await selected(['t5']);
    writeIn('From the left', '120');
    expect(token()?.at).toMatchObject({ tile: 'a', x: 120, y: 60 });
    expect(steps().map(({ label }) => label.key)).toEqual(['step.change.at']);
  });

  it('is refused beside every zone and beyond the tile', async () => {
    // Beside the engine of a locomotive there is nothing.
    const mission: Mission = {
      ...everyToken(),
      tokens: [{ id: 'n', kind: 'noise', at: { tile: 't', x: 45, y: 45 } }],
    };
    const { token } = await selected(['n'], mission);
    fireEvent.change(fieldNamed('From the left'), { target: { value: '200' } });
    expect(screen.getByText('There is no zone of the tile at this place.')).toBeTruthy();
    typeOn(fieldNamed('From the top'), '91');
    expect(screen.getByText('A whole number from 0 to 90.')).toBeTruthy();
    expect(token()?.at).toMatchObject({ x: 45, y: 45 });
  });

  it('is on a balcony or below it', async () => {
    const { token } = await selected(['t11']);
    expect(screen.getByText('on the balcony of the Barber shop')).toBeTruthy();
    choose('Level', 'on the ground');
    expect(token()?.at).toEqual({ tile: 'a', x: 186, y: 66 });
    choose('Level', 'Balcony');
    expect(token()?.at.level).toBe('BAL');
  });
});

describe('several tokens', () => {
  it('of one kind change together, in one step', async () => {
    const ids = ['t5', 't6', 't7'];
    const { mission, steps } = await selected(ids);
    expect(screen.getByRole('heading', { name: '3 chosen' })).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).not.toContain(
      true,
    );
    click('radio', 'Red');
    const colours = mission().tokens?.flatMap((token) => (token.kind === 'objective' ? token.colour : []));
    expect(colours).toEqual(['red', 'red', 'red']);
    expect(steps()).toHaveLength(1);
  });

  it('say that they differ, until they do not', async () => {
    await selected(['t5', 't6']);
    expect(fieldNamed('Group').placeholder).toBe('various');
    writeIn('Group', 'tin');
    expect(fieldNamed('Group').placeholder).toBe('');
    expect(fieldNamed('Group').value).toBe('tin');
  });

  it('of different kinds have what they share', async () => {
    const { token } = await selected(['t5', 't2', 't11']);
    expect(screen.queryByText('Colour')).toBeNull();
    writeIn('Group', 'odd');
    expect(['t5', 't2', 't11'].map((id) => (token(id) as { group?: string }).group)).toEqual([
      'odd',
      'odd',
      'odd',
    ]);
  });

  it('are half of a kind in a box that is half ticked', async () => {
    const mission = everyToken();
    const tokens = mission.tokens?.map((each) => (each.id === 't17' ? { ...each, fixed: true } : each)) ?? [];
    const { token } = await selected(['t17', 't18'], { ...mission, tokens });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nobody can move it' });
    expect(box.indeterminate).toBe(true);
    fireEvent.click(box);
    expect([token('t17'), token('t18')]).toMatchObject([{ fixed: true }, { fixed: true }]);
  });

  it('are narrowed down to those of one name', async () => {
    const { tab } = await selected(['t5', 't2', 't3']);
    click('button', 'Mobile spawn');
    expect([...tab.selection.store.getState().keys]).toEqual(['token:t3']);
  });

  it('that are selected next do not inherit what was typed and made no sense', async () => {
    const { tab } = await selected(['t1']);
    writeIn('Number', 'x');
    act(() => tab.selection.set([]));
    act(() => tab.selection.set([keyOf('token', 't1')]));
    expect(fieldNamed('Number').value).toBe('');
  });
});

describe('a mission that may only be looked at', () => {
  it('shows what is there, without a field', async () => {
    await selected(['t7'], everyToken(), { isReadOnly: true });
    for (const role of ['textbox', 'combobox', 'checkbox', 'radio'])
      expect(screen.queryByRole(role)).toBeNull();
    expect(screen.getByText('Green')).toBeTruthy();
    expect(screen.getByText('100 mm')).toBeTruthy();
    expect(screen.queryByText('Group')).toBeNull();
  });

  it.each(everyToken().tokens?.map(({ id }) => id) ?? [])('has no field for %s either', async (id) => {
    await selected([id], everyToken(), { isReadOnly: true });
    const controls = document.querySelectorAll('input, textarea, select');
    expect([...controls].map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});
