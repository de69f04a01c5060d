import { describe, expect, it } from 'vitest';
import { palettes } from '../../drawing/palette';
import type { Scene, Shape } from '../../drawing/scene';
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

describe('every kind of shape a board has', () => {
  const paint = (shape: Shape) =>
    sceneToSvg({ width: 9, height: 9, shapes: [shape] }, palettes.light).replace(/^<svg[^>]*>|<\/svg>$/g, '');

  it('a stroke, dashed, open or closed', () => {
    const stroke: Shape = {
      kind: 'stroke',
      lines: [
        [
          [0, 0],
          [5, 0],
        ],
      ],
      closed: false,
      width: 0.5,
      dash: [2, 1],
      stroke: 'ink',
    };
    const end = 'fill="none" stroke="#2b2118" stroke-width=".5" stroke-linejoin="round"';
    expect(paint(stroke)).toBe(`<path d="M0 0l5 0" ${end} stroke-dasharray="2 1"/>`);
    expect(paint({ ...stroke, closed: true })).toContain('d="M0 0l5 0z"');
  });

  it('a finished line of text, turned and escaped', () => {
    const text: Shape = {
      kind: 'text',
      text: 'Dust & <Bones>',
      at: [3, 4],
      size: 8,
      font: 'text',
      weight: 700,
      anchor: 'middle',
      degrees: 90,
      fill: 'red',
    };
    expect(paint(text)).toBe(
      '<text x="3" y="4" transform="rotate(90 3 4)" font-family="Alegreya Sans" font-size="8" ' +
        'font-weight="700" text-anchor="middle" fill="#a3321f">Dust &amp; &lt;Bones&gt;</text>',
    );
  });

  it('text with what XML cannot hold, even escaped', () => {
    const text: Shape = {
      kind: 'text',
      text: 'a\u0000b\ud800c]]>é',
      at: [0, 0],
      size: 8,
      font: 'text',
      weight: 400,
      anchor: 'start',
      degrees: 0,
      fill: 'ink',
    };
    expect(paint(text)).toContain('>a\ufffdb\ufffdc]]&gt;é</text>');
  });

  it('a picture, and what a shape may carry', () => {
    const image: Shape = {
      kind: 'image',
      href: 'data:image/png;base64,AA==',
      at: [1, 2],
      width: 3,
      height: 4,
      degrees: 0,
      id: 'tile:a',
      opacity: 0.5,
    };
    expect(paint(image)).toBe(
      '<image id="tile:a" opacity=".5" x="1" y="2" width="3" height="4" preserveAspectRatio="none" href="data:image/png;base64,AA=="/>',
    );
  });
});

describe('a file that travels', () => {
  it('carries its fonts, its title and its real size', () => {
    const svg = sceneToSvg(tiny, palettes.light, {
      fonts: [{ font: 'title', weight: 400, href: 'data:font/ttf;base64,AA==' }],
      title: 'Boot & Hill',
      millimetres: true,
    });
    expect(svg).toContain('width="20mm" height="10.5mm"');
    expect(svg).toContain('<title>Boot &amp; Hill</title>');
    expect(svg).toContain(
      "<style>@font-face{font-family:'Rye';font-weight:400;src:url('data:font/ttf;base64,AA==')}</style>",
    );
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
