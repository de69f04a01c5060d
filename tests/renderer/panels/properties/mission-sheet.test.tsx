import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PropertiesPanel } from '../../../../renderer/panels/properties/properties-panel';
import { loadValue, type Mission, type Token } from '../../../../schemas';
import { emptyMission } from '../../../helpers/empty-mission';
import { choose, click, fieldNamed, writeIn } from '../../../helpers/hands';
import { type OpenedTabOptions, openedTab } from '../../../helpers/open-tab';

async function sheetOf(change: Partial<Mission> = {}, options: OpenedTabOptions = {}) {
  const { tab, render } = await openedTab({ ...emptyMission, ...change }, options);
  render(<PropertiesPanel />);
  return { tab, mission: () => tab.document.store.getState().mission };
}

describe('the sheet of a mission', () => {
  it('writes the story, the set-up and the notes in both languages', async () => {
    const { mission } = await sheetOf();
    writeIn('Story (English)', 'Once');
    click('button', 'Set-up: more languages, French');
    writeIn('Set-up (French)', 'Posez');
    writeIn('Notes (English)', 'Hm');
    expect(mission().texts).toEqual({ intro: { en: 'Once' }, setup: { fr: 'Posez' }, notes: { en: 'Hm' } });
  });

  it('says how hard it is, how long it takes and where it comes from', async () => {
    const { mission } = await sheetOf();
    choose('Difficulty', 'Very hard');
    writeIn('Length', '45');
    choose('Origin', 'our own');
    writeIn('Licence', 'CC BY 4.0');
    expect(mission()).toMatchObject({
      difficulty: 'very-hard',
      minutes: 45,
      origin: 'own',
      licence: 'CC BY 4.0',
    });
    choose('Difficulty', 'not said');
    choose('Origin', 'not said');
    expect(mission()).not.toHaveProperty('difficulty');
    expect(mission()).not.toHaveProperty('origin');
  });

  it('never has fewer players at most than at least', async () => {
    const { mission } = await sheetOf();
    choose('The fewest players', 'from 4');
    expect(mission().players).toEqual({ min: 4, max: 4 });
    choose('The most players', 'to 2');
    expect(mission().players).toEqual({ min: 2, max: 2 });
    choose('The fewest players', 'from 5');
    expect(mission().players).toEqual({ min: 5, max: 5 });
    choose('The most players', 'not said');
    expect(mission()).not.toHaveProperty('players');
  });

  it('leaves one class to be chosen', async () => {
    const { mission } = await sheetOf();
    for (const name of ['Townsfolk', 'Brawler', 'Faithful']) click('checkbox', name);
    expect(mission().classLimits).toEqual(['Brawler', 'Faithful', 'Townsfolk']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Gunslinger' }).disabled).toBe(true);
    for (const name of ['Townsfolk', 'Brawler', 'Faithful']) click('checkbox', name);
    expect(mission()).not.toHaveProperty('classLimits');
  });

  it('has the optional rules of the game, and keeps those it does not know', async () => {
    const { mission } = await sheetOf({ options: { house: true } });
    click('checkbox', 'Ultrared');
    expect(mission().options).toEqual({ house: true, ultrared: true });
    click('checkbox', 'house');
    click('checkbox', 'Ultrared');
    expect(mission().options).toEqual({ house: false });
  });

  it('names the boxes that it needs, and others that the file has', async () => {
    const { mission } = await sheetOf({ boxes: ['fort-hendrix'] });
    click('checkbox', /Undead or Alive/);
    expect(mission().boxes).toEqual(['undead-or-alive', 'fort-hendrix']);
    click('checkbox', 'fort-hendrix');
    click('checkbox', /Undead or Alive/);
    expect(mission()).not.toHaveProperty('boxes');
  });

  it('counts extra pieces, known ones and others', async () => {
    const { mission } = await sheetOf({ components: { ghosts: 2 } });
    writeIn('red objectives', '3');
    writeIn('ghosts', '');
    expect(mission().components).toEqual({ 'red-objective': 3 });
    writeIn('red objectives', '');
    expect(mission()).not.toHaveProperty('components');
  });

  it('takes one author from every line', async () => {
    const { mission } = await sheetOf();
    writeIn('Authors', 'Ann\n\n  Bob \n');
    expect(mission().authors).toEqual(['Ann', 'Bob']);
    expect(fieldNamed('Authors').value).toBe('Ann\n\n  Bob \n');
    fireEvent.change(fieldNamed('Authors'), { target: { value: 'x'.repeat(201) } });
    expect(mission().authors).toEqual(['Ann', 'Bob']);
  });

  it('keeps its short name while the field is empty', async () => {
    const { mission } = await sheetOf();
    fireEvent.change(fieldNamed('Short name'), { target: { value: '' } });
    expect(mission().id).toBe('empty');
  });

  it('folds away a language in which nothing is written, until it is wanted', async () => {
    const { mission } = await sheetOf();
    const title = () => screen.queryByLabelText('Title (French)');
    expect(title()).toBeNull();
    const more = screen.getByRole('button', { name: 'Title: more languages, French' });
    fireEvent.click(more);
    expect(title()).toBeTruthy();
    expect(screen.getByLabelText('Story (French)')).toBeTruthy();
    writeIn('Title (French)', 'Rien');
    // What is written stays in sight, and what is not goes.
    fireEvent.click(screen.getByRole('button', { name: 'Story: more languages, French' }));
    expect(screen.queryByLabelText('Story (French)')).toBeNull();
    expect(title()).toBeTruthy();
    // Whoever takes the last word away may want another one.
    const field = fieldNamed('Title (French)');
    act(() => field.focus());
    fireEvent.change(field, { target: { value: '' } });
    expect(mission().title).not.toHaveProperty('fr');
    expect(title()).toBeTruthy();
    act(() => field.blur());
    expect(title()).toBeNull();
  });

  it('makes nothing that a file could not have', async () => {
    const { mission } = await sheetOf();
    click('button', 'Title: more languages, French');
    writeIn('Title (French)', 'Rien');
    writeIn('Story (English)', 'Once');
    choose('Difficulty', 'Easy');
    choose('The most players', 'to 6');
    click('checkbox', 'Brawler');
    click('checkbox', 'Ultrared');
    click('checkbox', /Undead or Alive/);
    writeIn('Wagons', '1');
    writeIn('Authors', 'Ann');
    writeIn('Short name', 'bell');
    expect(loadValue(mission(), 'mission')).toMatchObject({ ok: true, warnings: [] });
  });

  it('says what else there is and is kept', async () => {
    await sheetOf({
      aside: [{ id: 'c9', class: 'Faithful' }],
      variants: [{ id: 'few', survivors: [1, 2], without: [] }] as unknown as NonNullable<
        Mission['variants']
      >,
    });
    expect(screen.getByText('Beside the board: Companion (Faithful) c9')).toBeTruthy();
    expect(screen.getByText('With 1 or 2 survivors')).toBeTruthy();
  });

  it('says what comes and goes with a number of survivors, and how many wait beside the board', async () => {
    const exit: Token = { id: 'x', kind: 'exit', at: { tile: 'a', x: 5, y: 5 } };
    await sheetOf({
      aside: [{ id: 'c8' }, { id: 'c9', class: 'Faithful' }],
      variants: [{ id: 'few', survivors: [1], without: ['c8', 'c9'], tokens: [exit] }],
    });
    expect(screen.getByText('2 companions wait beside the board')).toBeTruthy();
    expect(screen.getByText('1 piece is added, 2 parts are left out')).toBeTruthy();
  });

  it('has the texts in a larger window as well, which Escape closes at once and which keeps what was written', async () => {
    const { mission } = await sheetOf();
    click('button', 'Write in a larger window');
    const dialog = within(screen.getByRole('dialog', { name: 'The mission' }));
    const field = dialog.getByLabelText('Story (English)');
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'Once' } });
    expect(mission().texts?.intro).toEqual({ en: 'Once' });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(mission().texts?.intro).toEqual({ en: 'Once' });
  });

  it('speaks French', async () => {
    await sheetOf({}, { locale: 'fr' });
    expect(screen.getByRole('heading', { name: 'La mission' })).toBeTruthy();
    expect(fieldNamed('Titre (Anglais)').value).toBe('Nothing');
    expect(fieldNamed('Durée')).toBeTruthy();
  });

  it('that may only be looked at has values, and no fields', async () => {
    const change: Partial<Mission> = {
      minutes: 45,
      players: { min: 1, max: 6 },
      authors: ['Ann', 'Bob'],
      classLimits: ['Brawler'],
      options: { ultrared: true },
    };
    await sheetOf(change, { isReadOnly: true });
    for (const words of ['Nothing', '45 min', '1 to 6', 'Ann, Bob', 'Brawler', 'Ultrared']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(document.querySelectorAll('input, textarea, select')).toHaveLength(0);
    expect(screen.queryByText('Faithful')).toBeNull();
  });

  it('says whose companions beside the board are, and leaves them out and takes them in', async () => {
    const { tab, mission } = await sheetOf({
      aside: [{ id: 'c1', class: 'Brawler' }],
      variants: [{ id: 'few', survivors: [4], aside: [{ id: 'c2', class: 'Faithful' }] }],
    });
    const lines = () =>
      within(screen.getByRole('region', { name: 'Beside the board' })).getAllByRole('listitem');
    const words = () => lines().map(({ textContent }) => textContent);
    expect(words()).toEqual([
      'Beside the board: Companion (Brawler) c1 Remove',
      'Beside the board: Companion (Faithful) c2 · Only with 4 survivors',
    ]);
    act(() => tab.document.lookAt('few'));
    click('button', 'Leave out with 4 survivors');
    expect(mission().aside?.map(({ id }) => id)).toEqual(['c2']);
    expect(words()).toContain(
      'Beside the board: Companion (Brawler) c1 · Not with 4 survivors Take in again with 4 survivors',
    );
    click('button', 'Take in again with 4 survivors');
    expect(mission().aside?.map(({ id }) => id)).toEqual(['c1', 'c2']);
  });

  it('adds companions beside the board, for all or for the variant that is looked at, and removes them', async () => {
    const { tab, mission } = await sheetOf({ variants: [{ id: 'few', survivors: [4] }] });
    const whole = () => tab.document.store.getState().history.now;
    const add = (who: string) => {
      fireEvent.keyDown(screen.getByRole('button', { name: 'Add a companion beside the board' }), {
        key: 'Enter',
      });
      fireEvent.click(screen.getByRole('menuitem', { name: who }));
    };
    add('Faithful');
    expect(whole().aside).toEqual([{ id: 'beside1', class: 'Faithful' }]);
    act(() => tab.document.lookAt('few'));
    add('Carl');
    expect(whole().aside).toHaveLength(1);
    expect(whole().variants?.[0]?.aside).toEqual([{ id: 'beside2', survivor: 'Carl' }]);
    expect(loadValue(whole(), 'mission')).toMatchObject({ ok: true });
    click('button', /^Remove from beside the board: .* beside2$/);
    expect(whole().variants).toEqual([{ id: 'few', survivors: [4] }]);
    act(() => tab.document.lookAt(undefined));
    click('button', /^Remove from beside the board: .* beside1$/);
    expect(mission()).not.toHaveProperty('aside');
    act(() => tab.document.undo());
    expect(mission().aside).toHaveLength(1);
  });

  it('stays with the companion who was left out, though others come before them then', async () => {
    const { tab } = await sheetOf({
      aside: [
        { id: 'c1', class: 'Brawler' },
        { id: 'c2', class: 'Faithful' },
      ],
      variants: [{ id: 'few', survivors: [4] }],
    });
    act(() => tab.document.lookAt('few'));
    const [button] = screen.getAllByRole('button', { name: 'Leave out with 4 survivors' });
    button?.focus();
    if (button) fireEvent.click(button);
    expect(document.activeElement?.closest('li')?.textContent).toContain('Companion (Brawler) c1');
    expect(document.activeElement?.textContent).toBe('Take in again with 4 survivors');
  });

  it('settles an optional rule for some, and what was for some for everybody', async () => {
    const { tab } = await sheetOf({ variants: [{ id: 'few', survivors: [4] }] });
    const whole = () => tab.document.store.getState().history.now;
    act(() => tab.document.lookAt('few'));
    click('checkbox', 'Ultrared');
    expect(whole().options).toBeUndefined();
    expect(whole().variants?.[0]?.options).toEqual({ ultrared: true });
    act(() => tab.document.lookAt(undefined));
    expect(screen.getByText('On with 4 survivors')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ultrared' }).checked).toBe(false);
    act(() => tab.document.lookAt('few'));
    screen.getByRole('button', { name: 'The same for everybody' }).focus();
    click('button', 'The same for everybody');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Ultrared' }));
    expect(whole().options).toEqual({ ultrared: true });
    expect(whole().variants).toEqual([{ id: 'few', survivors: [4] }]);
    expect(screen.queryByText('On with 4 survivors')).toBeNull();
  });

  it('makes variants, for numbers that no other one is for, and takes them away again', async () => {
    const { tab } = await sheetOf();
    fireEvent.click(screen.getByRole('button', { name: 'Other for some numbers' }));
    const variants = () => tab.document.store.getState().mission.variants?.map(({ survivors }) => survivors);
    expect(variants()).toEqual([[1]]);
    fireEvent.click(screen.getByRole('button', { name: '3 survivors' }));
    expect(variants()).toEqual([[1, 3]]);
    fireEvent.click(screen.getByRole('button', { name: '1 survivor' }));
    expect(variants()).toEqual([[3]]);
    fireEvent.click(screen.getByRole('button', { name: /^Remove what is otherwise/ }));
    expect(variants()).toBeUndefined();
  });
});
