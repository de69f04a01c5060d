import { describe, expect, it } from 'vitest';
import { aidsOf } from '../../../../renderer/canvas/aids/aids';
import { hatched } from '../../../../renderer/canvas/aids/train-ghost';
import { laidOut } from '../../../../renderer/document/laid-out';
import type { PartKey } from '../../../../renderer/document/parts';
import type { Mission } from '../../../../schemas';
import { sample } from '../../../helpers/samples';
import { laidOn } from '../../../helpers/small-missions';

const nothing = {
  order: false,
  crates: false,
  trainRound: undefined,
  areas: undefined,
  language: 'en',
} as const;
const noHand = new Set<PartKey>();

function laidSample(name: string) {
  return laidOut(JSON.parse(sample(`${name}.boothill.json`)) as Mission);
}

describe('what helps to understand a board', () => {
  it('is not there unless it is asked for', () => {
    const { under, over, tiles, ghosts, signs, hidden } = aidsOf(laidSample('m1'), nothing, noHand);
    expect([under, over, tiles, ghosts, signs].flat()).toEqual([]);
    expect(hidden.size).toBe(0);
  });
});

describe('the order of spawn tokens', () => {
  it('stands beside each of them, printed ones too', () => {
    const laid = laidSample('m1');
    const { signs } = aidsOf(laid, { ...nothing, order: true }, noHand);
    expect(signs).toHaveLength(7);
    const start = laid.mission.tokens?.find((token) => token.kind === 'spawn' && token.spawn === 'starting');
    const first = signs.find(({ stamp }) =>
      stamp.shapes.some((shape) => shape.kind === 'text' && shape.text === '1'),
    );
    expect(first?.id).toBe(`order:${start?.id}`);
    expect(signs.some(({ id }) => id.includes('.'))).toBe(true);
  });

  it('is left out for a token in the hand, and for those on a tile in it', () => {
    const laid = laidSample('m1');
    const { signs } = aidsOf(laid, { ...nothing, order: true }, noHand);
    const spawn = laid.mission.tokens?.find((token) => token.kind === 'spawn');
    const without = (key: PartKey) =>
      aidsOf(laid, { ...nothing, order: true }, new Set([key])).signs.map(({ id }) => id);
    expect(without(`token:${spawn?.id}`)).toHaveLength(signs.length - 1);
    expect(without(`tile:${spawn?.at.tile}`)).not.toContain(`order:${spawn?.id}`);
  });
});

describe('a printed crate', () => {
  const crates = (tokens: Mission['tokens']) =>
    aidsOf(laidOn(['a 5V 0 0 0'], tokens ? { tokens } : {}), { ...nothing, crates: true }, noHand).ghosts;

  it('is a faint objective until the mission says something else of it', () => {
    const [ghost, ...more] = crates(undefined);
    expect(more).toEqual([]);
    expect(ghost?.id).toMatch(/^crate:a\./);
    const [x, y] = ghost?.at ?? [0, 0];
    expect(crates([{ id: 'n1', kind: 'no-objective', at: { tile: 'a', x, y } }])).toEqual([]);
    expect(crates([{ id: 'o1', kind: 'objective', colour: 'blue', at: { tile: 'a', x, y } }])).toEqual([]);
  });
});

describe('a train in a round', () => {
  it('lies where it has driven, over what it has swept', () => {
    const laid = laidSample('m1');
    const { tiles, under, hidden, signs } = aidsOf(laid, { ...nothing, trainRound: 1 }, noHand);
    const train = laid.mission.tokens?.find(({ kind }) => kind === 'train');
    expect(tiles.length).toBeGreaterThan(0);
    expect([...hidden]).toEqual([`token:${train?.id}`]);
    expect(signs.map(({ id }) => id)).toEqual([`token:${train?.id}`]);
    const hatch = under.find(({ kind }) => kind === 'stroke');
    expect(hatch?.kind === 'stroke' && hatch.lines.length).toBeGreaterThan(5);
  });

  it('is nowhere in a mission without one', () => {
    const { tiles, under } = aidsOf(laidSample('m0'), { ...nothing, trainRound: 2 }, noHand);
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
  const drawn = (chosen: string | undefined, language: 'en' | 'fr') =>
    aidsOf(laid, { ...nothing, areas: { chosen }, language }, noHand);

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
});
