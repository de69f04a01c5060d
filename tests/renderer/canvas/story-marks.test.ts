import { describe, expect, it } from 'vitest';
import { storyMarks } from '../../../renderer/canvas/story-marks';
import { editorOf } from '../../../renderer/systems/editor-of';
import { laidOn, objective } from '../../helpers/small-missions';

const at = { tile: 'a', x: 9, y: 200 };
const laid = laidOn(['a 2R 0 0 0', 'b 3R 250 0 0'], {
  tokens: [objective('o1 a 40 40'), objective('o2 b 60 60')],
  areas: [{ id: 'town', name: { en: 'Dodge' }, tiles: ['b'] }],
  goals: [
    { id: 'all', reach: { taken: {} } },
    { id: 'in', reach: { objectives: { in: 'town', count: 1 } } },
  ],
});
const marks = (id: string, ...paths: (string | number)[][]) =>
  storyMarks(laid, { place: { list: 'goals', id }, paths }, 'en').map(({ kind }) => kind);

describe('a goal that is pointed at', () => {
  it('has rings around the pieces that it speaks of', () => {
    expect(marks('all')).toEqual(['ring', 'ring']);
  });

  it('has the zones of its areas tinted, each with its rim', () => {
    const zones = laid.board.zones.filter(({ parts }) => parts.some((part) => part.startsWith('b.')));
    expect(marks('in', ['reach', 'objectives', 'in'])).toEqual(zones.flatMap(() => ['area', 'area']));
    expect(zones.length).toBeGreaterThan(0);
  });

  it('shows of several parts what each of them speaks of', () => {
    const parts = marks('in', ['reach', 'objectives', 'in'], ['reach', 'objectives']);
    expect(parts.filter((kind) => kind === 'ring')).toHaveLength(2);
  });

  it('has rings around what the rules lay and what is printed, too', () => {
    const bare = laidOn(['a 5V 0 0 0'], {
      tokens: [objective('o1 a 40 40'), { id: 's', kind: 'spawn', spawn: 'starting', at }],
      goals: [
        { id: 'crates', reach: { taken: { colour: 'red' } } },
        { id: 'blue', reach: { taken: { colour: 'blue' } } },
        { id: 'piles', reach: { spawnTokens: { spawn: 'corpse-pile', status: 'safe' } } },
        { id: 'abomination', reach: { spawnTokens: { spawn: 'abomination' } } },
      ],
    });
    const besides = editorOf('undead-or-alive').aids.besides(bare);
    const rings = (id: string) =>
      storyMarks(bare, { place: { list: 'goals', id }, paths: [] }, 'en', besides).length;
    const spots = (kind: string) => bare.faces('5V')?.spots?.filter((spot) => spot.kind === kind).length;
    expect(rings('crates')).toBe(1 + (spots('objective') ?? 0));
    expect(rings('blue')).toBe(0);
    expect(rings('piles')).toBe(spots('corpse-pile'));
    expect(rings('abomination')).toBe(1);
    expect([spots('objective'), spots('corpse-pile')]).not.toContain(0);
  });

  it('shows nothing once it is gone', () => {
    expect(marks('gone')).toEqual([]);
  });
});
