import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from '../../helpers/app';
import { DrawingHand } from '../../helpers/drawing-hand';
import { draftsIn } from '../../helpers/kept-drafts';
import { EditorScreen } from '../../helpers/open-editor';

/** Somebody who reads and writes the text of a mission's file. */
class Writer {
  constructor(readonly window: Page) {}

  get text() {
    return this.window.getByRole('textbox', { name: 'Text of the mission’s file' });
  }

  get state() {
    return this.panel.locator('.file-state');
  }

  get panel() {
    return this.window.getByRole('region', { name: 'As the mission’s file has it' });
  }

  button(name: string) {
    return this.panel.getByRole('button', { name, exact: true });
  }

  async open(mission: RegExp) {
    await this.window.getByRole('button', { name: mission }).click();
    await expect(new DrawingHand(this.window).board).toBeVisible();
    await this.show();
  }

  async show() {
    await this.window.getByRole('tab', { name: 'File', exact: true }).click();
    await expect(this.text).toBeVisible();
  }

  /** Puts something in the place of a piece of the text, found as the editor finds it. */
  async replace(found: string, by: string) {
    await this.text.focus();
    await this.window.keyboard.press('Control+f');
    await this.window.keyboard.type(found);
    await this.window.keyboard.press('Enter');
    await this.window.keyboard.press('Escape');
    await this.window.keyboard.insertText(by);
  }
}

test('the text of a file follows the window, and what is applied there is one step', async ({
  window,
  saveAs,
}) => {
  const writer = new Writer(window);
  await writer.open(/^M8 /);
  await expect(writer.panel.getByText(/^This mission was never saved/)).toBeVisible();
  await expect(writer.text).toContainText('"format": "boothill/mission@2"');
  await expect(writer.state).toHaveText('This is the text of the mission as you see it.');
  await saveAs('Night train');
  await expect(writer.panel.locator('.file-path')).toHaveText(/Night train\.boothill\.json$/);

  await writer.replace('"id": "m8"', '"id": "night"');
  await expect(writer.state).toHaveText('Your text is sound, and not applied yet.');
  await window.keyboard.press('Control+Enter');
  await expect(writer.state).toHaveText('Applied. This is the text of the mission now.');
  await expect(writer.panel.getByText('There are changes that the file does not have yet.')).toBeVisible();
  await window.getByRole('tab', { name: 'History' }).click();
  await expect(window.getByRole('option', { name: 'Change the file’s text' })).toHaveCount(1);

  await writer.show();
  await window.getByRole('main').focus();
  await window.keyboard.press('Control+z');
  await expect(writer.text).toContainText('"id": "m8"');
  await expect(writer.state).toHaveText('This is the text of the mission as you see it.');
});

test('a text with faults says where they are, is never applied and stays until it is taken back', async ({
  window,
}) => {
  const writer = new Writer(window);
  await writer.open(/^M8 /);
  await writer.replace('"id": "m8"', '"id": "no id"');
  await expect(writer.state).toHaveText(/^Your text cannot be applied yet/);
  const fault = writer.panel.getByRole('button', { name: /^Line 3: / });
  await expect(fault).toBeVisible();
  await expect(writer.button('Apply')).toBeDisabled();
  await expect(window.locator('.cm-lintRange-error')).toHaveText('"no id"');
  await expect(window.locator('.cm-lint-marker-error')).toHaveCount(1);
  await fault.click();
  await window.keyboard.insertText('"m8" "m9"');
  await expect(
    writer.panel.getByRole('button', { name: /^Line 3, column .*this is not JSON/ }),
  ).toBeVisible();

  await window.getByRole('tab', { name: 'Goals' }).click();
  await writer.show();
  await expect(writer.text).toContainText('"m8" "m9"');
  await expect(writer.state).toHaveText(/^Your text cannot be applied yet/);
  await window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab').press('Delete');
  const question = window.getByRole('alertdialog', { name: 'What you wrote under File is not applied yet' });
  await expect(question).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(writer.text).toContainText('"m8" "m9"');
  await writer.button('Back to the mission’s own text').click();
  await expect(writer.state).toHaveText('This is the text of the mission as you see it.');
  await expect(writer.text).not.toContainText('"m9"');
  await expect(window.locator('.cm-lintRange-error')).toHaveCount(0);
  await window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab').press('Delete');
  await expect(window.getByRole('tablist', { name: 'Open missions' })).toBeHidden();
});

test('whoever writes while the mission changes is asked which of them counts', async ({ window }) => {
  const writer = new Writer(window);
  await writer.open(/^M8 /);
  await writer.replace('"id": "m8"', '"id": "mine"');
  await expect(writer.state).toHaveText('Your text is sound, and not applied yet.');
  await new DrawingHand(window).writeSomewhere('Later');
  const question = writer.panel.getByRole('alert');
  await expect(question).toContainText('The mission has changed in the window');
  await expect(writer.button('Apply')).toBeDisabled();
  await question.getByRole('button', { name: 'My text' }).click();
  await expect(question).toHaveCount(0);
  await writer.button('Apply').click();
  await expect(writer.state).toHaveText('Applied. This is the text of the mission now.');
  await new EditorScreen(window).openPanel('Pieces');
  await expect(new EditorScreen(window).piece(/Later/)).toHaveCount(0);

  await writer.show();
  await writer.replace('"id": "mine"', '"id": "again"');
  await new DrawingHand(window).writeSomewhere('Sooner');
  await question.getByRole('button', { name: 'The mission in the window' }).click();
  await expect(writer.text).toContainText('"id": "mine"');
  await expect(writer.state).toHaveText('This is the text of the mission as you see it.');
  await new EditorScreen(window).openPanel('Pieces');
  await expect(new EditorScreen(window).piece(/^Label ‘Sooner’/)).toHaveCount(1);
});

test('what was written comes back with a window that is loaded anew, and so does the question', async ({
  window,
  folder,
}) => {
  const writer = new Writer(window);
  await writer.open(/^M8 /);
  await writer.replace('"id": "m8"', '"id": "mine"');
  await new DrawingHand(window).writeSomewhere('Later');
  const question = writer.panel.getByRole('alert');
  await expect(question).toContainText('The mission has changed in the window');
  const own = { text: expect.stringContaining('"id": "mine"'), isBehind: true };
  await expect.poll(() => draftsIn(folder)).toMatchObject([{ text: expect.stringContaining('Later'), own }]);
  await window.reload();
  await expect(new DrawingHand(window).board).toBeVisible();
  await writer.show();
  await expect(question).toContainText('The mission has changed in the window');
  await expect(writer.text).toContainText('"id": "mine"');
  await question.getByRole('button', { name: 'My text' }).click();
  await writer.button('Apply').click();
  await expect(writer.state).toHaveText('Applied. This is the text of the mission now.');
  await new EditorScreen(window).openPanel('Pieces');
  await expect(new EditorScreen(window).piece(/Later/)).toHaveCount(0);
});

test('what may stand somewhere is offered by key, and Escape with Tab leaves the text', async ({
  window,
}) => {
  const writer = new Writer(window);
  await writer.open(/^M8 /);
  await writer.replace('"difficulty": "hard",', ' ');
  await window.keyboard.type('"diffic');
  const offers = window.getByRole('listbox', { name: 'What may stand here' });
  await expect(offers.getByRole('option', { name: 'difficulty' })).toBeVisible();
  await expect(window.locator('.cm-completionInfo')).toHaveText('How hard it is.');
  await seen(window);
  await window.keyboard.press('Enter');
  await expect(offers.getByRole('option')).toHaveText(['tutorial', 'easy', 'medium', 'hard', 'very-hard']);
  await seen(window);
  await window.keyboard.press('ArrowDown');
  await window.keyboard.press('Enter');
  await window.keyboard.type(',');
  await expect(writer.state).toHaveText('Your text is sound, and not applied yet.');
  await window.keyboard.press('Control+s');
  await expect(writer.state).toHaveText('Applied. This is the text of the mission now.');
  await expect(new EditorScreen(window).field('Difficulty')).toHaveValue('easy');

  await expect(writer.text).toBeFocused();
  await window.keyboard.press('Escape');
  await window.keyboard.press('Tab');
  await expect(writer.text).not.toBeFocused();
  await expect(writer.text).toContainText('"difficulty": "easy"');
});

/** The editor believes of no key that it is about what is offered before somebody can have seen it. */
async function seen(window: Page) {
  await expect(window.locator('.cm-tooltip-autocomplete [aria-selected=true]')).toBeVisible();
  await window.waitForTimeout(150);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} text of a file has no problem that axe can see`, async ({ window }) => {
    await window.emulateMedia({ colorScheme });
    const said: string[] = [];
    window.on('console', (message) => said.push(message.text()));
    const writer = new Writer(window);
    await writer.open(/^M8 /);
    await writer.replace('"id": "m8"', '"id": "no id"');
    await expect(writer.panel.getByRole('button', { name: /^Line 3: / })).toBeVisible();
    await window.keyboard.press('Control+f');
    // Electron opens no second page for it.
    const { violations } = await new AxeBuilder({ page: window })
      .setLegacyMode()
      .include('.editor-side')
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(said.filter((words) => /Content.Security.Policy/i.test(words))).toEqual([]);
  });
}
