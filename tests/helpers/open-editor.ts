import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './app';
import { DrawingHand } from './drawing-hand';

/** What there is to be seen of a mission beside its board. */
export class EditorScreen {
  constructor(readonly window: Page) {}

  /** What is on the table, as the panel of pieces tells it. */
  get pieces(): Locator {
    return this.window.getByRole('treeitem');
  }

  piece(name: string | RegExp): Locator {
    return this.window.getByRole('treeitem', { name });
  }

  get selected(): Locator {
    return this.window.getByRole('treeitem', { selected: true });
  }

  /** Of what is selected, or of the mission. */
  field(name: string): Locator {
    return this.properties.getByLabel(name, { exact: true });
  }

  get properties(): Locator {
    return this.window.getByRole('tabpanel', { name: 'Properties' });
  }

  get zone(): Locator {
    return this.window.getByRole('region', { name: 'Zone', exact: true });
  }

  async openPanel(name: string): Promise<Locator> {
    await this.window.getByRole('tab', { name, exact: true }).click();
    return this.window.getByRole('tabpanel', { name, exact: true });
  }

  /** One of the row above the board. */
  button(name: string): Locator {
    return this.window.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true });
  }

  /** Below the board: what the tool does, or why something was not done. */
  get hint(): Locator {
    return this.window.locator('.editor-hint');
  }

  /** Why what is held cannot stay where it is. */
  get slip(): Locator {
    return this.window.getByRole('status').filter({ hasText: /\.$/ });
  }

  /** Answers to what is asked where the hand let go. */
  answer(name: string): Locator {
    return this.window.getByRole('dialog', { name: 'How is it meant?' }).getByRole('button', { name });
  }

  async undo(): Promise<void> {
    await this.window.keyboard.press('Control+z');
  }
}

/** A test that begins with a mission open: two tiles side by side, 2R and 3R, and a few pieces on them. */
export const test = base.extend<{ file: string; hand: DrawingHand; editor: EditorScreen }>({
  file: ['two-tiles.json', { option: true }],
  hand: async ({ window, openFile, file, folder }, use) => {
    const own = join(folder, basename(file));
    await copyFile(join('sample-missions', file), own);
    await openFile(own);
    const hand = new DrawingHand(window);
    await expect(hand.board).toBeVisible();
    await use(hand);
  },
  editor: async ({ window, hand: _ }, use) => use(new EditorScreen(window)),
});
