import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { turnPoint, turnSize } from '../../engine/geometry/rect';
import type { Label, Mission, Placement, Position, TileFace, Token } from '../../schemas';

/** Somebody who draws a mission with a mouse and a keyboard, and sees nothing but the window. */
export class DrawingHand {
  constructor(readonly window: Page) {}

  get board(): Locator {
    return this.window.getByRole('application');
  }

  /** Where a place of the board is on the screen. */
  async at([x, y]: readonly [number, number]): Promise<[number, number]> {
    const box = await this.board.boundingBox();
    if (!box) throw new Error('There is no board to be seen');
    const { scale, left, top } = await this.viewport();
    return [box.x + left + x * scale, box.y + top + y * scale];
  }

  /** How the board stands on its canvas: pixels of a millimetre, and where its zero is. */
  async viewport(): Promise<{ scale: number; left: number; top: number }> {
    const told = (await this.board.getAttribute('data-viewport'))?.split(' ').map(Number);
    if (!told) throw new Error('There is no board to be seen');
    const [scale = 1, left = 0, top = 0] = told;
    return { scale, left, top };
  }

  async move(place: readonly [number, number]): Promise<void> {
    await this.window.mouse.move(...(await this.at(place)), { steps: 4 });
  }

  async click(place: readonly [number, number]): Promise<void> {
    await this.window.mouse.click(...(await this.at(place)));
  }

  async doubleClick(place: readonly [number, number]): Promise<void> {
    await this.window.mouse.dblclick(...(await this.at(place)));
  }

  /** With keys such as Shift held. */
  async clickWith(keys: string, place: readonly [number, number]): Promise<void> {
    await this.window.keyboard.down(keys);
    await this.click(place);
    await this.window.keyboard.up(keys);
  }

  async rightClick(place: readonly [number, number]): Promise<void> {
    await this.window.mouse.click(...(await this.at(place)), { button: 'right' });
  }

  /** Takes hold of something and goes elsewhere with it, without letting go. */
  async pull(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await this.window.mouse.move(...(await this.at(from)));
    await this.window.mouse.down();
    await this.move(to);
  }

  async letGo(): Promise<void> {
    await this.window.mouse.up();
  }

  async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await this.pull(from, to);
    await this.letGo();
  }

  /** Drags something from the palette onto the board. */
  async take(item: string, to: readonly [number, number], turns = 0): Promise<void> {
    const button = this.window.locator(`[data-item="${item}"]`);
    await button.scrollIntoViewIfNeeded();
    await button.hover();
    await this.window.mouse.down();
    await this.move(to);
    for (let turn = 0; turn < turns; turn++) await this.window.keyboard.press('r');
    // A turn may bring another corner to the seam.
    await this.move(to);
    await this.window.mouse.up();
  }

  async layTile({ face, x, y, rotation }: Placement): Promise<void> {
    const [width, height] = turnSize(sizeOf(face), rotation);
    const middle = [x + width / 2, y + height / 2] as const;
    await this.bringIntoSight(middle);
    await this.take(`face:${face}`, middle, rotation / 90);
  }

  /** Zooms out until a place of the board can be reached. */
  async bringIntoSight(place: readonly [number, number]): Promise<void> {
    const box = await this.board.boundingBox();
    if (!box) throw new Error('There is no board to be seen');
    const isReached = (at: number, from: number, length: number) => at > from + 20 && at < from + length - 20;
    for (let tries = 0; tries < 20; tries++) {
      const [x, y] = await this.at(place);
      if (isReached(x, box.x, box.width) && isReached(y, box.y, box.height)) return;
      await this.window.getByRole('button', { name: 'Zoom out' }).click();
    }
    throw new Error('However far one goes away, the place is not in sight');
  }

  /** Drags a piece to its place, and says in its properties what a mouse is too coarse for. */
  async layPiece(mission: Mission, item: string, { tile, x, y, level }: Position): Promise<void> {
    const point = boardPoint(mission, { tile, x, y });
    await this.bringIntoSight(point);
    await this.take(item, point);
    const question = this.window.getByRole('dialog');
    if (await question.isVisible())
      await question
        .getByRole('button')
        .nth(level === undefined ? 1 : 0)
        .click();
    await this.write('From the left', String(x));
    await this.write('From the top', String(y));
  }

  /** Writes into a field of the properties, and leaves it. */
  async write(field: string, words: string): Promise<void> {
    const input = this.window.getByLabel(field, { exact: true });
    await input.fill(words);
    await input.press('Enter');
    await expect(input).toHaveValue(words);
  }

  async writeLabel({ at, text }: Label): Promise<void> {
    await this.window.getByRole('button', { name: 'Label', exact: true }).click();
    await this.click([at.x, at.y]);
    await expect(this.window.getByLabel('Words of the label')).toBeFocused();
    await this.window.keyboard.type(text['en'] ?? '');
    await this.window.keyboard.press('Enter');
  }

  /** A label, wherever there is table. */
  async writeSomewhere(words: string): Promise<void> {
    const box = await this.board.boundingBox();
    if (!box) throw new Error('There is no board to be seen');
    await this.window.getByRole('button', { name: 'Label', exact: true }).click();
    const [across, down] = [0.2 + 0.6 * Math.random(), 0.2 + 0.6 * Math.random()];
    await this.window.mouse.click(box.x + across * box.width, box.y + down * box.height);
    const field = this.window.getByLabel('Words of the label');
    await expect(field).toBeFocused();
    await this.window.keyboard.type(words);
    await this.window.keyboard.press('Enter');
    await expect(field).toBeHidden();
  }
}

export function boardPoint({ placements }: Mission, { tile, x, y }: Position): [number, number] {
  const placement = placements.find(({ id }) => id === tile);
  if (!placement) throw new Error(`There is no tile ${tile}`);
  const [left, top] = turnPoint([x, y], sizeOf(placement.face), placement.rotation);
  return [placement.x + left, placement.y + top];
}

// Playwright loads no JSON by import.
const { faces } = JSON.parse(readFileSync('engine/systems/undead-or-alive/content/tiles.json', 'utf8')) as {
  faces: TileFace[];
};

function sizeOf(face: string): TileFace['size'] {
  const found = faces.find(({ id }) => id === face);
  if (!found) throw new Error(`There is no face ${face}`);
  return found.size;
}

/** What the palette calls a piece. */
export function itemOf(token: Token): string {
  if (token.kind === 'companion') return `companion:${token.class ?? token.survivor ?? ''}`;
  const words = ['spawn', 'colour', 'zombie', 'machine'].map((name): unknown => Reflect.get(token, name));
  const sort = words.find((word) => typeof word === 'string');
  return sort === undefined ? token.kind : `${token.kind}:${sort}`;
}
