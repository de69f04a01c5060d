import { produce } from 'immer';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from '../../../renderer/canvas/prints';
import type { PartKey } from '../../../renderer/document/parts';
import { largeMission } from '../../helpers/large-boards';
import { missionOn, objective } from '../../helpers/small-missions';

const mission = missionOn(['a 2R 0 0 0', 'b 3R 250 0 90'], {
  tokens: [objective('o1 a 40 40'), objective('o2 b 40 40'), objective('o3 b 90 90')],
  labels: [{ id: 'l1', at: { x: 10, y: 300 }, text: { en: 'Here' } }],
  arrows: [{ id: 'arrow1', from: { x: 0, y: 300 }, to: { x: 90, y: 300 } }],
});
const nothing = new Set<PartKey>();

let print: Printer;

beforeEach(() => {
  print = createPrinter();
});

const ids = (prints: readonly { id: string }[]) => prints.map(({ id }) => id);

describe('the prints of a mission', () => {
  it('lie where its parts do, from the bottom up', () => {
    const { lying, held } = print(mission, nothing, 'en');
    expect(ids(lying.tiles)).toEqual(['tile:a', 'tile:b']);
    expect(ids(lying.tokens)).toEqual(['token:o1', 'token:o2', 'token:o3']);
    expect(ids(lying.notes)).toEqual(['arrow:arrow1', 'label:l1']);
    expect(lying.tokens[0]?.at).toEqual([40, 40]);
    expect(held.tiles.length + held.tokens.length + held.notes.length + held.rims.length).toBe(0);
  });

  it('are the same as long as nothing on the table changes', () => {
    const { lying } = print(mission, nothing, 'en');
    const renamed = produce(mission, (draft) => {
      draft.title = { en: 'Another name' };
    });
    expect(print(renamed, nothing, 'en').lying).toBe(lying);
    expect(print(structuredClone(mission), nothing, 'en').lying.tokens).toBe(lying.tokens);
  });

  it('change with what is edited, and nothing else does', () => {
    const before = print(mission, nothing, 'en').lying;
    const moved = produce(mission, (draft) => {
      for (const token of draft.tokens ?? []) if (token.id === 'o2') token.at.x += 5;
    });
    const after = print(moved, nothing, 'en').lying;
    expect(after.tiles).toBe(before.tiles);
    expect(after.rims).toBe(before.rims);
    expect(after.notes).toBe(before.notes);
    expect(after.tokens[0]).toBe(before.tokens[0]);
    expect(after.tokens[1]).not.toBe(before.tokens[1]);
    expect(after.tokens[2]).toBe(before.tokens[2]);
  });

  it('look alike where tokens do, so that one picture is enough for all of them', () => {
    const { tokens } = print(largeMission(), nothing, 'en').lying;
    expect(tokens).toHaveLength(500);
    expect(new Set(tokens.map(({ stamp }) => stamp)).size).toBe(5);
  });

  it('are drawn anew in another language', () => {
    const before = print(mission, nothing, 'en').lying;
    expect(print(mission, nothing, 'fr').lying.tiles[0]?.stamp).not.toBe(before.tiles[0]?.stamp);
  });
});

describe('what a hand holds', () => {
  const held = new Set<PartKey>(['tile:b']);

  it('is off the table, with what stands on it', () => {
    const table = print(mission, held, 'en');
    expect(ids(table.lying.tiles)).toEqual(['tile:a']);
    expect(ids(table.lying.tokens)).toEqual(['token:o1']);
    expect(ids(table.held.tiles)).toEqual(['tile:b']);
    expect(ids(table.held.tokens)).toEqual(['token:o2', 'token:o3']);
  });

  it('leaves everything else untouched wherever it goes', () => {
    const { lying } = print(mission, held, 'en');
    for (const x of [260, 270, 280]) {
      const dragged = produce(mission, (draft) => {
        for (const tile of draft.placements) if (tile.id === 'b') tile.x = x;
      });
      const table = print(dragged, new Set(held), 'en');
      expect(table.lying).toBe(lying);
      expect(table.held.tiles[0]?.at).toEqual([x, 0]);
    }
  });
});
