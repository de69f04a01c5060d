import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PartKey } from '../../../../renderer/document/parts';
import { PropertiesPanel } from '../../../../renderer/panels/properties/properties-panel';
import type { Mission } from '../../../../schemas';
import { choose, click, fieldNamed, writeIn } from '../../../helpers/hands';
import { openedTab } from '../../../helpers/open-tab';
import { everyToken, placed } from '../../../helpers/stock-faces';

async function selected(keys: readonly PartKey[], mission: Mission = everyToken()) {
  const { tab, render } = await openedTab(mission);
  render(<PropertiesPanel />);
  act(() => tab.selection.set(keys));
  const now = () => tab.document.store.getState();
  return {
    tab,
    mission: () => now().mission,
    tile: (id: string) => now().mission.placements.find((tile) => tile.id === id),
    steps: () => now().history.steps.map(({ label }) => label.key),
  };
}

describe('a tile', () => {
  it('has another face of the same size up when one is chosen', async () => {
    const { tile, steps } = await selected(['tile:a']);
    const faces = [...screen.getByLabelText<HTMLSelectElement>('Face').options].map(({ value }) => value);
    expect(faces).toContain('9V');
    expect(faces).not.toContain('10R');
    choose('Face', '9V: Cemetery');
    expect(tile('a')?.face).toBe('9V');
    expect(steps()).toEqual(['step.lay-face']);
  });

  it('marks faces that are on the table already', async () => {
    await selected(['tile:a']);
    expect(nameOf('5R')).toMatch(/\(on the table\)$/);
    expect(nameOf('2R')).not.toMatch(/on the table/);
  });

  it('is turned over by its other side', async () => {
    const { tile } = await selected(['tile:a']);
    click('button', /^2V: /);
    expect(tile('a')?.face).toBe('2V');
    expect(screen.getByRole('heading', { name: 'Tile 2V' })).toBeTruthy();
  });

  it('turns around its own middle', async () => {
    const { tile, steps } = await selected(['tile:t']);
    click('radio', '90°');
    expect(tile('t')).toMatchObject({ rotation: 90, x: 80, y: 170 });
    click('radio', '0°');
    expect(tile('t')).toMatchObject({ rotation: 0, x: 0, y: 250 });
    expect(steps()).toHaveLength(2);
  });

  it('goes where its numbers say, left of everything as well', async () => {
    const { tile, steps } = await selected(['tile:a']);
    writeIn('From the left', '-250');
    fireEvent.change(fieldNamed('From the top'), { target: { value: '' } });
    expect(tile('a')).toMatchObject({ x: -250, y: 0 });
    expect(steps()).toHaveLength(1);
  });

  it('says what lies on it, and leads there', async () => {
    const { tab } = await selected(['tile:a']);
    click('button', /^Walkers × 12 t13, in /);
    expect([...tab.selection.store.getState().keys]).toEqual(['token:t13']);
  });

  it('shows its zones on the board when they are pointed at, and pins them', async () => {
    const { tab } = await selected(['tile:a']);
    const zone = screen.getByRole('button', { name: /^Shaving parlour of the Barber shop$/ });
    fireEvent.pointerEnter(zone);
    const { hovered } = tab.view.store.getState();
    expect(hovered).toBeTypeOf('number');
    fireEvent.pointerLeave(zone);
    expect(tab.view.store.getState().hovered).toBeUndefined();
    fireEvent.click(zone);
    expect(tab.view.store.getState().pinned).toBe(hovered);
  });

  it('turns with others, each around its own middle', async () => {
    const mission = { ...everyToken(), placements: [placed('a', '2R', 0, 0), placed('b', '3R', 250, 0, 90)] };
    const { tile, steps } = await selected(['tile:a', 'tile:b'], mission);
    click('radio', '180°');
    expect([tile('a'), tile('b')]).toMatchObject([
      { rotation: 180, x: 0 },
      { rotation: 180, x: 250 },
    ]);
    expect(steps()).toEqual(['step.change.rotation']);
  });
});

function nameOf(face: string): string {
  const options = [...screen.getByLabelText<HTMLSelectElement>('Face').options];
  return options.find(({ value }) => value === face)?.text ?? '';
}

describe('a label', () => {
  it('has words in both languages, a size, a colour and a place', async () => {
    const { mission } = await selected(['label:l1']);
    click('button', 'Words: more languages, French');
    writeIn('Words (French)', 'Grand-rue');
    choose('Size', 'Small');
    click('radio', 'Red');
    writeIn('From the left', '310');
    expect(mission().labels).toEqual([
      {
        id: 'l1',
        at: { x: 310, y: 120 },
        text: { en: 'Main Street', fr: 'Grand-rue' },
        size: 'small',
        colour: 'red',
      },
    ]);
  });

  it('does not lose its last words', async () => {
    const { mission } = await selected(['label:l1']);
    writeIn('Words (English)', '');
    expect(mission().labels?.[0]?.text).toEqual({ en: 'Main Street' });
    expect(screen.getByText('There have to be words in one language at least.')).toBeTruthy();
  });
});

describe('an arrow', () => {
  it('begins, ends and looks as its fields say', async () => {
    const { mission, steps } = await selected(['arrow:r1']);
    writeIn('Begins at, left', '9');
    writeIn('Points to, top', '8');
    click('radio', 'Ink');
    expect(mission().arrows).toEqual([
      { id: 'r1', from: { x: 9, y: 200 }, to: { x: 300, y: 8 }, colour: 'ink' },
    ]);
    expect(steps()).toEqual(['step.change.from', 'step.change.to', 'step.change.colour']);
  });
});

describe('parts of several kinds', () => {
  it('share a colour if they are labels and arrows', async () => {
    const { mission } = await selected(['label:l1', 'arrow:r1']);
    click('radio', 'Green');
    expect([mission().labels?.[0]?.colour, mission().arrows?.[0]?.colour]).toEqual(['green', 'green']);
  });

  it('share nothing else, and say so', async () => {
    await selected(['tile:a', 'arrow:r1']);
    expect(screen.getByText('These have no property in common.')).toBeTruthy();
  });
});

describe('the panel', () => {
  it('goes back to the mission when what was selected is gone', async () => {
    const { tab } = await selected(['label:l1']);
    act(() => void tab.document.change({ key: 'step.remove.label' }, (draft) => void (draft.labels = [])));
    expect(screen.getByRole('heading', { name: 'The mission' })).toBeTruthy();
  });

  it('follows a hand that moves what is selected', async () => {
    const { tab } = await selected(['tile:a']);
    const gesture = tab.document.begin({ key: 'step.move.tile' });
    act(() =>
      gesture.show((draft) => {
        const [tile] = draft.placements;
        if (tile) tile.x = 77;
      }),
    );
    expect(fieldNamed('From the left').value).toBe('77');
    act(() => gesture.cancel());
    expect(fieldNamed('From the left').value).toBe('0');
  });
});
