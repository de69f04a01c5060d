import { expect, type Locator, type Page } from '@playwright/test';
import { type GameTable, test } from '../../helpers/at-table';
import { Ear } from '../../helpers/ear';

// Somebody plays who sees nothing: keys, what has the focus, and what is told aloud.

test.use({ file: 'm0.boothill.json' });

/** Keys, and what is heard after them. */
class Listener {
  private constructor(
    private readonly window: Page,
    private readonly table: GameTable,
    private readonly ear: Ear,
  ) {}

  static async at(window: Page, table: GameTable): Promise<Listener> {
    return new Listener(window, table, await Ear.at(window));
  }

  /** What is told after a key, once these have been; the last thing that is told is what is asked then. */
  async press(key: string, ...expected: readonly RegExp[]): Promise<readonly string[]> {
    await this.ear.since();
    await this.window.keyboard.press(key);
    return this.hears(...expected);
  }

  /** In this order, and with whatever else between. */
  async hears(...expected: readonly RegExp[]): Promise<readonly string[]> {
    const heard: string[] = [];
    const isAll = async () => {
      heard.push(...(await this.ear.since()).map(({ text }) => text));
      let next = 0;
      for (const text of heard) if (expected[next]?.test(text)) next += 1;
      return expected.slice(next).map(String);
    };
    await expect.poll(isAll, { message: `heard: ${heard.join(' | ')}`, timeout: 40_000 }).toEqual([]);
    return heard;
  }

  /** Presses a key until a place is told. */
  async goTo(zone: RegExp, key = 'PageDown'): Promise<string> {
    for (let pressed = 0; pressed < 20; pressed++) {
      const told = (await this.press(key, /: /)).at(-1) ?? '';
      if (zone.test(told)) return told;
    }
    throw new Error(`${key} never leads to ${zone}`);
  }

  /** Tab, until something of this role and name has the focus. */
  async tabTo(words: RegExp): Promise<Locator> {
    for (let pressed = 0; pressed < 60; pressed++) {
      if (words.test(await this.ear.focus.ariaSnapshot())) return this.ear.focus;
      await this.window.keyboard.press('Tab');
    }
    throw new Error(`Tab never leads to ${words}`);
  }

  /** What has the focus, and what is said of the dialog that it is in. */
  async focus(): Promise<string> {
    await expect(this.ear.focus).toHaveCount(1);
    const about = await this.ear.focus
      .locator('xpath=ancestor::*[@role="dialog"][1]')
      .evaluateAll(([dialog]) => dialog?.getAttribute('aria-label') ?? '');
    return `${about} ${await this.ear.focus.ariaSnapshot()}`;
  }

  /** Everything that the log told so far, and everything that it says. */
  async logs(): Promise<{ readonly told: readonly string[]; readonly says: readonly string[] }> {
    const told = (await this.ear.all()).filter(({ isLog }) => isLog).map(({ text }) => text);
    const lines = await this.table.log.locator('.log-line').evaluateAll((found) =>
      found.map((line) => {
        const own = line.cloneNode(true) as Element;
        for (const sign of own.querySelectorAll('[aria-hidden=true]')) sign.remove();
        return own.textContent.replace(/\s+/g, ' ').trim();
      }),
    );
    return { told, says: lines };
  }
}

test('a round is played by ear and by keys alone, and the log is told once and in its order', async ({
  window,
  table,
}) => {
  test.setTimeout(180_000);
  const player = await Listener.at(window, table);

  // The sheet: how many play, with which luck.
  await window.keyboard.press('F5');
  await expect.poll(() => player.focus()).toMatch(/button "Play"/);
  await player.tabTo(/spinbutton "Number of survivors"/);
  await window.keyboard.press('ControlOrMeta+a');
  await window.keyboard.type('2');
  await player.tabTo(/textbox "Luck: draw no."/);
  await window.keyboard.press('ControlOrMeta+a');
  await window.keyboard.type('7');
  await window.keyboard.press('Enter');

  // The mission: what to do, and how it is lost.
  await expect.poll(() => player.focus(), { timeout: 30_000 }).toMatch(/button "Begin"/);
  const page = await window.getByRole('dialog', { name: 'Dry run' }).ariaSnapshot();
  expect(page).toMatch(/Take all Objectives\.[\s\S]*Leave the board by the exit/);
  expect(page).toContain('as soon as a survivor is eliminated');
  await player.press(
    'Enter',
    /^2 Walkers at the north end of the street east of the Barber shop/,
    /^Kassey starts in the street north of the Barber shop/,
    /^Round 1$/,
    /^Whose turn is next\?$/,
  );
  expect(await player.focus()).toMatch(/application "Board of the game"/);

  // Who begins, where they stand, and where the zombies are.
  await player.press('b', /^Kassey’s turn: 3 actions/, /^Kassey: what next\? 3 actions left/);
  expect(await player.goTo(/Kassey/, 'Home')).toMatch(/^Street north of the Barber shop, A1: Kassey, Thomas/);
  expect(await player.goTo(/Walker/, 'End')).toMatch(/2 Walkers\. Enter: Walk there: 3 actions/);
  expect(await player.goTo(/Fatty/, 'End')).toMatch(/1 Fatty\. .*is not the next zone: 4 moves away/);

  // A walk: what it costs before, and what came of it.
  expect(await player.goTo(/^Clerk’s office/)).toContain('Enter: Walk there: 3 actions');
  await player.press(
    'Enter',
    /^Kassey moves .*to Main Street/,
    /^Kassey moves to the street north-east/,
    /^Kassey moves to the Clerk’s office/,
    /^A Corpse Pile turns up in the Storage hall/,
    /^Kassey: what next\? 0 actions left/,
  );
  // What cannot be done, and what is missing.
  await player.press('s', /costs 1 action.* left/);

  // The last of something is asked about, with the reason.
  expect(await player.goTo(/^Storage hall/)).toMatch(/Enter: Use the Holy Water .*: free\. The last/);
  await player.press('Enter');
  expect(await player.focus()).toMatch(/The last.*Use the Holy Water/s);
  await player.press('Enter', /Holy Water/, /^Thomas’s turn/, /^Thomas: what next\? 3 actions left/);

  // A shot: the odds before it, the dice and what they did after it.
  await player.goTo(/^Street north-east/);
  await player.press('Enter', /^Thomas moves to the street north-east/, /^Thomas: what next\? 1 action left/);
  expect(await player.goTo(/2 Walkers/, 'End')).toMatch(/Enter: 3 things to do\. .*Fire the Old Timer/);
  await player.press('Enter');
  // The first answer is never to walk among them.
  expect(await player.focus()).toMatch(
    /Fire the Old Timer .*1 die, a hit on 4 or more, .*at least one: 50%/s,
  );
  await player.press(
    'Enter',
    /^Thomas fires the Old Timer .*range 1: 1 die, 1 damage/,
    /^Dice at 4\+, rolled 4: 1 hit/,
    /^Thomas eliminates a Walker/,
    /^Thomas: \+1 AP, 1 in all/,
    // The dead: who sees or hears what, and goes where; one that is left over is asked about.
    /^Zombies’ Phase$/,
    /^The zombies at the north end .* see 1 survivor where the noise is/,
    /^1 Walker goes to the street north-east/,
    /^1 Fatty goes to the Clerk’s office/,
    /^A Runner .* is left over: which way/,
  );
  expect(await player.focus()).toMatch(/which way.*By the south end of the street/s);
  await player.press('Enter', /^1 Runner goes to the south end/, /where does the noise go\?/);
  expect(await player.focus()).toContain('The noise goes to the Clerk’s office');
  await player.press(
    'Enter',
    /^New zombies/,
    /^3 Walkers appear/,
    /^End Phase$/,
    /where does the noise go\?/,
  );
  await player.press('Enter', /^Round 2$/, /^Whose turn is next\?$/);
  expect(await player.focus()).toMatch(/application "Board of the game"/);

  // The next round: what holds somebody, how they get away, and a search.
  await player.press('b', /^Kassey: what next\? 3 actions left/);
  await player.press('s', /among zombies: there is 1 .*Rule: Search \(F1\)/);
  await window.keyboard.press('F1');
  await expect(window.getByRole('article', { name: /Search/ })).toContainText('UOA-SEARCH-01');
  await window.keyboard.press('Escape');
  expect(await player.goTo(/^Storage hall/)).toContain('Walk there: 2 actions');
  await player.press('Enter');
  for (let down = 0; down < 3 && /Charge/.test(await player.focus()); down++)
    await window.keyboard.press('ArrowDown');
  await player.press('Enter', /^Kassey moves .*Storage hall/, /^Kassey: what next\? 1 action left/);
  await player.press(
    's',
    /^Kassey searches the Storage hall/,
    /^From the Equipment deck: Water/,
    /where does the Water go\?/,
  );

  await window.keyboard.press('Shift+P');
  const { told, says } = await player.logs();
  expect(told).toEqual(says);
});
