import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';

const published = readdirSync('schemas/published');

describe('boothill schemas', () => {
  it('puts every schema into a folder, which it makes, and says how to name one', async () => {
    const folder = join(await emptyFolder(), 'missions', 'schemas');
    const { code, printed, complaints } = await boothill(['schemas', folder]);
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
    expect(readdirSync(folder)).toEqual(published);
    for (const name of published) {
      expect(readFileSync(join(folder, name), 'utf8'), name).toBe(
        readFileSync(`schemas/published/${name}`, 'utf8'),
      );
    }
    expect(printed).toContain(folder);
    expect(printed).toContain('"$schema": "./schemas/mission.schema.json"');
  });

  it('replaces those of an older Boothill, and leaves everything else alone', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'mission.schema.json'), '{}');
    await writeFile(join(folder, 'mine.json'), '{}');
    expect((await boothill(['schemas', folder])).code).toBe(0);
    expect(readFileSync(join(folder, 'mine.json'), 'utf8')).toBe('{}');
    expect(readFileSync(join(folder, 'mission.schema.json'), 'utf8')).toContain('urn:boothill:mission@2');
  });

  it('says in one sentence why it cannot', async () => {
    const file = join(await emptyFolder(), 'taken');
    await writeFile(file, 'A file.');
    const { code, complaints } = await boothill(['schemas', file]);
    expect({ code, count: complaints.length }).toEqual({ code: 1, count: 1 });
    expect(readFileSync(file, 'utf8')).toBe('A file.');
  });
});
