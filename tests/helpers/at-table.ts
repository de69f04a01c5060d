import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { DrawingHand } from './drawing-hand';
import { openLog } from './log-beside';
import { readMission } from './mission-page';
import { test as base } from './open-editor';

/** A game that is won, decision by decision; what makes no difference is left out. tests/helpers/ways.ts makes them. */
export interface Way {
  readonly draw: string;
  readonly survivors: number;
  readonly steps: readonly WayStep[];
}

export interface WayStep {
  readonly action: { readonly do: string; readonly [argument: string]: string | number };
  /** What the action is called where it is offered. */
  readonly words: string;
  /** The place of the board it is about, and where one clicks who means it, in millimetres. */
  readonly where?: { readonly zone: string; readonly at: readonly [x: number, y: number] };
  /** How many moments the game has after it. */
  readonly moments: number;
}

/** Playwright loads no JSON by import. */
export function wayThrough(name: string): Way {
  return JSON.parse(readFileSync(`tests/golden/ways/${name}.json`, 'utf8')) as Way;
}

/** As they lie beside each other. */
const SLOTS = ['hand-1', 'hand-2', 'favourite', 'backpack-1', 'backpack-2', 'backpack-3'];

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

  /** Whether something is meant that may be regretted. */
  get question(): Locator {
    return this.menu.filter({ has: this.window.getByRole('checkbox', { name: 'Do not ask this again' }) });
  }

  /** What is said of what one watches. */
  get caption(): Locator {
    return this.window.getByRole('region', { name: 'What happens' });
  }

  get hand(): Locator {
    return this.window.getByRole('region', { name: 'Cards and actions' });
  }

  /** Where the game is: the round, the phase, whose turn it is. */
  get course(): Locator {
    return this.window.locator('.course');
  }

  get log(): Locator {
    // Also while the summary lies over it.
    return this.window.locator('.log-list');
  }

  /** What led to each moment of the game; also under what is said when it is over. */
  get moments(): Locator {
    const log = this.window.getByRole('list', { name: 'Log', includeHidden: true });
    return log.locator('.log-moment');
  }

  /** Begins a game, and answers whatever is asked before the first turn. */
  async sitDown(draw: string, survivors: number, { isLogOpen = true } = {}): Promise<void> {
    await this.begin(draw, survivors, { isLogOpen });
    await this.answerAll();
  }

  /** Answers whatever is asked before the first turn, with whatever is offered first. */
  async answerAll(): Promise<void> {
    for (let step = 0; step < 40; step++) {
      if (/Whose turn is next|what next/.test((await this.status.textContent()) ?? '')) return;
      await this.hand.getByRole('button').first().click();
    }
    throw new Error('Nobody ever gets a turn');
  }

  /** Begins a game, up to the first question; what comes before the first turn is asked, too, if somebody wants it to be. */
  async begin(
    draw: string,
    survivors: number,
    { isDealt = true, isLogOpen = true }: { isDealt?: boolean; isLogOpen?: boolean } = {},
  ): Promise<void> {
    await this.window.keyboard.press('F5');
    const sheet = this.window.getByRole('dialog');
    await sheet.getByLabel('Number of survivors').fill(String(survivors));
    await sheet.getByLabel('Draw no.').fill(draw);
    await sheet.getByRole('checkbox', { name: /^Starting weapons/ }).setChecked(isDealt);
    await sheet.getByRole('button', { name: 'Play', exact: true }).click();
    await readMission(this.window);
    await expect(this.board).toBeVisible();
    if (isLogOpen) await openLog(this.window);
  }

  /** At the end of a game everything is summed up, over all else. */
  async closeSummary(words: RegExp = /^(Won!|Lost)/): Promise<void> {
    const summary = this.window.getByRole('dialog', { name: words });
    await expect(summary).toBeVisible();
    await this.window.keyboard.press('Escape');
    await expect(summary).toBeHidden();
  }

  /** What is offered in so many words: in a menu at its place, or beside the board. */
  offer({ words }: WayStep): Locator {
    return this.menu
      .or(this.hand)
      .getByRole('button')
      .filter({ has: this.window.getByText(words, { exact: true }) });
  }

  /** The slot that a card is put into. */
  slot({ action }: WayStep): Locator {
    const slots = this.hand.locator('.slots > li');
    return slots.nth(SLOTS.indexOf(String(action['slot']))).getByRole('button');
  }

  /** A button that leads to several things of a sort. */
  deed({ action }: WayStep): Locator {
    return this.hand.locator(`[data-deed="${action.do}"]`);
  }

  /** Whether something was done: the game is a moment further, or many. */
  async isDone({ moments }: WayStep): Promise<boolean> {
    return (await this.moments.count()) >= moments;
  }
}

/** Somebody who takes their way through a game. */
interface Traveller {
  /** Presses a button that is in sight. */
  readonly press: (button: Locator) => Promise<void>;
  /** Chooses a place of the board. */
  readonly goTo: (where: NonNullable<WayStep['where']>) => Promise<void>;
  /** Ends what goes by. */
  readonly skip: () => Promise<void>;
}

/** Does everything on a way, wherever the window offers it. */
export async function take(way: Way, table: GameTable, { press, goTo, skip }: Traveller): Promise<void> {
  for (const step of way.steps) {
    const offer = table.offer(step);
    if (step.action.do === 'place') await press(table.slot(step));
    else if (await offer.isVisible()) await press(offer);
    else if (step.where) {
      await goTo(step.where);
      await expect
        .poll(async () => (await table.isDone(step)) || (await offer.isVisible()), { message: step.words })
        .toBe(true);
      if (!(await table.isDone(step))) await press(offer);
    } else {
      await press(table.deed(step));
      await press(offer);
    }
    await mean(step, table, press);
    await expect(table.moments, step.words).toHaveCount(step.moments);
    if (await table.caption.isVisible()) await skip();
    await expect(table.caption).toBeHidden();
  }
}

/** Means what was done, if that is asked. */
async function mean(step: WayStep, table: GameTable, press: Traveller['press']): Promise<void> {
  const isAsked = () => table.question.isVisible();
  await expect
    .poll(async () => (await table.isDone(step)) || (await isAsked()), { message: step.words })
    .toBe(true);
  if (!(await table.isDone(step))) await press(table.question.getByRole('button').first());
}

export function byMouse(table: GameTable): Traveller {
  const hand = new DrawingHand(table.window);
  return {
    press: (button) => button.click(),
    goTo: async ({ at }) => {
      await hand.move(at);
      await hand.click(at);
    },
    skip: () => table.caption.getByRole('button', { name: 'Skip' }).click(),
  };
}

/** More would be to go round in circles. */
const MOST_KEYS = 120;

/** Nothing but keys: Tab to what is beside the board, arrows within a menu, Page Down to what can be done on it. */
export function byKeyboard({ window, board, status }: GameTable): Traveller {
  const until = async (isThere: () => Promise<boolean>, key: string) => {
    for (let pressed = 0; !(await isThere()); pressed++) {
      if (pressed === MOST_KEYS) throw new Error(`${key} leads nowhere`);
      await window.keyboard.press(key);
    }
  };
  const hasFocus = (one: Locator) => () => one.evaluate((element) => element === document.activeElement);
  return {
    press: async (button) => {
      await until(hasFocus(button), 'Tab');
      await window.keyboard.press('Enter');
    },
    goTo: async ({ zone }) => {
      await until(hasFocus(board), 'Tab');
      const isThere = async () => (await status.textContent())?.startsWith(`${zone}:`) ?? false;
      await until(isThere, 'PageDown');
      await window.keyboard.press('Enter');
    },
    skip: () => window.keyboard.press('Space'),
  };
}

/** A test that has a mission open, and can play it. */
export const test = base.extend<{ table: GameTable }>({
  table: async ({ window, hand: _ }, use) => {
    window.setDefaultTimeout(15_000);
    await use(new GameTable(window));
  },
});
