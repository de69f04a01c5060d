import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SetUpDialog } from '../../../../renderer/play/set-up/set-up-dialog';
import type { Mission } from '../../../../schemas';
import { settle } from '../../../helpers/files';
import { openedTab } from '../../../helpers/open-tab';
import { sampleMission } from '../../../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

async function sheetOf(mission: Mission) {
  const { session, tab, render } = await openedTab(mission);
  render(<SetUpDialog />);
  const open = () => act(() => session.showDialog('set-up'));
  open();
  const sheet = within(screen.getByRole('dialog'));
  const gameNow = () => session.games.of(tab).getState().sitting?.game;
  const play = () => fireEvent.click(sheet.getByRole('button', { name: 'Play' }));
  /** Until the game lies on the table. */
  const begun = () => waitFor(() => expect(session.store.getState().dialog).toBeUndefined());
  return { session, tab, open, sheet, play, begun, gameNow };
}

describe('the set-up sheet', () => {
  it('begins a game of six by chance, with the draw that it shows, on Enter', async () => {
    const { sheet, play, begun, gameNow, session, tab } = await sheetOf(m0);
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Play' }));
    const draw = sheet.getByLabelText<HTMLInputElement>('Luck: draw no.').value;
    play();
    await begun();
    expect(gameNow()?.options).toMatchObject({ seed: draw, players: 1, options: { ultrared: false } });
    expect(gameNow()?.options.people).toHaveLength(6);
    expect(session.games.of(tab).getState().isShown).toBe(true);
    expect(session.store.getState().dialog).toBeUndefined();
  });

  it('lets somebody choose who plays, in what order and by whom, and remembers it', async () => {
    const { sheet, play, begun, gameNow, open } = await sheetOf(m0);
    fireEvent.click(sheet.getByRole('radio', { name: 'I choose' }));
    for (const box of sheet.getAllByRole('checkbox', { checked: true })) {
      if (box.closest('.set-up-roster')) fireEvent.click(box);
    }
    for (const name of ['Jeb', 'Meg'])
      fireEvent.click(sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
    fireEvent.change(sheet.getByLabelText('Players'), { target: { value: '2' } });
    fireEvent.click(sheet.getByRole('checkbox', { name: /^Ultrared/ }));
    fireEvent.click(sheet.getByRole('checkbox', { name: /^Slippery stops/ }));
    play();
    await begun();
    expect(gameNow()?.options).toMatchObject({
      people: ['jeb', 'meg'],
      players: 2,
      playerOf: [0, 1],
      options: { ultrared: true, slipperyStops: true, freeActionsToSpare: false },
    });
    open();
    const again = within(screen.getByRole('dialog'));
    expect(again.getByRole('radio', { name: 'I choose' }).getAttribute('aria-checked')).toBe('true');
    expect(again.getByText('2 of at most 6')).toBeTruthy();
    expect(again.getByLabelText<HTMLInputElement>('Players').value).toBe('2');
  });

  it.each([
    ['Number of survivors', '', 'A whole number from 1 to 6.'],
    ['Number of survivors', '7', 'A whole number from 1 to 6.'],
    ['Number of survivors', '2.5', 'A whole number from 1 to 6.'],
    ['Players', '0', 'A whole number from 1 to 6.'],
    ['Luck: draw no.', 'abc', 'A draw is a number, such as 4711.'],
    ['Luck: draw no.', ' ', 'A draw is a number, such as 4711.'],
  ])('says beside the field %s that ‘%s’ will not do, and begins nothing', async (label, typed, words) => {
    const { sheet, play, gameNow } = await sheetOf(m0);
    const field = sheet.getByLabelText<HTMLInputElement>(label);
    // A browser would speak in its own language.
    expect(field.form?.noValidate).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(field, { target: { value: typed } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const [about = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(about)?.textContent).toBe(words);
    expect(sheet.queryByRole('alert')).toBeNull();
    play();
    expect(gameNow()).toBeUndefined();
    expect(document.activeElement).toBe(field);
  });

  it('asks for at least one survivor, and shows what each of them can do', async () => {
    const { sheet, play, begun, gameNow } = await sheetOf(m0);
    fireEvent.click(sheet.getByRole('radio', { name: 'I choose' }));
    const roster = within(sheet.getByRole('list', { name: 'Who plays?' }));
    for (const box of roster.getAllByRole('checkbox', { checked: true })) fireEvent.click(box);
    expect(sheet.getByText('Choose at least one survivor.')).toBeTruthy();
    expect(sheet.queryByRole('alert')).toBeNull();
    play();
    expect(gameNow()).toBeUndefined();
    expect(document.activeElement).toBe(roster.getAllByRole('checkbox')[0]);
    const carl = roster.getByRole('checkbox', { name: /^Carl/ });
    expect(carl.closest('label')?.textContent).toMatch(/Favourite: melee.*Blue: \+1 Damage: Melee/);
    fireEvent.click(carl);
    expect(sheet.queryByText('Choose at least one survivor.')).toBeNull();
    play();
    await begun();
    expect(gameNow()?.options.people).toEqual(['carl']);
  });

  it('begins with the first turn, the same with the same draw, or asks what comes before', async () => {
    const { sheet, play, begun, gameNow, open } = await sheetOf(m0);
    const began = () => gameNow()?.store.getState();
    const again = async (isDealt: boolean) => {
      const draw = gameNow()?.options.seed;
      open();
      const next = within(screen.getByRole('dialog'));
      fireEvent.change(next.getByLabelText('Luck: draw no.'), { target: { value: draw } });
      const dealt = next.getByRole<HTMLInputElement>('checkbox', { name: /^Starting weapons/ });
      if (dealt.checked !== isDealt) fireEvent.click(dealt);
      fireEvent.click(next.getByRole('button', { name: 'Play' }));
      await begun();
    };
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: /^Starting weapons/ }).checked).toBe(true);
    fireEvent.click(sheet.getByRole('checkbox', { name: /^What makes no difference/ }));
    play();
    await begun();
    expect(began()?.at.seen.round).toBe(1);
    const deeds = began()?.moments.map(({ deed }) => deed);
    await again(true);
    expect(began()?.moments.map(({ deed }) => deed)).toEqual(deeds);
    await again(false);
    expect(began()?.at.seen.round).toBe(0);
    expect(began()?.moments).toHaveLength(1);
  });

  it('waits for the table of as many as there are, however soon after choosing them somebody plays', async () => {
    const { sheet, begun, gameNow } = await sheetOf({ ...m0 });
    fireEvent.click(sheet.getByRole('radio', { name: 'I choose' }));
    // The table is laid for all of them.
    await act(settle);
    const [someone] = sheet.getAllByRole('checkbox', { name: /^Meg/ });
    // Sooner than anything can be worked out in between.
    const hurry = (isHurried: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: !isHurried });
    hurry(true);
    someone?.click();
    sheet.getByRole('button', { name: 'Play' }).click();
    await settle();
    expect(gameNow()).toBeUndefined();
    hurry(false);
    await begun();
    expect(gameNow()?.options.people).toHaveLength(5);
  });

  it('says at once why nobody can play like that, and begins nothing', async () => {
    const { sheet, play, gameNow } = await sheetOf(m0);
    fireEvent.change(sheet.getByLabelText('Players'), { target: { value: '4' } });
    fireEvent.change(sheet.getByLabelText('Number of survivors'), { target: { value: '2' } });
    expect(sheet.getByText('A whole number from 1 to 2.')).toBeTruthy();
    play();
    expect(gameNow()).toBeUndefined();
  });

  it('does not go on looking busy when nobody can play', async () => {
    const tokens = (m0.tokens ?? []).filter(({ kind }) => kind !== 'start');
    const { sheet, play } = await sheetOf({ ...m0, tokens });
    play();
    await waitFor(() => expect(sheet.queryByRole('progressbar')).toBeNull());
    expect(sheet.getByRole('alert').textContent).toContain('The mission has no starting zone');
  });

  it('names what is missing, and leads to a piece that is wrong', async () => {
    const tokens = (m0.tokens ?? []).filter(({ kind }) => kind !== 'start');
    const { sheet } = await sheetOf({ ...m0, tokens });
    const alert = await sheet.findByRole('alert');
    expect(alert.textContent).toContain('The mission has no starting zone');
    cleanup();

    const second = {
      ...(m0.tokens ?? []).find(({ kind }) => kind === 'zombie'),
      id: 'z9',
      at: { tile: 'a', x: 5000, y: 0 },
    };
    const far = await sheetOf({ ...m0, tokens: [...(m0.tokens ?? []), second as never] });
    fireEvent.click((await far.sheet.findAllByRole('button', { name: /z9/ }))[0] as HTMLElement);
    expect([...far.tab.selection.store.getState().keys]).toEqual(['token:z9']);
    expect(far.session.store.getState().dialog).toBeUndefined();
  });

  it('leads to a piece that the variant leaves out that is looked at, and looks where it is', async () => {
    const zombie = {
      ...(m0.tokens ?? []).find(({ kind }) => kind === 'zombie'),
      id: 'z9',
      at: { tile: 'a', x: 5000, y: 0 },
    };
    const few = { id: 'few', survivors: [2] as [number], without: ['z9'] };
    const tokens = [...(m0.tokens ?? []), zombie as never];
    const { sheet, tab } = await sheetOf({ ...m0, tokens, variants: [few] });
    act(() => tab.document.lookAt('few'));
    fireEvent.click((await sheet.findAllByRole('button', { name: /z9/ }))[0] as HTMLElement);
    expect(tab.document.store.getState().variant).toBeUndefined();
    expect([...tab.selection.store.getState().keys]).toEqual(['token:z9']);
  });

  it('names all that is missing at once, each with a button to where it is found', async () => {
    const { goals: _, ...without } = m0;
    const { sheet, session, open } = await sheetOf({ ...without, placements: [], tokens: [] });
    const lines = () => within(sheet.getByRole('alert')).getAllByRole('listitem');
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('The mission has no tile to play on.'),
      expect.stringContaining('The mission has no starting zone'),
      expect.stringContaining('The mission has no First spawn token'),
      expect.stringContaining('The mission has no goal'),
    ]);
    const press = (place: number) => {
      const line = within(screen.getByRole('alert')).getAllByRole('listitem')[place];
      const button = within(line as HTMLElement).getByRole('button');
      expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
        /^The mission has no/,
      );
      fireEvent.click(button);
    };
    act(() => session.togglePanel('palette'));
    press(1);
    expect(session.store.getState()).toMatchObject({
      dialog: undefined,
      leadsTo: { palette: 'tokens' },
      folding: { wide: { palette: true } },
    });
    open();
    press(3);
    expect(session.store.getState()).toMatchObject({ dialog: undefined, leadsTo: { panel: 'goals' } });
  });

  it('says which variant is played with so many', async () => {
    const variants = [{ id: 'few', survivors: [2], without: [] }];
    const { sheet } = await sheetOf({ ...m0, variants });
    expect(sheet.queryByText(/Variant/)).toBeNull();
    fireEvent.change(sheet.getByLabelText('Number of survivors'), { target: { value: '2' } });
    expect(sheet.getByText('As it is with 2 survivors')).toBeTruthy();
  });
});
