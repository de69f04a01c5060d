import { describe, expect, it } from 'vitest';
import { strayAnnotations } from '../../drawing/board/annotations';
import { boardScene } from '../../drawing/board/board-scene';
import { boardPalettes, palettes } from '../../drawing/palette';
import { layers, type Shape } from '../../drawing/scene';
import { sceneToSvg } from '../../drawing/svg';
import { stockFace } from '../../engine';
import { pointsOf } from '../helpers/pictures';
import { everyToken, placed } from '../helpers/stock-faces';

const mission = everyToken();
const picture = { placements: mission.placements, faces: stockFace, mission, options: { frame: true } };

function colourOf(shape: Shape) {
  if (shape.kind === 'image') return undefined;
  return shape.kind === 'stroke' ? shape.stroke : shape.fill;
}

describe('a board', () => {
  const scene = boardScene(picture);

  it('is the same scene every time', () => {
    expect(boardScene(picture)).toEqual(scene);
  });

  it('lies within its sheet, in finite numbers', () => {
    for (const [x, y] of scene.shapes.flatMap(pointsOf)) {
      expect(x >= 0 && x <= scene.width && y >= 0 && y <= scene.height).toBe(true);
    }
  });

  it('uses colours that every palette knows', () => {
    for (const colour of new Set(scene.shapes.map(colourOf))) {
      if (colour === undefined) continue;
      for (const palette of [...Object.values(palettes), ...Object.values(boardPalettes)])
        expect(palette[colour]).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('is ordered by layer, from the table up', () => {
    const order = scene.shapes.map(({ layer }) => layers.indexOf(layer ?? 'table'));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('gives no two shapes one id, and every token its own', () => {
    const ids = scene.shapes.map(({ id }) => id).filter((id) => id !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of mission.tokens ?? []) expect(ids).toContain(`token:${id}`);
    expect(ids).toContain('tile:a');
  });

  it('shows through nothing but what an overlay needs', () => {
    expect(scene.shapes.filter(({ opacity }) => opacity !== undefined)).toEqual([]);
  });

  it('draws no table where a canvas has its own', () => {
    const bare = boardScene({ ...picture, options: { table: false } });
    expect(bare.shapes.some(({ layer }) => layer === 'table')).toBe(false);
  });

  it('leaves out tiles whose face it does not know, and what lies on them', () => {
    const lost = boardScene({ ...picture, placements: [placed('b', 'unheard-of', 0, 0)] });
    expect(lost.shapes.filter(({ layer }) => layer === 'board' || layer === 'tokens')).toEqual([]);
    expect(lost.width).toBeGreaterThan(250);
  });
});

describe('what is written beyond the edge', () => {
  const at = (x: number, y: number) => ({ x, y });
  const sceneWith = (change: object) =>
    boardScene({
      ...picture,
      options: {},
      mission: { ...mission, tokens: [], labels: [], arrows: [], ...change },
    });
  const bare = sceneWith({});

  it.each([
    ['a label', { labels: [{ id: 'l', at: at(0, 120), text: { en: 'Over the edge' } }] }],
    ['an arrow', { arrows: [{ id: 'w', from: at(400, 100), to: at(620, 100) }] }],
  ])('is on the picture: %s', (_, change) => {
    const scene = sceneWith(change);
    expect(scene.width).toBeGreaterThan(bare.width);
    expect(scene.height).toBe(bare.height);
    for (const [x, y] of scene.shapes.filter(({ layer }) => layer === 'labels').flatMap(pointsOf))
      expect(x > 0 && x < scene.width && y > 0 && y < scene.height).toBe(true);
  });

  it('is not, and said to be not, where it is far away', () => {
    const labels = [
      { id: 'far', at: at(90_000, 100), text: { en: 'Lost' } },
      { id: 'near', at: at(510, 100), text: { en: 'Found' } },
    ];
    expect(sceneWith({ labels: labels.slice(0, 1) }).width).toBe(bare.width);
    expect(strayAnnotations({ ...mission, labels, arrows: [] }, stockFace, 'en')).toEqual(['far']);
  });
});

describe('an objective laid face down', () => {
  it('gives away neither its colour nor its group', () => {
    const token = { id: 'o', kind: 'objective', colour: 'blue', mix: 'm', group: 'gold' } as const;
    const tokens = [{ ...token, at: { tile: 'a', x: 100, y: 100 } }];
    const { shapes } = boardScene({ ...picture, options: {}, mission: { ...mission, tokens } });
    const drawn = shapes.filter(({ layer }) => layer === 'tokens');
    expect(drawn.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))).toEqual(['?']);
    expect(drawn.map(colourOf)).not.toContain('blue');
  });
});

describe('the edge of a board', () => {
  const inkedRims = (apart: number) =>
    boardScene({
      placements: [placed('a', '5V', 0, 0), placed('b', '5V', 250 + apart, 0)],
      faces: stockFace,
      options: { margin: 0, table: false, bare: true },
    }).shapes.flatMap((shape) => (shape.kind === 'path' && shape.fill === 'ink' ? shape.outlines : []));

  it('is not drawn where two tiles touch', () => {
    const along = (outlines: ReturnType<typeof inkedRims>) =>
      outlines.filter((outline) => outline.every(([x]) => Math.abs(x - 250) < 2) && outline.length === 4);
    expect(along(inkedRims(0))).toHaveLength(0);
    expect(along(inkedRims(10))).toHaveLength(1);
  });
});

describe('the title cartouche', () => {
  const titles = [
    'Hi',
    'The Long Way Round the Hill',
    'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
    'Wagons '.repeat(40),
  ];

  it.each(titles)('holds its title: %s', (title) => {
    const scene = boardScene({
      ...picture,
      placements: [placed('a', '2R', 0, 0)],
      mission: { ...mission, title: { en: title } },
    });
    const compass = scene.width - 14 - 60;
    const texts = scene.shapes.filter((shape) => shape.kind === 'text' && shape.layer === 'frame');
    const lines = texts.filter(
      (shape) => shape.kind === 'text' && shape.font === 'title' && shape.text !== 'N',
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const [x, y] of lines.flatMap(pointsOf)) {
      expect(x).toBeGreaterThan(14);
      expect(x).toBeLessThan(compass);
      expect(y).toBeGreaterThan(5);
      expect(y).toBeLessThan(scene.origin[1]);
    }
  });

  it('speaks French where asked to', () => {
    const texts = boardScene({ ...picture, options: { frame: true, language: 'fr' } }).shapes.flatMap(
      (shape) => (shape.kind === 'text' ? [shape.text] : []),
    );
    expect(texts.join(' ')).toContain('Le long détour de la colline');
    expect(texts).toContain('Moyen  ·  60 minutes  ·  1 à 6 joueurs');
    expect(texts).toContain('SORTIE');
  });
});

describe('a hundred tiles', () => {
  it('draw to one SVG without a number that is none', () => {
    const placements = Array.from({ length: 100 }, (_, index) =>
      placed(
        `p${index}`,
        ['1R', '2R', '5V', '9V'][index % 4] ?? '1R',
        (index % 10) * 250,
        Math.floor(index / 10) * 250,
      ),
    );
    const tokens = Array.from({ length: 500 }, (_, index) => ({
      id: `z${index}`,
      kind: 'zombie' as const,
      zombie: 'walker' as const,
      at: { tile: `p${index % 100}`, x: 20 + (index % 7) * 30, y: 30 },
    }));
    const scene = boardScene({ placements, faces: stockFace, mission: { ...mission, placements, tokens } });
    expect(sceneToSvg(scene, boardPalettes.light)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
