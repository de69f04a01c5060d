import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { compileBoard } from '../../engine/board/compile';
import type { Mission, TileFace } from '../../schemas';
import { DrawingHand } from './drawing-hand';

/** A box of the page in its pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

// Playwright loads no JSON by import.
const { faces } = JSON.parse(readFileSync('engine/systems/undead-or-alive/content/tiles.json', 'utf8')) as {
  faces: TileFace[];
};

/** The zones of a sample mission as they lie in a window. */
export class ZonesOnScreen {
  private readonly zones: ReadonlyMap<string, readonly (readonly [number, number, number, number])[]>;

  constructor(
    readonly window: Page,
    sample: string,
  ) {
    const mission = JSON.parse(readFileSync(`sample-missions/${sample}.boothill.json`, 'utf8')) as Mission;
    const compiled = compileBoard(mission.placements, (id) => faces.find((face) => face.id === id));
    if (!('board' in compiled)) throw new Error(`${sample} has no board`);
    this.zones = new Map(compiled.board.zones.map(({ id, rects }) => [id, rects]));
  }

  get ids(): readonly string[] {
    return [...this.zones.keys()];
  }

  /** A place in the middle of one of its parts, in millimetres. */
  middleOf(zone: string): readonly [number, number] {
    const [x, y, width, height] = this.zones.get(zone)?.[0] ?? [0, 0, 0, 0];
    return [x + width / 2, y + height / 2];
  }

  /** What lies over a zone that it speaks of: menus, notes, cards and captions. */
  async hidden(): Promise<string[]> {
    const { scale, left, top } = await new DrawingHand(this.window).viewport();
    const board = await this.window.locator('.play-board-frame').boundingBox();
    if (!board) throw new Error('There is no board to be seen');
    const said = await this.window.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-about]')]
        .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((one) => one.textContent !== '')
        .map((one) => ({
          name: `${one.className}: ${one.textContent}`,
          about: one.dataset['about']?.split(' ') ?? [],
          box: one.getBoundingClientRect().toJSON() as {
            left: number;
            top: number;
            right: number;
            bottom: number;
          },
        })),
    );
    return said.flatMap(({ name, about, box }) =>
      about
        .filter((zone) =>
          (this.zones.get(zone) ?? []).some(([x, y, width, height]) => {
            const [west, north] = [board.x + left + x * scale, board.y + top + y * scale];
            return isOver(box, {
              left: west,
              top: north,
              right: west + width * scale,
              bottom: north + height * scale,
            });
          }),
        )
        .map((zone) => `${name} lies over ${zone}`),
    );
  }
}

function isOver(one: ScreenBox, other: ScreenBox): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 1 && high > 1;
}
