import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import type { StartedApp } from '../app';
import type { Luck } from '../luck';
import type { Belongings } from './belongings';
import type { Area, Point, Sight, Thing } from './sight';

/** Somebody at the window with a mouse, a keyboard, a clock and no patience; tells what they do before they do it. */
export class RestlessUser {
  constructor(
    readonly app: StartedApp,
    readonly luck: Luck,
    readonly belongings: Belongings,
    readonly tell: (deed: string) => void,
  ) {}

  get window(): Page {
    return this.app.window;
  }

  /** Time goes by, for the window only. */
  async pass(milliseconds: number): Promise<void> {
    await this.window.clock.runFor(milliseconds);
  }

  async press(key: string): Promise<void> {
    await this.window.keyboard.press(key);
  }

  async click(at: Point, options: { button?: 'left' | 'right'; clickCount?: number } = {}): Promise<void> {
    await this.window.mouse.move(...at);
    await this.window.mouse.click(...at, options);
  }

  /** Takes hold and goes elsewhere, on the way through `steps` places, a frame each. */
  async pull(from: Point, to: Point, steps = 5): Promise<void> {
    await this.window.mouse.move(...from);
    await this.window.mouse.down();
    for (let step = 1; step <= steps; step++) {
      const way = step / steps;
      await this.window.mouse.move(from[0] + (to[0] - from[0]) * way, from[1] + (to[1] - from[1]) * way);
      await this.pass(16);
    }
  }

  async letGo(): Promise<void> {
    await this.window.mouse.up();
  }

  /** Lets go of a file over the window. */
  async drop(file: string): Promise<void> {
    const dataTransfer = await this.window.evaluateHandle(
      ([name, text]) => {
        const carried = new DataTransfer();
        carried.items.add(new File([text], name));
        return carried;
      },
      [basename(file), await readFile(file, 'utf8')] as const,
    );
    for (const type of ['dragover', 'drop']) await this.window.dispatchEvent('body', type, { dataTransfer });
  }

  /** Any place; near the middle more often than at the rim. */
  placeIn([x, y, width, height]: Area): Point {
    const across = (this.luck.below(101) + this.luck.below(101)) / 200;
    const down = (this.luck.below(101) + this.luck.below(101)) / 200;
    return [Math.round(x + across * (width - 1)), Math.round(y + down * (height - 1))];
  }

  /** Something in sight: a long list is no likelier than a single button. */
  thing({ groups }: Sight, isMeant: (thing: Thing) => boolean = () => true): Thing | undefined {
    const meant = groups.map((group) => group.filter(isMeant)).filter(({ length }) => length > 0);
    return meant.length > 0 ? this.luck.pick(this.luck.pick(meant)) : undefined;
  }
}

export function middleOf([x, y, width, height]: Area): Point {
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

export function told([x, y]: Point): string {
  return `${x}, ${y}`;
}
