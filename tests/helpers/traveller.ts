import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { readMission } from './mission-page';
import { said } from './spoken';
import { troublesOf } from './troubles';

/** How somebody plays who changes no more than this. */
export interface Journey {
  /** A file of sample-missions/, without its ending. */
  readonly sample: string;
  readonly draw: string;
  readonly speed: 'slow' | 'normal' | 'fast';
  readonly language: 'en' | 'fr';
  /** The autopilot decides, and somebody looks on. */
  readonly isPiloted: boolean;
  readonly theme?: 'dark';
  readonly size?: readonly [width: number, height: number];
  /** Where they begin to click around; elsewhere they would walk into their death. */
  readonly clicksFrom?: number;
}

/** Longer than any scene is shown, and any piece is on its way. */
const SCENE = 6000;
/** Of a scene, so long goes by picture by picture. */
const GLIDE = 120;
/** A walk across the board, all of it picture by picture. */
const WALK = 1500;
/** More would be to go round in circles. */
const MOST_DEEDS = 900;

/** Somebody with a mouse who plays a sample, watches everything and skips nothing. Only the hours go by faster. */
export class Traveller {
  /** What no page should ever say. */
  readonly troubles: readonly string[];
  /** The phases of the game that were seen while something was watched. */
  readonly watched = new Set<string>();

  constructor(
    readonly window: Page,
    private readonly journey: Journey,
  ) {
    this.troubles = troublesOf(window);
  }

  private say(key: string): string {
    return said(this.journey.language, key);
  }

  private get caption(): Locator {
    return this.window.locator('.play-caption');
  }

  async sitDown(): Promise<void> {
    const { sample, draw, language, theme, size, speed } = this.journey;
    const { window } = this;
    if (size) await window.setViewportSize({ width: size[0], height: size[1] });
    if (language === 'fr') await window.getByRole('radio', { name: 'Français' }).click();
    if (theme) await window.getByRole('radio', { name: this.say(`action.theme.${theme}`) }).click();
    const { title } = JSON.parse(readFileSync(`sample-missions/${sample}.boothill.json`, 'utf8')) as {
      title: Readonly<Record<string, string>>;
    };
    await window
      .locator('.card-main')
      .filter({ hasText: title[language] ?? '' })
      .click();
    await expect(window.getByRole('application')).toBeVisible();
    await window.keyboard.press('F5');
    const sheet = window.getByRole('dialog');
    await sheet.getByLabel(this.say('set-up.draw')).first().fill(draw);
    await sheet.getByRole('button', { name: this.say('set-up.play'), exact: true }).click();
    await readMission(window);
    await expect(window.locator('.play-board')).toBeVisible();
    if (speed !== 'normal') await window.locator('.course-speed select').selectOption(speed);
    // From here on time goes by where it says so below, and nowhere else: the same journey takes the same way.
    await window.clock.install();
    await window.clock.pauseAt(Date.now() + 60_000);
  }

  /** Plays, or lets the autopilot play, until a round has begun and everything that led to it was watched. */
  async playUntil(round: number): Promise<void> {
    const { window } = this;
    window.setDefaultTimeout(15_000);
    if (this.journey.isPiloted) await this.hire(round);
    for (let deed = 0; !(await this.isInRound(round)); deed++) {
      if (deed > MOST_DEEDS) throw new Error(`Round ${round} never comes`);
      expect(this.troubles).toEqual([]);
      if (await window.locator('.end').isVisible()) throw new Error('The game was over before that');
      if (this.journey.isPiloted || (await this.caption.isVisible())) await this.watch();
      else await this.decide(deed);
    }
    await expect(window.locator('.crash')).toHaveCount(0);
  }

  private async hire(round: number): Promise<void> {
    const { window } = this;
    await window.getByRole('button', { name: this.say('log-panel.open') }).click();
    await window.getByRole('tab', { name: this.say('what-if.title') }).click();
    await window.getByLabel(this.say('autopilot.until')).selectOption('round');
    await window.getByLabel(this.say('autopilot.round'), { exact: true }).fill(`${round}`);
    await window.getByRole('button', { name: this.say('autopilot.start') }).click();
  }

  private async isInRound(round: number): Promise<boolean> {
    if (await this.caption.isVisible()) return false;
    const told = await this.window.locator('.course-where strong').textContent();
    return Number(/\d+/.exec(told ?? '')?.[0] ?? 0) >= round;
  }

  private async watch(): Promise<void> {
    const { clock } = this.window;
    if (await this.caption.isVisible())
      this.watched.add((await this.window.locator('.course-phase').textContent()) ?? '');
    await clock.runFor(GLIDE);
    await clock.fastForward(SCENE);
  }

  /** Whatever is asked gets its first answer; in between somebody goes for a walk, if there is a way where they click. */
  private async decide(deed: number): Promise<void> {
    const { window } = this;
    const menu = window.locator('.play-menu button');
    const answer = window.locator('.hand-answer, .hand-activate');
    const end = window.locator('[data-deed=end-turn]');
    if (await menu.first().isVisible()) await menu.first().click();
    else if (await answer.first().isVisible()) await answer.first().click();
    else if (deed % 3 < 2 || !(await end.isVisible())) await this.clickAround(deed);
    else await end.click();
  }

  private async clickAround(deed: number): Promise<void> {
    const box = await this.window.locator('.play-board-frame').boundingBox();
    if (!box) throw new Error('There is no board to be seen');
    // By the golden ratio: nowhere twice, and everywhere before long.
    const { clicksFrom = 0 } = this.journey;
    const part = (times: number) => 0.1 + 0.8 * (((deed + clicksFrom) * times) % 1);
    await this.window.mouse.click(box.x + part(0.618034) * box.width, box.y + part(0.754878) * box.height);
    await this.window.clock.runFor(WALK);
  }
}
