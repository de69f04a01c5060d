import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Action } from '../../../../engine';
import { SLOTS } from '../../../../engine/systems/undead-or-alive';
import { choicesAt } from '../../../../renderer/game/choices';
import { pictureOf } from '../../../../renderer/game/picture';
import { scenesBefore } from '../../../../renderer/game/scenes';
import type { Sitting } from '../../../../renderer/game/sitting';
import { CardHandProvider } from '../../../../renderer/play/cards/card-hand-provider';
import { Hand } from '../../../../renderer/play/cards/hand';
import { People } from '../../../../renderer/play/people/people';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { observed } from '../../../helpers/played';
import { bending, doing, held, sittingWith } from '../../../helpers/sittings';

async function atTable(cards: Readonly<Record<string, string>> = {}) {
  const sitting = sittingWith();
  give(sitting, 'henry', cards);
  doing(sitting, { do: 'activate', survivor: 'henry' });
  await seatAt(sitting);
  return sitting;
}

function give(sitting: Sitting, survivor: string, cards: Readonly<Record<string, string>>): void {
  for (const [slot, card] of Object.entries(cards)) bending(sitting, { bend: 'card', survivor, card, slot });
}

async function seatAt(sitting: Sitting): Promise<void> {
  const tab = await openedTab();
  tab.render(
    <GameProvider sitting={sitting}>
      <CardHandProvider>
        <People />
        <Hand />
      </CardHandProvider>
    </GameProvider>,
  );
}

/** As a browser does it: what is pressed has the focus. */
function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}

function firstOf({ game }: Sitting, word: string): Action {
  const choice = choicesAt(game.store.getState().at).find(({ action }) => action.do === word);
  if (!choice) throw new Error(`Nobody can ${word}`);
  return choice.action;
}

const actionsOf = ({ game }: Sitting) => pictureOf(game.store.getState().at.seen).people[0]?.actionsLeft;
const decisionOf = ({ game }: Sitting) => game.store.getState().at.seen.decision?.name;
const cardsOf = (who: string) => within(screen.getByRole('list', { name: `Cards of ${who}` }));

describe('whoever looks at somebody whose turn is over', () => {
  it('begins the turn of who is next, and sees whose that is', async () => {
    const sitting = sittingWith(['henry', 'may', 'jeb']);
    doing(sitting, { do: 'activate', survivor: 'henry' });
    doing(sitting, { do: 'end-turn' });
    await seatAt(sitting);
    fireEvent.click(screen.getByRole('button', { name: 'Henry: show cards' }));
    const hand = screen.getByRole('region', { name: 'Cards and actions' });
    expect(within(hand).getByRole('heading').textContent).toBe('Henry');
    const next = within(hand).getByRole('button', { name: /May goes next/ });
    expect(next.getAttribute('aria-keyshortcuts')).toBe('B');
    fireEvent.click(next);
    expect(observed(sitting.game.store.getState().at.seen).acting).toBe(1);
  });
});

describe('the hand of whoever acts', () => {
  it('shows cards with their values, and which of those nobody has seen printed', async () => {
    await atTable({ 'hand-1': 'winchester' });
    const card = cardsOf('Henry').getByRole('button', {
      name: /Winchester: Range 1–3, Dice 2, Accuracy 4\+, Damage 2/,
    });
    const marks = [...card.querySelectorAll('.card-values [data-inferred="true"]')];
    expect(marks.map((mark) => mark.textContent)).toEqual(['1–3']);
  });

  it('picks a card out, and says what can be done with it or why nothing can', async () => {
    const sitting = await atTable({ 'hand-1': 'machete' });
    fireEvent.click(cardsOf('Henry').getByRole('button', { name: /^Machete/ }));
    expect(sitting.store.getState().picked).toEqual({
      sort: 'card',
      name: expect.stringMatching(/^machete#/) as unknown,
    });
    expect(
      within(screen.getByRole('group', { name: 'With the Machete' })).getByText(/zombies/),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Discard the Machete' }));
    expect(held(sitting, 0)).not.toContain('machete');
    expect(sitting.store.getState().picked).toBeUndefined();
  });

  it('has short words on dashboards for what can be done with somebody, and says all of it', async () => {
    await atTable();
    const trade = screen.getByRole('button', { name: 'Trade with May' });
    expect(trade.textContent).toBe('Trade');
    expect(trade.title).toBe('Trade with May');
  });

  it('trades what was put from one to the other, and nothing before it is done', async () => {
    const sitting = await atTable({ 'hand-1': 'machete' });
    fireEvent.click(screen.getByRole('button', { name: 'Trade with May' }));
    const done = screen.getByRole('button', { name: 'Done (1 action)' });
    expect(done).toHaveProperty('disabled', true);
    fireEvent.click(cardsOf('Henry').getByRole('button', { name: /^Machete/ }));
    fireEvent.click(cardsOf('May').getAllByRole('button', { name: 'Empty: Backpack' })[0] as HTMLElement);
    expect(held(sitting, 0)).toContain('machete');
    fireEvent.click(done);
    expect(held(sitting, 0)).not.toContain('machete');
    expect(held(sitting, 1).slice(3)).toContain('machete');
    expect(screen.getAllByRole('img', { name: '2 actions left' }).length).toBeGreaterThan(0);
  });

  it('gives a trade that is taken back half way again from where it stands', async () => {
    const sitting = await atTable({ 'hand-1': 'machete', 'backpack-1': 'water' });
    fireEvent.click(screen.getByRole('button', { name: 'Trade with May' }));
    fireEvent.click(cardsOf('Henry').getByRole('button', { name: /^Machete/ }));
    fireEvent.click(cardsOf('May').getAllByRole('button', { name: 'Empty: Backpack' })[0] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Done (1 action)' }));
    expect(held(sitting, 1)).toContain('machete');
    act(() => sitting.go(-1));
    expect(sitting.game.store.getState().at.seen.decision?.name).toBe('deal-card');
    expect(screen.getByRole('group', { name: /trad/i })).toBeDefined();
    expect(cardsOf('Henry').getByRole('button', { name: /^Water/ })).toBeDefined();
    fireEvent.click(cardsOf('Henry').getByRole('button', { name: /^Water/ }));
    fireEvent.click(cardsOf('May').getAllByRole('button', { name: 'Empty: Backpack' })[0] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Done (1 action)' }));
    expect(sitting.game.store.getState().at.seen.decision?.name).toBe('act');
    expect(held(sitting, 1)).toContain('water');
    expect(screen.getAllByRole('img', { name: '2 actions left' }).length).toBeGreaterThan(0);
  });

  it('forgets a trade that is taken back half way when somebody leaves it', async () => {
    const sitting = await atTable({ 'hand-1': 'machete', 'backpack-1': 'water' });
    const before = sitting.game.store.getState().at;
    act(() => doing(sitting, { do: 'trade', with: 'may' }));
    expect(sitting.game.store.getState().at.seen.decision?.name).toBe('deal-card');
    fireEvent.click(screen.getByRole('button', { name: 'Leave as it was' }));
    expect(sitting.game.store.getState().at).toBe(before);
    expect(screen.queryByRole('group', { name: /trad/i })).toBeNull();
  });

  it('puts a card that was found where one points to, and arranges the others where it lies in the way', async () => {
    const sitting = await atTable({ 'backpack-1': 'knife', 'backpack-2': 'water', 'backpack-3': 'saber' });
    act(() => bending(sitting, { bend: 'place', survivor: 'henry', zone: buildingOf(sitting) }));
    fireEvent.keyDown(window, { key: 's' });
    expect(screen.getByRole('img', { name: /; To be put away$/ })).toBeDefined();
    fireEvent.click(cardsOf('Henry').getByRole('button', { name: /^Knife/ }));
    expect(screen.getByRole('group', { name: 'Henry rearranges all cards' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(decisionOf(sitting)).toBe('act');
    expect(held(sitting, 0).filter(Boolean)).toContain('knife');
    expect(held(sitting, 0).indexOf('knife')).toBeLessThan(3);
  });

  it('puts cards into the hand that was pointed at, and lights only what takes them', async () => {
    const sitting = await atTable();
    act(() => bending(sitting, { bend: 'place', survivor: 'henry', zone: buildingOf(sitting) }));
    act(() => bending(sitting, { bend: 'next-card', pile: 'equipment', card: 'knife' }));
    act(() => putAwayAll(sitting));
    fireEvent.keyDown(window, { key: 's' });
    const [, second] = cardsOf('Henry').getAllByRole('button', { name: 'Empty: Hand' });
    fireEvent.click(second as HTMLElement);
    const names = () =>
      cardsOf('Henry')
        .getAllByRole('button')
        .map((slot) => slot.getAttribute('aria-label') ?? '');
    expect(names()[1]).toMatch(/^Knife/);
    expect(held(sitting, 0)[0]).toBe('knife');
  });

  it('lights no slot that a starting weapon cannot begin in', async () => {
    const sitting = beginning();
    await seatAt(sitting);
    const open = () => [...document.querySelectorAll('.hand .slot[data-open="true"]')];
    expect(open().length).toBeGreaterThan(0);
    expect(open().filter((slot) => slot.getAttribute('data-place') === 'backpack')).toEqual([]);
  });

  it('says by key and by button why something cannot be done', async () => {
    await atTable();
    const search = screen.getByRole('button', { name: /^Search/ });
    expect(search.getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(window, { key: 's' });
    expect(screen.getByRole('status').textContent).not.toBe('');
  });

  it('lets go of the reason with the next thing that somebody wants', async () => {
    const sitting = await atTable({ 'hand-1': 'machete' });
    const reason = () => screen.getByRole('status').textContent;
    const refuse = () => fireEvent.keyDown(window, { key: 's' });
    refuse();
    expect(reason()).not.toBe('');
    act(() => sitting.pick({ sort: 'card', name: 'machete#1' }));
    expect(reason()).toBe('');
    act(() => sitting.pick(undefined));
    refuse();
    expect(reason()).not.toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'May: show cards' }));
    expect(reason()).toBe('');
  });

  it('shows others’ cards as long as somebody looks', async () => {
    await atTable();
    fireEvent.click(screen.getByRole('button', { name: 'May: show cards' }));
    expect(cardsOf('May')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Back to Henry' }));
    expect(cardsOf('Henry')).toBeDefined();
  });

  it('asks another player whether to trade, and trades as it was put once they agree', async () => {
    const { sitting, acting, trade } = await tradeOfTwo();
    const question = within(screen.getByRole('group', { name: /: trade with / }));
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Agree' }));
    fireEvent.click(question.getByRole('button', { name: 'Agree' }));
    expect(decisionOf(sitting)).toBe('act');
    expect(held(sitting, 1 - acting)).toContain('machete');
    expect(trade.isConnected).toBe(false);
  });

  it('gives the first answer to Enter and the others to figures, wherever the keyboard is', async () => {
    const { sitting } = await tradeOfTwo();
    (document.activeElement as HTMLElement).blur();
    fireEvent.keyDown(document.body, { key: '2' });
    expect(decisionOf(sitting)).toBe('act');
    expect(sitting.game.store.getState().at.deed).toEqual({ action: { do: 'refuse' } });
    act(() => sitting.go(-1));
    (document.activeElement as HTMLElement).blur();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(sitting.game.store.getState().at.deed).toEqual({ action: { do: 'agree' } });
  });

  it('lets a trade be put otherwise that was taken back before anybody agreed', async () => {
    const { sitting, trade } = await tradeOfTwo();
    act(() => sitting.go(-1));
    expect(screen.queryByRole('group', { name: /: trade with / })).toBeNull();
    expect(trade.isConnected).toBe(true);
    expect(screen.getByRole('button', { name: 'Done (1 action)' })).toHaveProperty('disabled', false);
    act(() => sitting.go(-1));
    expect(trade.isConnected).toBe(false);
  });

  it('keeps the keyboard where it was when a card is let go, or others’ cards are put away', async () => {
    await atTable({ 'hand-1': 'machete' });
    const hand = screen.getByRole('region', { name: 'Cards and actions' });
    fireEvent.click(cardsOf('Henry').getByRole('button', { name: /^Machete/ }));
    press(screen.getByRole('button', { name: 'Let go' }));
    expect(document.activeElement).toBe(hand);
    fireEvent.click(screen.getByRole('button', { name: 'May: show cards' }));
    press(screen.getByRole('button', { name: 'Back to Henry' }));
    expect(document.activeElement).toBe(hand);
  });

  it('takes the keyboard to the cards of a trade, whoever has any', async () => {
    const sitting = sittingWith();
    give(sitting, 'may', { 'hand-1': 'machete' });
    putAwayAll(sitting);
    doing(sitting, { do: 'activate', survivor: 'henry' });
    await seatAt(sitting);
    press(screen.getByRole('button', { name: 'Trade with May' }));
    expect(document.activeElement).toBe(cardsOf('May').getByRole('button', { name: /^Machete/ }));
  });

  it('leaves letters to a question that lies over the table', async () => {
    const sitting = await atTable();
    const question = document.createElement('div');
    question.setAttribute('role', 'alertdialog');
    document.body.append(question);
    fireEvent.keyDown(question, { key: 'e' });
    expect(sitting.game.store.getState().at.seen.acting).toBe(0);
    question.remove();
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(actionsOf(sitting)).toBe(2);
  });

  it('asks before a turn ends with something left of it, and leaves it at Escape', async () => {
    const sitting = await atTable();
    fireEvent.keyDown(document.body, { key: 'e' });
    const question = screen.getByRole('dialog', { name: 'The turn ends with something left: 3 actions' });
    expect(sitting.game.store.getState().at.seen.acting).toBe(0);
    fireEvent.keyDown(question, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(actionsOf(sitting)).toBe(3);
    fireEvent.keyDown(document.body, { key: 'e' });
    press(within(screen.getByRole('dialog')).getByRole('button', { name: 'End the turn' }));
    expect(sitting.game.store.getState().at.seen.acting).not.toBe(0);
  });

  it('asks that no more in a game in which nobody wants to be asked', async () => {
    const sitting = await atTable();
    const before = sitting.game.store.getState().at;
    fireEvent.keyDown(document.body, { key: 'e' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Do not ask this again in this game' }));
    press(within(screen.getByRole('dialog')).getByRole('button', { name: 'End the turn' }));
    act(() => sitting.goTo(before));
    fireEvent.keyDown(document.body, { key: 'e' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sitting.game.store.getState().at.seen.acting).not.toBe(0);
  });
});

/** Henry has nothing then. */
function putAwayAll(sitting: Sitting): void {
  for (const [slot, card] of held(sitting, 0).entries())
    if (card) bending(sitting, { bend: 'drop', survivor: 'henry', slot: SLOTS[slot] ?? '' });
}

/** Somebody is asked where a starting weapon goes. */
function beginning(): Sitting {
  const sitting = sittingWith();
  for (let step = 0; decisionOf(sitting) !== 'starting-slot'; step++) {
    if (step > 20) throw new Error('Nobody was asked');
    sitting.go(-1);
  }
  return sitting;
}

/** Two players; one has put a card to the other, who has not agreed yet. */
async function tradeOfTwo() {
  const sitting = sittingWith(['henry', 'may'], 2);
  const { acting } = sitting.game.store.getState().at.seen;
  const [giver, taker] = acting === 0 ? (['Henry', 'May'] as const) : (['May', 'Henry'] as const);
  give(sitting, giver.toLowerCase(), { 'hand-1': 'machete' });
  await seatAt(sitting);
  fireEvent.click(screen.getByRole('button', { name: `Trade with ${taker}` }));
  fireEvent.click(cardsOf(giver).getByRole('button', { name: /^Machete/ }));
  fireEvent.click(cardsOf(taker).getAllByRole('button', { name: 'Empty: Backpack' })[0] as HTMLElement);
  press(screen.getByRole('button', { name: 'Done (1 action)' }));
  expect(decisionOf(sitting)).toBe('consent');
  return { sitting, acting, trade: screen.getByRole('group', { name: /trade$/ }) };
}

function buildingOf({ game }: Sitting): string {
  const { table } = observed(game.store.getState().at.seen);
  return table.zones.find(({ building }) => building)?.id ?? '';
}

describe('the hand while something is watched', () => {
  it('offers nothing, and no key or click ends the watching', async () => {
    const sitting = sittingWith();
    for (const who of ['henry', 'may']) give(sitting, who, { 'hand-1': 'machete' });
    for (let turn = 0; turn < 2; turn++) {
      if (decisionOf(sitting) === 'choose-survivor') doing(sitting, firstOf(sitting, 'activate'));
      doing(sitting, firstOf(sitting, 'end-turn'));
    }
    const { at } = sitting.game.store.getState();
    expect(at.seen.round).toBe(2);
    await seatAt(sitting);
    const offered = () =>
      document.querySelectorAll('.hand-activate, .dashboard-do, .deed, .companion-lit').length;
    expect(offered()).toBeGreaterThan(0);
    act(() => sitting.store.setState({ watching: { scenes: scenesBefore(at), at: 0 } }));
    expect(offered()).toBe(0);
    for (const key of ['1', '2', 's', 'r', 'e', 'n']) fireEvent.keyDown(window, { key });
    fireEvent.click(screen.getByRole('button', { name: /^Machete/ }));
    expect(sitting.store.getState()).toMatchObject({ picked: undefined, watching: { at: 0 } });
    expect(sitting.game.store.getState().at).toBe(at);
  });
});
