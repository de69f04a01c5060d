import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PropertiesPanel } from '../../../../renderer/panels/properties/properties-panel';
import type { Mission } from '../../../../schemas';
import { emptyMission } from '../../../helpers/empty-mission';
import { click, fieldNamed, typeOn, writeIn } from '../../../helpers/hands';
import { openedTab } from '../../../helpers/open-tab';

async function sheetOf(change: Partial<Mission> = {}) {
  const { tab, render } = await openedTab({ ...emptyMission, ...change });
  render(<PropertiesPanel />);
  const state = () => tab.document.store.getState();
  return {
    tab,
    mission: () => state().mission,
    steps: () => state().history.steps.map(({ label }) => label.key),
  };
}

describe('what is typed in a field', () => {
  it('is in the mission at once, and one step however many letters it has', async () => {
    const { mission, steps } = await sheetOf();
    writeIn('Title (English)', 'Evensong');
    expect(mission().title).toEqual({ en: 'Evensong' });
    expect(steps()).toEqual(['step.change.title']);
  });

  it('is another step when the field is gone into again', async () => {
    const { tab, mission, steps } = await sheetOf();
    writeIn('Title (English)', 'Bell');
    writeIn('Title (English)', 'Book');
    expect(steps()).toHaveLength(2);
    act(() => tab.document.undo());
    expect(mission().title.en).toBe('Bell');
  });

  it('does not join with what is typed in another', async () => {
    const { steps } = await sheetOf();
    writeIn('Title (English)', 'Bell');
    click('button', 'Title: more languages, French');
    writeIn('Title (French)', 'Cloche');
    writeIn('Title (English)', 'Belle');
    expect(steps()).toHaveLength(3);
  });

  it('is a step of its own after Enter in a line', async () => {
    const { steps } = await sheetOf();
    writeIn('Licence', 'MIT');
    fireEvent.keyDown(fieldNamed('Licence'), { key: 'Enter' });
    typeOn(fieldNamed('Licence'), 'CC0');
    expect(steps()).toHaveLength(2);
  });

  it('gives way when the mission changes otherwise', async () => {
    const { tab } = await sheetOf();
    writeIn('Title (English)', 'Bell');
    act(() => tab.document.undo());
    expect(fieldNamed('Title (English)').value).toBe('Nothing');
  });

  it('goes back with Escape to what was there when the field was gone into', async () => {
    const { mission } = await sheetOf({ minutes: 45 });
    writeIn('Length', '60');
    expect(mission().minutes).toBe(60);
    expect(fireEvent.keyDown(fieldNamed('Length'), { key: 'Escape' })).toBe(false);
    expect(mission().minutes).toBe(45);
    expect(fieldNamed('Length').value).toBe('45');
  });

  it('and was taken back is no step, and what had been undone can be done again', async () => {
    const { mission, tab } = await sheetOf({ minutes: 45 });
    act(() => void tab.document.change({ key: 'step.change.id' }, (draft) => void (draft.id = 'other')));
    act(() => tab.document.undo());
    writeIn('Length', '60');
    fireEvent.keyDown(fieldNamed('Length'), { key: 'Escape' });
    act(() => tab.document.redo());
    expect(mission()).toMatchObject({ id: 'other', minutes: 45 });
  });

  it('that was not changed lets go of the field with Escape, and of nothing else', async () => {
    const { mission, tab } = await sheetOf({ minutes: 45 });
    act(() => void tab.document.change({ key: 'step.change.id' }, (draft) => void (draft.id = 'other')));
    const field = fieldNamed('Length');
    act(() => field.focus());
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
    expect(document.activeElement).not.toBe(field);
    expect(mission().id).toBe('other');
  });
});

describe('what makes no sense', () => {
  it('stays in the field, changes nothing, and is said to be wrong', async () => {
    const { mission, steps } = await sheetOf({ minutes: 45 });
    writeIn('Length', 'x');
    const field = fieldNamed('Length');
    expect(field.value).toBe('x');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const words = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(words).toBe('A whole number from 1 to 1440.');
    expect(mission().minutes).toBe(45);
    expect(steps()).toEqual([]);
  });

  it.each(['0', '-5', '6001', '4.5', '1e3', '12 min', '٣'])('is %s for a length in minutes', async (text) => {
    const { mission } = await sheetOf({ minutes: 7 });
    fireEvent.change(fieldNamed('Length'), { target: { value: text } });
    expect(mission().minutes).toBe(7);
    expect(fieldNamed('Length').value).toBe(text);
  });

  it('is taken back with Escape', async () => {
    await sheetOf({ minutes: 45 });
    writeIn('Length', 'x');
    fireEvent.keyDown(fieldNamed('Length'), { key: 'Escape' });
    expect(fieldNamed('Length').value).toBe('45');
    expect(fieldNamed('Length').getAttribute('aria-invalid')).toBeNull();
  });

  it('is forgiven when it is mended', async () => {
    const { mission } = await sheetOf();
    writeIn('Short name', 'a b');
    expect(mission().id).toBe('a');
    typeOn(fieldNamed('Short name'), 'a-b');
    expect(mission().id).toBe('a-b');
    expect(screen.queryByText(/^A short word/)).toBeNull();
  });
});

describe('an empty field', () => {
  it('takes the key out of the mission', async () => {
    const { mission } = await sheetOf({ minutes: 45, licence: 'MIT', authors: ['A', 'B'] });
    for (const name of ['Length', 'Licence', 'Authors']) writeIn(name, '');
    expect(mission()).toEqual(emptyMission);
  });

  it('takes a text out with its last words', async () => {
    const { mission } = await sheetOf({ texts: { intro: { en: 'Once', fr: 'Jadis' } } });
    writeIn('Story (English)', '');
    expect(mission().texts).toEqual({ intro: { fr: 'Jadis' } });
    writeIn('Story (French)', '  ');
    expect(mission()).not.toHaveProperty('texts');
  });

  it('is refused where the mission needs words', async () => {
    const { mission } = await sheetOf({ title: { en: 'Bell', fr: 'Cloche' } });
    writeIn('Title (English)', '');
    writeIn('Title (French)', '');
    expect(mission().title).toEqual({ fr: 'Cloche' });
    expect(screen.getByText('There have to be words in one language at least.')).toBeTruthy();
  });
});

describe('numbers', () => {
  it('go up and down with the arrow keys, in tens with Shift, and not beyond their ends', async () => {
    const { mission, steps } = await sheetOf({ minutes: 5 });
    const field = fieldNamed('Length');
    fireEvent.focus(field);
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.keyDown(field, { key: 'ArrowUp', shiftKey: true });
    expect(mission().minutes).toBe(16);
    for (let press = 0; press < 3; press++) fireEvent.keyDown(field, { key: 'ArrowDown', shiftKey: true });
    expect(mission().minutes).toBe(1);
    expect(steps()).toHaveLength(1);
  });
});

describe('a text', () => {
  it('keeps the languages that the window does not speak, and lets them be changed', async () => {
    const { mission } = await sheetOf({ title: { en: 'Bell', de: 'Glocke', 'en-GB-GB': '?' } });
    writeIn('Title (German)', 'Schelle');
    writeIn('Title (English)', 'Chime');
    expect(mission().title).toEqual({ en: 'Chime', de: 'Schelle', 'en-GB-GB': '?' });
    expect(fieldNamed('Title (En-GB-GB)').value).toBe('?');
  });
});
