import type { CDPSession, Page } from '@playwright/test';

type Place = readonly [x: number, y: number];

/** A finger on the window, which is seen by nobody before it touches: it taps, and draws things along. */
export class Finger {
  private constructor(
    private readonly window: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(window: Page): Promise<Finger> {
    return new Finger(window, await window.context().newCDPSession(window));
  }

  async tap(place: Place): Promise<void> {
    await this.touch('touchStart', place);
    await this.touch('touchEnd');
  }

  async draw(from: Place, to: Place): Promise<void> {
    await this.pull(from, to);
    await this.letGo();
  }

  /** The same, without letting go. It rests there: what is flung takes the next tap for its own end. */
  async pull([x, y]: Place, [toX, toY]: Place): Promise<void> {
    await this.touch('touchStart', [x, y]);
    for (let step = 1; step <= 5; step++)
      await this.touch('touchMove', [x + ((toX - x) * step) / 5, y + ((toY - y) * step) / 5]);
    for (let frame = 0; frame < 8; frame++) {
      await this.window.evaluate(() => new Promise(requestAnimationFrame));
      await this.touch('touchMove', [toX, toY]);
    }
  }

  /** Rests somewhere until that is taken for a question. */
  async rest(place: Place): Promise<void> {
    await this.touch('touchStart', place);
    await this.window.waitForTimeout(900);
    await this.touch('touchEnd');
  }

  /** Two of them, side by side, go apart from so many pixels to so many, or together. */
  async spread([x, y]: Place, from: number, to: number): Promise<void> {
    const at = (apart: number) => [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id }));
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly object[]) =>
      this.session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchPoints as ReturnType<typeof at>,
      });
    await send('touchStart', at(from));
    for (let step = 1; step <= 6; step++) await send('touchMove', at(from + ((to - from) * step) / 6));
    await send('touchEnd', []);
  }

  async letGo(): Promise<void> {
    await this.touch('touchEnd');
  }

  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', place?: Place): Promise<void> {
    const touchPoints = place ? [{ x: place[0], y: place[1], id: 1 }] : [];
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
