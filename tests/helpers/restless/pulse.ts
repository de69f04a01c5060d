import type { CDPSession, Page } from '@playwright/test';

/** In milliseconds. */
const FROZEN = 1000;

interface Spent {
  /** For how many seconds the page’s thread has been at its tasks, by the clock on the wall. */
  readonly wall: number;
  /** For how much of that a processor was there for it. */
  readonly worked: number;
}

/**
 * Finds out whether a window was frozen: whether its thread was away from its heartbeat for a second or longer. On a
 * busy machine everything takes longer, so time counts for as much of it as the thread had a processor meanwhile.
 */
export class Pulse {
  private constructor(
    private readonly window: Page,
    private readonly session: CDPSession,
    private before: Spent,
  ) {}

  static async of(window: Page): Promise<Pulse> {
    const session = await window.context().newCDPSession(window);
    await session.send('Performance.enable');
    return new Pulse(window, session, await spentBy(session));
  }

  /** Whether the window was frozen since this was asked last. */
  async complaints(): Promise<string[]> {
    const longest = await this.window.evaluate(() => (window as BeatingWindow).longestGap?.() ?? 0);
    const now = await spentBy(this.session);
    const [wall, worked] = [now.wall - this.before.wall, now.worked - this.before.worked];
    this.before = now;
    // A gap in which there was nothing to do is none.
    const own = Math.min((longest * worked) / wall, worked * 1000);
    return own >= FROZEN ? [`The window was frozen for ${Math.round(own)} ms`] : [];
  }
}

async function spentBy(session: CDPSession): Promise<Spent> {
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { wall: figure('TaskDuration'), worked: figure('ThreadTime') };
}

interface BeatingWindow extends Window {
  longestGap?: () => number;
}

/** Runs in the page before anything else does, and before its clock is another one. */
export function startHeart(): void {
  const [every, clock] = [50, window.performance.now.bind(window.performance)];
  let [last, longest] = [clock(), 0];
  const beat = () => {
    const now = clock();
    longest = Math.max(longest, now - last);
    last = now;
  };
  window.setInterval(beat, every);
  (window as BeatingWindow).longestGap = () => {
    beat();
    const found = longest;
    longest = 0;
    return found;
  };
}
