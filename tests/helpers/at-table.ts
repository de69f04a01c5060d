import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './open-editor';

/** The game on the table, as somebody sees it who plays. */
export class GameTable {
  constructor(readonly window: Page) {}

  get board(): Locator {
    return this.window.getByRole('application', { name: 'Board of the game' });
  }

  /** Below the board: what is asked, or what there is where the keyboard stands. */
  get status(): Locator {
    return this.window.locator('.play-status');
  }

  /** What is offered at a place of the board. */
  get menu(): Locator {
    return this.window.getByRole('dialog');
  }

  /** What is said of what one watches. */
  get caption(): Locator {
    return this.window.getByRole('region', { name: 'What happens' });
  }

  get hand(): Locator {
    return this.window.getByRole('region', { name: 'Cards and actions' });
  }

  /** Begins a game, and answers whatever is asked before the first turn. */
  async sitDown(draw: string, survivors: number): Promise<void> {
    await this.window.keyboard.press('F5');
    const sheet = this.window.getByRole('dialog');
    await sheet.getByLabel('Number of survivors').fill(String(survivors));
    await sheet.getByLabel('Draw no.').fill(draw);
    await sheet.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(this.board).toBeVisible();
    for (let step = 0; step < 40; step++) {
      if (/Whose turn is next|what next/.test((await this.status.textContent()) ?? '')) return;
      await this.hand.getByRole('button').first().click();
    }
    throw new Error('Nobody ever gets a turn');
  }
}

/** A test that has a mission open, and can play it. */
export const test = base.extend<{ table: GameTable }>({
  table: async ({ window, hand: _ }, use) => use(new GameTable(window)),
});
