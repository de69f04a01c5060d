import { describe, expect, it } from 'vitest';
import { palettes } from '../../drawing/palette';
import type { Scene } from '../../drawing/scene';
import { sceneToSvg, svgShapes } from '../../drawing/svg';
import { bootHillScene } from '../../drawing/title/boot-hill';

const tiny: Scene = {
  width: 20,
  height: 10.5,
  shapes: [
    {
      kind: 'path',
      outlines: [
        [
          [0, 0],
          [10.126, 0],
          [0.126, -5],
        ],
        [
          [1, 1],
          [2, 1],
          [2, 2],
        ],
      ],
      fill: 'ink',
    },
    { kind: 'circle', centre: [5, 5.005], radius: 0.5, fill: 'sun' },
  ],
};

describe('sceneToSvg', () => {
  it('writes a small scene as this text', () => {
    expect(sceneToSvg(tiny, palettes.light)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10.5" width="20" height="10.5">' +
        '<path d="M0 0l10.13 0-10-5zM1 1l1 0 0 1z" fill="#2b2118"/>' +
        '<circle cx="5" cy="5.01" r=".5" fill="#dd9a3c"/></svg>',
    );
  });

  it('escapes what a palette puts into an attribute', () => {
    const odd = { ...palettes.light, sun: '"<&' };
    expect(sceneToSvg(tiny, odd)).toContain('fill="&quot;&lt;&amp;"');
  });

  it('adds up no rounding error along an outline', () => {
    const steps = Array.from({ length: 1000 }, (_, index) => [index / 3, 0] as const);
    const svg = sceneToSvg(
      { ...tiny, shapes: [{ kind: 'path', outlines: [steps], fill: 'ink' }] },
      palettes.light,
    );
    const walked = [...svg.matchAll(/(-?[\d.]+) 0(?= |z)/g)].reduce((sum, [, step]) => sum + Number(step), 0);
    expect(walked).toBeCloseTo(333, 6);
  });

  it('is well-formed: one root, every element closed, only quoted attributes', () => {
    const svg = sceneToSvg(bootHillScene(), palettes.dark);
    const element = /<(?:path|circle)(?: [a-z]+="[^"<&]*")+\/>/g;
    const root = /^<svg(?: [a-zA-Z]+="[^"<&]*")+><\/svg>$/;
    expect(svg.replace(element, '')).toMatch(root);
  });

  it('writes path data that every reader takes', () => {
    for (const { tag, attributes } of svgShapes(bootHillScene())) {
      if (tag === 'path') expect(attributes['d']).toMatch(/^(?:M-?[\d.]+[ -][\d.]+l[-\d. ]+z)+$/);
    }
  });
});

describe('svgShapes', () => {
  it('keeps colours as names, for the window to paint with its own variables', () => {
    expect(svgShapes(tiny).map(({ tag, fill }) => [tag, fill])).toEqual([
      ['path', 'ink'],
      ['circle', 'sun'],
    ]);
  });
});
