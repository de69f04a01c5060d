import { expect, type Locator, type Page } from '@playwright/test';
import { openLog } from './log-beside';
import { readMission } from './mission-page';

/** Somebody who begins games, lets them play and looks back, as a user does. */
export class GameHand {
  readonly log: Locator;

  constructor(readonly window: Page) {
    this.log = window.getByRole('list', { name: 'Log' });
  }

  /** Opens a sample of the start screen. */
  async openSample(name: string | RegExp): Promise<void> {
    await this.window
      .getByRole('region', { name: 'Samples', exact: true })
      .getByRole('button', { name })
      .click();
  }

  /** Begins a game of the mission in sight, with a certain draw. */
  async begin({ draw, survivors = 6 }: { draw: string; survivors?: number }): Promise<void> {
    await this.window.keyboard.press('F5');
    const sheet = this.window.getByRole('dialog');
    await sheet.getByLabel('Draw no.').fill(draw);
    await sheet.getByLabel('Number of survivors').fill(`${survivors}`);
    await sheet.getByRole('button', { name: 'Play', exact: true }).click();
    await readMission(this.window);
    await expect(this.window.getByRole('main', { name: 'Game of' })).toBeVisible();
    await openLog(this.window);
  }

  async speed(speed: 'slow' | 'normal' | 'fast' | 'at once'): Promise<void> {
    await this.window.getByLabel('Zombies’ speed').selectOption(speed);
  }

  /** Lets the autopilot decide for everybody. */
  async letPlay(until: string, round?: number): Promise<void> {
    await this.window.getByRole('tab', { name: 'What if' }).click();
    await this.window.getByLabel('Play until').selectOption(until);
    if (round !== undefined) await this.window.getByLabel('Round', { exact: true }).fill(`${round}`);
    await this.window.getByRole('button', { name: 'Let it play' }).click();
    await expect(this.window.getByRole('button', { name: 'Let it play' })).toBeVisible({ timeout: 30_000 });
    await this.window.getByRole('tab', { name: 'Log' }).click();
  }

  /** A short game of two survivors, the same every time. */
  async playUntilRound(round: number): Promise<void> {
    await this.openSample(/^M0 Dry run/);
    await this.begin({ draw: '7', survivors: 2 });
    await this.speed('at once');
    await this.letPlay('round number …', round);
  }

  /** The last thing that has happened at the moment in sight. */
  async lastLine(): Promise<string> {
    return (await this.log.locator('[aria-current=step] .log-line').last().innerText()).trim();
  }

  /** Everything that the log says up to the moment in sight. */
  async linesUntilNow(): Promise<string[]> {
    await openLog(this.window);
    return this.log
      .locator('[data-when=past] .log-line, [data-when=now] .log-line')
      .allInnerTexts()
      .then((lines) => lines.map((line) => line.trim()));
  }

  round(round: number): Locator {
    return this.window.getByText(`Round ${round}; danger level`, { exact: false });
  }
}
