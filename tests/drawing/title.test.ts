import { describe, expect, it } from 'vitest';
import { palettes } from '../../drawing/palette';
import type { FilledShape, Point, Scene } from '../../drawing/scene';
import { sceneToSvg } from '../../drawing/svg';
import { appIconScene } from '../../drawing/title/app-icon';
import { bootHillScene } from '../../drawing/title/boot-hill';

function extent(shape: FilledShape): Point[] {
  if (shape.kind === 'path') return shape.outlines.flat();
  const { centre, radius } = shape;
  return [
    [centre[0] - radius, centre[1] - radius],
    [centre[0] + radius, centre[1] + radius],
  ];
}

function strays(scene: Scene, margin: number): Point[] {
  return scene.shapes
    .flatMap(extent)
    .filter(
      ([x, y]) => !(x >= -margin && x <= scene.width + margin && y >= -margin && y <= scene.height + margin),
    );
}

describe.each([
  ['the title picture', bootHillScene, 1600, 520, 260_000],
  ['the app icon', appIconScene, 512, 512, 20_000],
] as const)('%s', (_, drawScene, width, height, mostBytes) => {
  it('has its size', () => {
    expect(drawScene()).toMatchObject({ width, height });
  });

  it('is the same picture every time', () => {
    expect(drawScene()).toEqual(drawScene());
  });

  it('paints with colours that both palettes know', () => {
    const colours = new Set(drawScene().shapes.map((shape) => shape.fill));
    expect(colours.size).toBeGreaterThan(3);
    for (const colour of colours) {
      expect(palettes.light[colour]).toMatch(/^#[0-9a-f]{6}$/);
      expect(palettes.dark[colour]).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('keeps to its frame', () => {
    expect(strays(drawScene(), 16)).toEqual([]);
  });

  it('holds no empty shape and no outline too short to fill', () => {
    const thin = drawScene().shapes.filter((shape) =>
      shape.kind === 'path'
        ? shape.outlines.length === 0 || shape.outlines.some((outline) => outline.length < 3)
        : !(shape.radius > 0),
    );
    expect(thin).toEqual([]);
  });

  it('stays light enough to draw on a start screen', () => {
    expect(sceneToSvg(drawScene(), palettes.light).length).toBeLessThan(mostBytes);
  });
});

describe('the title picture', () => {
  it('leaves the sky free where the title stands, but for a few stars', () => {
    const inTitle = bootHillScene().shapes.filter(
      (shape) =>
        shape.fill !== 'star' && extent(shape).some(([x, y]) => x > 80 && x < 800 && y > 60 && y < 255),
    );
    expect(inTitle).toEqual([]);
  });
});
