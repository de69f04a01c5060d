import { describe, expect, it } from 'vitest';
import type { Block, Table } from '../../../printing/flow/blocks';
import { fillColumns } from '../../../printing/flow/columns';
import { setBlocks } from '../../../printing/flow/set-blocks';
import { settingIn } from '../../../printing/flow/setting';
import type { Strip } from '../../../printing/flow/strips';
import { node, type StructureNode } from '../../../printing/structure';

const long = 'Nobody leaves the town before noon, and nobody has seen the sheriff since. '.repeat(6);

function set(blocks: readonly Block[]): { strips: Strip[]; root: StructureNode } {
  const root = node('Document');
  return { strips: setBlocks(blocks, settingIn(root, 60)), root };
}

/** `Sect(H2 P)`. */
function outline({ role, children }: StructureNode): string {
  return children.length === 0 ? role : `${role}(${children.map(outline).join(' ')})`;
}

describe('blocks of text', () => {
  it('are read aloud as what they are', () => {
    const { root } = set([
      {
        kind: 'section',
        heading: { kind: 'heading', level: 2, text: 'Goals' },
        blocks: [
          {
            kind: 'list',
            ordered: true,
            items: [{ words: 'First', items: [{ words: 'a' }] }, { words: 'Then' }],
          },
          { kind: 'table', head: ['What'], rows: [[{ words: 'Key' }]] },
        ],
      },
      { kind: 'figure', shapes: [], width: 10, height: 10, largest: 1, alternative: 'A key', caption: 'Key' },
    ]);
    expect(outline(root)).toBe(
      'Document(Sect(H2 L(LI(Lbl LBody(P L(LI(Lbl LBody(P))))) LI(Lbl LBody(P))) Table(TR(TH) TR(TD))) Figure Caption)',
    );
  });

  it('leave no line of a paragraph alone, wherever a column ends', () => {
    const { strips } = set([{ kind: 'paragraph', words: long }]);
    const line = strips[0]?.height ?? 0;
    expect(strips.length).toBeGreaterThan(5);
    for (let height = 3 * line; height < strips.length * line; height += line) {
      const counts = new Map<number, number>();
      for (const { column } of fillColumns(strips, () => height + 0.1).places) {
        counts.set(column, (counts.get(column) ?? 0) + 1);
      }
      for (const count of counts.values()) expect(count).toBeGreaterThan(1);
    }
  });

  it('keep a heading with two lines of what follows it', () => {
    const { strips } = set([
      { kind: 'paragraph', words: 'Before' },
      { kind: 'heading', level: 2, text: 'Goals' },
      { kind: 'paragraph', words: long },
    ]);
    for (let height = 25; height < 60; height += 0.5) {
      const columns = fillColumns(strips, () => height).places.map(({ column }) => column);
      expect(columns.slice(1, 4)).toEqual([columns[1], columns[1], columns[1]]);
    }
  });

  it('do not split rows of tables, unless they are higher than a page', () => {
    const table: Table = { kind: 'table', rows: ['a', 'b', long, 'c', 'd'].map((words) => [{ words }]) };
    const { strips } = set([table]);
    const whole = strips.reduce((sum, { height }) => sum + height, 0);
    const row = fillColumns(strips, () => whole - 1);
    expect(row.torn).toBe(false);
    const tight = fillColumns(strips, () => 15);
    expect(tight.torn).toBe(true);
    expect(tight.places).toHaveLength(strips.length);
  });

  it('hang what marks the items of a list', () => {
    const { strips } = set([{ kind: 'list', ordered: true, items: [{ words: long }] }]);
    const lefts = strips.map(({ parts }) => {
      const [shape] = parts.at(-1)?.shapes ?? [];
      return shape?.kind === 'text' ? shape.at[0] : undefined;
    });
    expect(new Set(lefts).size).toBe(1);
    expect(lefts[0]).toBeGreaterThan(3);
  });
});
