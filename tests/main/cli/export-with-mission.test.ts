import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { carriedIn } from '../../../sharing/carriers';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { sample } from '../../helpers/samples';

it.each(['png', 'svg'])('a %s has its mission in it if that is wanted', async (format) => {
  const file = join(await emptyFolder(), `map.${format}`);
  const source = 'sample-missions/m4.boothill.json';
  const made = (...more: string[]) =>
    boothill(['export', source, '--as', format, '-o', file, '--survivors', '4', ...more]);
  expect((await made('--with-mission')).code).toBe(0);
  expect(carriedIn(await readFile(file))).toEqual({
    ok: true,
    missions: [{ name: 'mission', text: sample('m4.boothill.json') }],
    tilesets: [],
  });
  expect((await made()).code).toBe(0);
  expect(carriedIn(await readFile(file))).toMatchObject({ problem: { code: 'picture-without-mission' } });
});
