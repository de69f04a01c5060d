import { expect, type Locator, type Page } from '@playwright/test';

/** Does what people do with the print dialog. */
export class PrintHand {
  readonly dialog: Locator;
  /** The page that is shown large. */
  readonly page: Locator;
  readonly pages: Locator;

  constructor(private readonly window: Page) {
    this.dialog = window.getByRole('dialog', { name: /^Print ‘/ });
    this.page = this.dialog.getByRole('group', { name: /^Page \d/ });
    this.pages = this.dialog.getByRole('listbox', { name: 'Pages' }).getByRole('option');
  }

  async open(): Promise<void> {
    await this.window.keyboard.press('Control+p');
    await expect(this.dialog).toBeVisible();
  }

  async openSample(name: RegExp): Promise<void> {
    await this.window.getByRole('button', { name }).click();
    await this.open();
  }

  async choose(product: RegExp): Promise<void> {
    await this.dialog.getByRole('radio', { name: product }).check();
    await this.isReady();
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** The pages are there, and can be printed. */
  async isReady(): Promise<void> {
    await expect(this.button('Close').locator('xpath=preceding-sibling::button').last()).toHaveAttribute(
      'aria-disabled',
      'false',
      { timeout: 30_000 },
    );
  }
}
