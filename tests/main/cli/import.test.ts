import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../../../sharing/carriers/bundle/bundle';
import { packed } from '../../../sharing/carriers/packed';
import { svgWithMission } from '../../../sharing/carriers/svg';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { sample } from '../../helpers/samples';

const mission = sample('m4.boothill.json');
const inBundle = (name: string, text: string) =>
  ({ path: `missions/${name}.boothill.json`, kind: 'mission', bytes: strToU8(text) }) as const;

async function folderWith(name: string, content: string | Uint8Array) {
  const folder = await emptyFolder();
  await writeFile(join(folder, name), content);
  return (file: string) => join(folder, file);
}

describe('boothill import', () => {
  it.each([
    ['a.svg', svgWithMission('<svg xmlns="http://www.w3.org/2000/svg"></svg>', mission)],
    ['a.boothill', bundleOf({ en: 'M4' }, [inBundle('m4', mission)], 'Boothill')],
    ['a.txt', `See what I made\n${packed(mission)}`],
    ['a.json', mission],
  ])('takes the mission out of %s as it was put in', async (name, content) => {
    const at = await folderWith(name, content);
    const { code, printed } = await boothill(['import', at(name), '-o', at('out.json')]);
    expect({ code, printed }).toEqual({ code: 0, printed: `Written: ${at('out.json')}` });
    expect(await readFile(at('out.json'), 'utf8')).toBe(mission);
  });

  it('reads standard input', async () => {
    const at = await folderWith('other', '');
    expect(await boothill(['import', '-', '-o', at('out.json')], { input: packed(mission) })).toMatchObject({
      code: 0,
    });
    expect(await readFile(at('out.json'), 'utf8')).toBe(mission);
  });

  const two = bundleOf(
    { en: 'Two' },
    [inBundle('m4', mission), inBundle('m5', sample('m5.boothill.json'))],
    'Boothill',
  );

  it('wants a folder for several missions, and writes each there', async () => {
    const at = await folderWith('two.boothill', two);
    const refused = await boothill(['import', at('two.boothill'), '-o', at('out.json')]);
    expect(refused.code).toBe(1);
    expect(refused.complaints.join()).toContain('There are 2 missions in');
    const folder = await emptyFolder();
    expect((await boothill(['import', at('two.boothill'), '-o', folder])).code).toBe(0);
    expect(await readdir(folder)).toEqual(['m4.boothill.json', 'm5.boothill.json']);
  });

  it.each([
    ['cut off', packed(mission).slice(0, 500), 'through'],
    ['no mission', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'no mission in this picture'],
    ['a broken mission', packed('{"format": "boothill/mission@2"}'), 'missing'],
    ['of a newer Boothill', packed(mission.replace('mission@2', 'mission@9')), 'version 9'],
  ])('writes nothing where it is %s', async (_, content, words) => {
    const at = await folderWith('a.txt', content);
    const { code, complaints, printed } = await boothill(['import', at('a.txt'), '-o', at('out.json')]);
    expect(code).toBe(1);
    expect(complaints.join('\n') + printed).toContain(words);
    expect(await readdir(at('.'))).toEqual(['a.txt']);
  });

  it('writes over nothing that it reads', async () => {
    const at = await folderWith('a.json', mission);
    expect((await boothill(['import', at('a.json'), '-o', at('a.json')])).code).toBe(1);
  });
});

describe('every command', () => {
  it('takes what carries a mission for the mission', async () => {
    const at = await folderWith('a.boothill', bundleOf({ en: 'M4' }, [inBundle('m4', mission)], 'Boothill'));
    const { code, printed } = await boothill(['sheet', at('a.boothill')]);
    const plain = await folderWith('a.json', mission);
    expect({ code, printed }).toEqual({
      code: 0,
      printed: (await boothill(['sheet', plain('a.json')])).printed,
    });
  });
});
