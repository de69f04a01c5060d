import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from '../../helpers/app';
import { GameTable } from '../../helpers/at-table';
import { DrawingHand } from '../../helpers/drawing-hand';

// The tours of the start screen, taken by somebody who does what they say, and who sometimes does not.

/** What a tour says, and what somebody does who is on one. */
class TourGuest {
  readonly card: Locator;
  readonly hand: DrawingHand;
  readonly table: GameTable;

  constructor(readonly window: Page) {
    this.card = window.locator('.tour-card');
    this.hand = new DrawingHand(window);
    this.table = new GameTable(window);
  }

  async begin(title: string): Promise<void> {
    await this.window
      .getByRole('region', { name: 'Learn by doing' })
      .getByRole('button', { name: title })
      .first()
      .click();
    await expect(this.hand.board).toBeVisible();
  }

  async isAt(step: number, words: RegExp): Promise<void> {
    await expect(this.card).toContainText(`Step ${step} of`);
    await expect(this.card).toContainText(words);
  }

  button(name: string | RegExp): Locator {
    return this.card.getByRole('button', { name });
  }

  async openPanel(name: string): Promise<void> {
    await this.window.getByRole('tab', { name, exact: true }).click();
  }

  /** Takes a goal or a rule from the list of those that there are. */
  async add(what: 'goal' | 'rule', search: string, words: RegExp): Promise<void> {
    await this.window.getByRole('button', { name: `Add a ${what}` }).click();
    const dialog = this.window.getByRole('dialog');
    await dialog.getByRole('textbox').fill(search);
    await dialog.getByRole('button', { name: words }).first().click();
    await expect(dialog).toBeHidden();
  }

  /** What the ring lies around, if it lies around anything. */
  async pointsAt(thing: Locator): Promise<void> {
    await this.button('Show me').click();
    await expect(this.button('Show me')).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(async () => {
        const [ring, box] = [
          await this.window.locator('.tour-ring').boundingBox(),
          await thing.boundingBox(),
        ];
        return ring && box ? Math.abs(ring.x + ring.width / 2 - box.x - box.width / 2) : Infinity;
      })
      .toBeLessThan(3);
  }
}

const test = base.extend<{ guest: TourGuest }>({
  guest: async ({ window }, use) => {
    window.setDefaultTimeout(15_000);
    await use(new TourGuest(window));
  },
});

async function violations(window: Page, part: string): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page: window })
    .setLegacyMode()
    .include(part)
    .analyze();
  return found.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html.slice(0, 200)}`));
}

test('the first mission is drawn and played on its tour, which goes along with what is done and undone', async ({
  window,
  guest,
}) => {
  test.setTimeout(120_000);
  const { card, hand, table } = guest;
  await guest.begin('Your first mission');
  await guest.isAt(1, /Drag one from the palette/);
  await guest.pointsAt(window.locator('[data-item="face:4V"]'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await window.emulateMedia({ colorScheme });
    await expect(window.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violations(window, '.tour-card'), colorScheme).toEqual([]);
  }
  await hand.layTile({ id: 'a', face: '4V', x: 0, y: 0, rotation: 0 });
  await guest.isAt(2, /second tile/);
  await expect(window.locator('.tour-ring')).toHaveCount(0);
  await hand.layTile({ id: 'b', face: '7V', x: 250, y: 0, rotation: 0 });
  await guest.isAt(3, /starting zone/);
  // The exit first: its step is passed over.
  await hand.take('exit', [462, 212]);
  await guest.isAt(3, /starting zone/);
  await hand.take('start', [37, 212]);
  await guest.isAt(4, /First spawn/);
  await window.keyboard.press('Control+z');
  await guest.isAt(3, /starting zone/);
  await window.keyboard.press('Control+y');
  await hand.take('spawn:starting', [462, 37]);
  await guest.isAt(6, /red objective/);

  await guest.button('Back').click();
  await expect(card).toContainText(/Done: Drag the exit/);
  await guest.button('On').click();
  await guest.isAt(6, /red objective/);
  await hand.take('objective:red', [110, 110]);
  await guest.isAt(7, /Open ‘Goals’/);
  await guest.pointsAt(window.getByRole('tab', { name: 'Goals', exact: true }));
  await guest.openPanel('Goals');
  await guest.isAt(8, /Add a goal/);
  await window.getByRole('button', { name: 'Add a goal' }).click();
  // What is to be done there can be read below the dialog.
  await expect(window.getByRole('dialog')).toBeVisible();
  const [dialog, strip] = [await window.getByRole('dialog').boundingBox(), await card.boundingBox()];
  expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  await window.keyboard.press('Escape');
  await guest.add('goal', 'all objectives', /^Take all/i);
  await guest.isAt(9, /Open ‘Checks’/);
  await guest.openPanel('Checks');
  await guest.isAt(10, /Play it/);
  await table.sitDown('7', 2);
  await guest.isAt(11, /somebody’s turn/);
  const end = window.locator('[data-deed=end-turn]');
  if (!(await end.isVisible())) await window.locator('.hand-activate').first().click();
  await end.click();
  await table.menu.getByRole('button', { name: 'End the turn' }).click();
  await guest.isAt(12, /Return to the mission/);
  await guest.pointsAt(window.getByRole('button', { name: 'Return to mission' }));
  await window.keyboard.press('F5');
  await expect(card).toContainText('You have done all of it.');
  await expect(card).toContainText(/That is a mission/);
  expect(await violations(window, '.tour-card')).toEqual([]);
  await guest.button('Next: A rule of your own').click();
  await expect(window.getByRole('tab', { name: /My own rule/ })).toBeVisible();
  await guest.isAt(1, /Open ‘Rules’/);
});

test('a rule is built, played and looked into on its tour', async ({ window, guest }) => {
  test.setTimeout(120_000);
  const { card, hand, table } = guest;
  await guest.begin('A rule of your own');
  await guest.isAt(1, /Open ‘Rules’/);
  await guest.openPanel('Rules');
  await guest.isAt(2, /Add a rule/);
  await guest.pointsAt(window.getByRole('button', { name: 'Add a rule' }));
  await guest.add(
    'rule',
    '5 adrenaline',
    /^Whenever a survivor takes an Objective, the survivor gets 5 adrenaline points\.$/,
  );
  await guest.isAt(3, /Press the 5/);
  const rule = window.locator('.story');
  await rule.getByRole('button', { name: 'Change: 5', exact: true }).click();
  await window.getByRole('dialog').getByRole('textbox').fill('3');
  await window.keyboard.press('Escape');
  await guest.isAt(4, /Unfold the rule/);
  await guest.pointsAt(rule.getByRole('button', { name: /^Unfold/ }));
  await rule.getByRole('button', { name: /^Unfold/ }).click();
  await rule.getByRole('button', { name: 'Add', exact: true }).click();
  await window.getByRole('dialog').getByRole('textbox').fill('noise');
  await window
    .getByRole('dialog')
    .getByRole('button', { name: /^A loud noise/ })
    .click();
  await guest.isAt(5, /play the mission with your rule/);

  await table.sitDown('7', 2);
  await guest.isAt(6, /A crate lies behind the door/);
  await guest.button('Show me').click();
  await expect(window.locator('.tour-ring')).toBeVisible();
  await window.keyboard.press('b');
  await hand.click([125, 125]);
  const take = window.getByRole('button', { name: /^Take the .*objective|^Take .*Objective/i });
  await take.first().click();
  await guest.isAt(7, /Open ‘Rules’ above/);
  const skip = table.caption.getByRole('button', { name: 'Skip' });
  if (await skip.isVisible()) await skip.click();
  await table.course.getByRole('button', { name: 'Rules' }).click();
  await guest.isAt(8, /Change it/);
  const traced = window.getByRole('dialog', { name: 'Special rules of the mission' });
  await traced.getByRole('button').first().click();
  await traced.getByRole('button', { name: 'Change it' }).click();
  await expect(card).toContainText('You have done all of it.');
  await guest.button('Close').click();
  await expect(card).toBeHidden();
});

test('a train is laid, made to drive and seen coming on its tour', async ({ window, guest }) => {
  test.setTimeout(120_000);
  const { card, hand, table } = guest;
  await guest.begin('A train that drives');
  await guest.isAt(1, /whole railroad/);
  await guest.pointsAt(window.locator('[data-item="whole:railroad"]'));
  await hand.bringIntoSight([375, 330]);
  await hand.take('whole:railroad', [375, 297]);
  await guest.isAt(2, /Click a tile of the railroad/);
  await hand.click([375, 320]);
  await guest.isAt(3, /Make it a train/);
  await window.getByRole('button', { name: 'Make it a train that drives' }).click();
  await guest.isAt(4, /Pull the slider/);
  const slider = window.getByRole('slider', { name: 'Train' });
  await guest.pointsAt(window.locator('.train-slider'));
  await slider.focus();
  await slider.press('ArrowRight');
  await guest.isAt(5, /A rule came along/);
  await guest.openPanel('Rules');
  await guest.isAt(6, /aboard the train/);
  await guest.openPanel('Goals');
  await guest.add('goal', 'aboard the train', /^Leave the board aboard the train/);
  await guest.isAt(7, /best with two survivors/);
  await table.sitDown('7', 2);
  await guest.isAt(8, /until round 2/);
  await window.getByLabel('Zombies’ speed').selectOption('at once');
  await window.getByRole('tab', { name: 'What if' }).click();
  await window.getByLabel('Play until').selectOption('round number …');
  await window.getByLabel('Round', { exact: true }).fill('2');
  await window.getByRole('button', { name: 'Let it play' }).click();
  await guest.isAt(9, /Return to the mission/);
  await window.getByRole('tab', { name: 'Log' }).click();
  await expect(table.log).toContainText('The train comes in');
  await window.getByRole('button', { name: 'Return to mission' }).click();
  await expect(card).toContainText(/make it harder/);
});

test('a tour is left and gone on with, waits beside other missions, outlives the page, and is reached by keys', async ({
  window,
  guest,
  chooseInMenu,
}) => {
  test.setTimeout(120_000);
  const { card, hand } = guest;
  await guest.begin('Your first mission');
  await hand.layTile({ id: 'a', face: '4V', x: 0, y: 0, rotation: 0 });
  await guest.isAt(2, /second tile/);
  await window.keyboard.press('F6');
  await expect(card).toBeFocused();
  await window.keyboard.press('Tab');
  await expect(guest.button('Back')).toBeFocused();
  await window.keyboard.press('F6');
  await expect(card.locator(':focus')).toHaveCount(0);

  await guest.button('Leave the tour').click();
  await expect(card).toBeHidden();
  await chooseInMenu('Help', 'Learn by doing…');
  const entry = window.getByRole('dialog').getByRole('button', { name: /^Your first mission/ });
  await expect(entry).toContainText('Go on with step 2 of 12');
  expect(await violations(window, '[role=dialog]')).toEqual([]);
  await entry.click();
  await guest.isAt(2, /second tile/);
  await expect(window.getByRole('tab', { name: /^My first mission/ })).toHaveCount(1);

  // Another mission has nothing to do with it.
  await chooseInMenu('File', 'New mission');
  await expect(card).toBeHidden();
  await window.getByRole('tab', { name: /^My first mission/ }).click();
  await guest.isAt(2, /second tile/);

  await window.reload();
  await guest.isAt(2, /second tile/);
});
