import { describe, expect, it } from 'vitest';
import { common } from '../../../../drawing/box';
import { hatched, uncovered } from '../../../../drawing/hatch';
import { aidsOf, placesOfAids } from '../../../../renderer/canvas/aids/aids';
import { laidOut } from '../../../../renderer/document/laid-out';
import type { PartKey } from '../../../../renderer/document/parts';
import { pointOf } from '../../../../renderer/document/places';
import { editorOf } from '../../../../renderer/systems/editor-of';
import type { Mission, Token } from '../../../../schemas';
import { sample } from '../../../helpers/samples';
import { laidOn, objective } from '../../../helpers/small-missions';

const nothing = {
  order: false,
  ghosts: false,
  ahead: undefined,
  own: editorOf('undead-or-alive').aids,
  areas: undefined,
  language: 'en',
} as const;
const noHand = new Set<PartKey>();

function laidSample(name: string) {
  return laidOut(JSON.parse(sample(`${name}.boothill.json`)) as Mission);
}

describe('what helps to understand a board', () => {
  it('is not there unless it is asked for', () => {
    const { under, over, tiles, ghosts, signs, numbers, hidden } = aidsOf(laidSample('m1'), nothing, noHand);
    expect([under, over, tiles, ghosts, signs, numbers].flat()).toEqual([]);
    expect(hidden.size).toBe(0);
  });
});

describe('the order of spawn tokens', () => {
  const numbersOf = (laid: ReturnType<typeof laidSample>, held = noHand) =>
    aidsOf(laid, { ...nothing, order: true }, held).numbers;

  it('stands beside each of them, printed ones too', () => {
    const laid = laidSample('m1');
    const numbers = numbersOf(laid);
    expect(numbers.map(({ text }) => text).sort()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    const start = laid.mission.tokens?.find((token) => token.kind === 'spawn' && token.spawn === 'starting');
    const [x, y] = numbers.find(({ text }) => text === '1')?.at ?? [0, 0];
    const [left, top] = (start &&
      pointOf(start.at, { placements: laid.mission.placements, faces: laid.faces })) ?? [0, 0];
    expect([Math.sign(x - left), Math.sign(y - top)]).toEqual([1, -1]);
    expect(Math.hypot(x - left, y - top)).toBeLessThan(30);
  });

  it('stands in another corner where something lies in the first', () => {
    const spawn: Token = { id: 's1', kind: 'spawn', spawn: 'starting', at: { tile: 'a', x: 40, y: 40 } };
    const numberBeside = (tokens: Token[]) => numbersOf(laidOn(['a 5V 0 0 0'], { tokens }))[0]?.at;
    expect(numberBeside([spawn])).toEqual([57, 25]);
    expect(numberBeside([spawn, objective('o1 a 66 22')])).toEqual([23, 25]);
  });

  it('keeps off the words below tokens in the language that they are in', () => {
    const laid = laidOn(['a 5V 0 0 0'], {
      tokens: [
        { id: 's1', kind: 'spawn', spawn: 'starting', at: { tile: 'a', x: 90, y: 60 } },
        { id: 'start', kind: 'start', at: { tile: 'a', x: 130, y: 30 } },
      ],
    });
    const firstIn = (language: 'en' | 'fr') =>
      aidsOf(laid, { ...nothing, order: true, language }, noHand).numbers[0]?.at;
    // Départ is the longer word.
    expect([firstIn('en'), firstIn('fr')]).toEqual([
      [107, 45],
      [73, 45],
    ]);
  });

  it('is left out for a token in the hand, and for those on a tile in it', () => {
    const laid = laidSample('m1');
    const all = numbersOf(laid);
    const spawn = laid.mission.tokens?.find((token) => token.kind === 'spawn');
    const without = (key: PartKey) => numbersOf(laid, new Set([key]));
    expect(without(`token:${spawn?.id}`)).toHaveLength(all.length - 1);
    expect(without(`tile:${spawn?.at.tile}`).length).toBeLessThan(all.length);
  });
});

describe('a printed crate', () => {
  const crates = (tokens: Mission['tokens']) =>
    aidsOf(laidOn(['a 5V 0 0 0'], tokens ? { tokens } : {}), { ...nothing, ghosts: true }, noHand).ghosts;

  it('is a faint objective until the mission says something else of it', () => {
    const [ghost, ...more] = crates(undefined);
    expect(more).toEqual([]);
    expect(ghost?.id).toMatch(/^crate:a\./);
    const [x, y] = ghost?.at ?? [0, 0];
    expect(crates([{ id: 'n1', kind: 'no-objective', at: { tile: 'a', x, y } }])).toEqual([]);
    expect(crates([{ id: 'o1', kind: 'objective', colour: 'blue', at: { tile: 'a', x, y } }])).toEqual([]);
  });
});

describe('an Abomination token that the rules lay', () => {
  const first: Token = { id: 's1', kind: 'spawn', spawn: 'starting', at: { tile: 'a', x: 60, y: 60 } };
  const own: Token = { id: 's2', kind: 'spawn', spawn: 'abomination', at: { tile: 'a', x: 60, y: 200 } };
  const lying = (face: string, tokens: Token[], held = noHand) => {
    const laid = laidOn([`a ${face} 0 0 0`], { tokens });
    const { ghosts, numbers } = aidsOf(laid, { ...nothing, ghosts: true, order: true }, held);
    return [ghosts.map(({ id }) => id), numbers.map(({ text }) => text).sort()];
  };

  it('lies faintly beside the First one with its number, for every token of the order to be seen', () => {
    expect(lying('2V', [first])).toEqual([
      ['crate:a.crate', 's1.abomination'],
      ['1', '2'],
    ]);
    expect(lying('2V', [first], new Set<PartKey>(['token:s1']))).toEqual([['crate:a.crate'], []]);
  });

  it('lies where a tile has a place for it, or where the mission lays it', () => {
    expect(lying('9V', [first])).toEqual([[], ['1', '2']]);
    expect(lying('2V', [first, own])).toEqual([['crate:a.crate'], ['1', '2']]);
    expect(lying('2V', [])).toEqual([['crate:a.crate'], []]);
  });
});

describe('a train in a round', () => {
  it('lies where it has driven, over what it has swept', () => {
    const laid = laidSample('m1');
    const { tiles, under, hidden, signs } = aidsOf(laid, { ...nothing, ahead: 1 }, noHand);
    const train = laid.mission.tokens?.find(({ kind }) => kind === 'train');
    expect(tiles.length).toBeGreaterThan(0);
    expect([...hidden]).toEqual([`token:${train?.id}`]);
    expect(signs.map(({ id }) => id)).toEqual([`token:${train?.id}`]);
    const hatch = under.find(({ kind }) => kind === 'stroke');
    expect(hatch?.kind === 'stroke' && hatch.lines.length).toBeGreaterThan(5);
  });

  it('takes along what lies in its cars, until they have left', () => {
    const laid = laidSample('m9');
    const inRound = (ahead: number) => {
      const { hidden, signs } = aidsOf(laid, { ...nothing, ahead }, noHand);
      return [[...hidden].sort(), signs.map(({ id }) => id).sort()];
    };
    const train = `token:${laid.mission.tokens?.find(({ kind }) => kind === 'train')?.id}`;
    const all = ['token:gatling', 'token:s3', train].sort();
    // The locomotive leaves first, with the gun on it.
    expect(inRound(1)).toEqual([all, ['token:s3', train].sort()]);
    expect(inRound(20)).toEqual([all, []]);
  });

  it('is nowhere in a mission without one', () => {
    const { tiles, under } = aidsOf(laidSample('m0'), { ...nothing, ahead: 2 }, noHand);
    expect([...tiles, ...under]).toEqual([]);
  });

  it('sweeps zones with lines that stay within them', () => {
    const lines = hatched([10, 20, 75, 30]);
    expect(lines.length).toBeGreaterThan(8);
    for (const [x, y] of lines.flat()) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(85);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y).toBeLessThanOrEqual(50);
    }
  });
});

describe('the areas of a mission', () => {
  const laid = laidOn(['a 2R 0 0 0', 'b 3R 250 0 0'], {
    areas: [
      { id: 'yard', name: { en: 'The yard', fr: 'La cour' }, zones: ['a.N', 'gone.X'] },
      { id: 'east', name: { en: 'The east' }, tiles: ['b'] },
    ],
  });
  const drawn = (chosen: string | undefined, language: 'en' | 'fr', isDrawn = true) =>
    aidsOf(laid, { ...nothing, areas: { chosen, isDrawn }, language }, noHand);

  it('are tinted and named', () => {
    const texts = drawn(undefined, 'fr').over.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(texts).toEqual(['La cour', 'The east']);
  });

  it('show which one is drawn at', () => {
    const tints = drawn('east', 'en').under.flatMap(({ opacity }) =>
      opacity === undefined ? [] : [opacity],
    );
    expect(tints[1]).toBeGreaterThan(tints[0] ?? 1);
  });
  it('are faintly hatched, each its own way, while nobody draws at them', () => {
    const { under } = drawn(undefined, 'en', false);
    const tints = under.flatMap(({ kind, opacity = 1 }) => (kind === 'path' ? [opacity] : []));
    expect(Math.min(...tints)).toBeLessThan(0.1);
    const strokes = under.flatMap((shape) => (shape.kind === 'stroke' ? [shape] : []));
    const ways = strokes.map(({ lines: [line = []] }) => {
      const [[x1, y1], [x2, y2]] = [line[0] ?? [0, 0], line[1] ?? [0, 0]];
      return Math.sign((x2 - x1) * (y2 - y1));
    });
    expect(ways).toEqual([-1, 1]);
  });

  it('have names that keep off each other and off the order of spawn tokens', () => {
    const m8 = laidSample('m8');
    const boxes = placesOfAids(m8, {
      own: nothing.own,
      order: true,
      areas: { isDrawn: false, chosen: undefined },
      language: 'en',
    });
    const count = m8.mission.areas?.length ?? 0;
    const [names, numbers] = [boxes.slice(-count), boxes.slice(0, -count)];
    expect(numbers.length).toBeGreaterThan(5);
    for (const name of names)
      for (const other of boxes) if (other !== name) expect(common(name, other)).toBeUndefined();
  });
});

describe('a hatch', () => {
  it('leaves out what lies over it', () => {
    const left = uncovered(
      [0, 0, 100, 100],
      [
        [80, 80, 40, 40],
        [0, 0, 10, 10],
      ],
    );
    expect(left.reduce((sum, [, , w, h]) => sum + w * h, 0)).toBe(100 * 100 - 400 - 100);
    for (const box of left) expect(common(box, [80, 80, 40, 40])).toBeUndefined();
  });
});
