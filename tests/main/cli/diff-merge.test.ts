import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Mission, writeDocument } from '../../../schemas';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { sampleMission } from '../../helpers/samples';

const base = sampleMission('m4.boothill.json');
const { tokens = [], rules = [] } = base;
const moved = (id: string, x: number): Mission => ({
  ...base,
  tokens: tokens.map((token) => (token.id === id ? { ...token, at: { ...token.at, x } } : token)),
});

let folder = '';
const at = (name: string) => join(folder, name);
const write = (name: string, mission: Mission) => writeFile(at(name), writeDocument(mission));

beforeEach(async () => {
  folder = await emptyFolder();
  await write('base.json', base);
});

describe('boothill diff', () => {
  it('says in words what is another, a line each', async () => {
    await write('after.json', {
      ...moved(tokens[0]?.id ?? '', 40),
      title: { ...base.title, en: 'Another title' },
      rules: rules.slice(1),
    });
    const { code, printed } = await boothill(['diff', at('base.json'), at('after.json')]);
    expect(code).toBe(0);
    expect(printed.split('\n')).toHaveLength(3);
    expect(printed).toMatch(/^Changed: the title, ‘en’$/m);
    expect(printed).toMatch(/^Moved: /m);
    expect(printed).toMatch(/^Removed: rule ‘.+’$/m);
  });

  it('says it to programs, too', async () => {
    await write('after.json', moved(tokens[0]?.id ?? '', 40));
    const { printed } = await boothill(['diff', at('base.json'), at('after.json'), '--json']);
    expect(JSON.parse(printed)).toMatchObject({
      changes: [
        {
          part: 'tokens',
          item: tokens[0]?.id,
          kind: 'moved',
          words: expect.stringContaining('Moved') as string,
        },
      ],
    });
  });

  it('says when nothing is', async () => {
    expect((await boothill(['diff', at('base.json'), at('base.json')])).printed).toBe('They are the same.');
  });

  it('tells every difference of all samples in both languages', async () => {
    for (const name of ['m0', 'm2', 'm6', 'm9'])
      for (const locale of ['en', 'fr']) {
        const file = `sample-missions/${name}.boothill.json`;
        const { code, printed } = await boothill(['diff', at('base.json'), file], { locale });
        expect(code).toBe(0);
        expect(printed).not.toMatch(/undefined|\{\w+\}/);
      }
  });
});

describe('boothill merge', () => {
  const merge = (...more: string[]) =>
    boothill(['merge', at('base.json'), at('mine.json'), at('theirs.json'), '-o', at('out.json'), ...more]);
  const [first = ''] = tokens.map(({ id }) => id);

  it('has what both did', async () => {
    await write('mine.json', moved(first, 40));
    await write('theirs.json', { ...base, title: { ...base.title, en: 'Another title' } });
    expect((await merge()).code).toBe(0);
    const both = { ...moved(first, 40), title: { ...base.title, en: 'Another title' } };
    expect(await readFile(at('out.json'), 'utf8')).toBe(writeDocument(both));
  });

  it('asks where both did another thing to one piece, and writes nothing before it is told', async () => {
    await write('mine.json', moved(first, 40));
    await write('theirs.json', moved(first, 50));
    const { code, printed } = await merge();
    expect({ code, files: await readdir(folder) }).toEqual({
      code: 1,
      files: ['base.json', 'mine.json', 'theirs.json'],
    });
    expect(printed).toMatch(/mine: Moved: .+\n {2}theirs: Moved: /);
    expect((await merge('--prefer', 'theirs')).code).toBe(0);
    expect(JSON.parse(await readFile(at('out.json'), 'utf8'))).toEqual(moved(first, 50));
  });

  it('writes no mission that could not be opened', async () => {
    // Mine has no tile any more on which theirs has laid something.
    const [gone, ...tiles] = base.placements;
    const lies = tokens.filter((token) => !('tile' in token.at) || token.at.tile !== gone?.id);
    const laid = { ...tokens[0], id: 'laid', at: { tile: gone?.id, x: 20, y: 20 } };
    await write('mine.json', { ...base, placements: tiles, tokens: lies });
    await write('theirs.json', { ...base, tokens: [...tokens, laid] } as Mission);
    const { code, printed, complaints } = await merge('--prefer', 'mine');
    expect({ code, files: await readdir(folder) }).toEqual({
      code: 1,
      files: ['base.json', 'mine.json', 'theirs.json'],
    });
    expect(printed + complaints.join()).toContain('out.json');
  });
});
