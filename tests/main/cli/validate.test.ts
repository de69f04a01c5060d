import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { faceWith, missionWith } from '../../helpers/missions';

async function file(content: unknown): Promise<string> {
  const path = join(await emptyFolder(), 'mission.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const sound = 'sample-missions/two-tiles.json';

describe('boothill validate', () => {
  it('says that a file is valid', async () => {
    expect(await boothill(['validate', sound])).toEqual({
      code: 0,
      printed: `${sound}: valid.`,
      complaints: [],
    });
  });

  it('takes tiles and tile sets as well as missions', async () => {
    const tile = await file(faceWith({}));
    const tiles = 'engine/systems/undead-or-alive/content/tiles.json';
    expect((await boothill(['validate', tile, tiles])).code).toBe(0);
  });

  it('says what is wrong, where, and what to do about it', async () => {
    const path = await file(
      missionWith({ tokens: [{ id: 'the exit', kind: 'exit', at: { tile: 'c', x: 1, y: 2 } }] }),
    );
    expect(await boothill(['validate', path])).toEqual({
      code: 1,
      printed: `${path}: ‘the exit’ cannot be an id. (/tokens/0/id)\n  An id is a letter followed by up to 39 letters, digits, _ or -.`,
      complaints: [],
    });
  });

  it('knows the faces in the box, and no others', async () => {
    const path = 'sample-missions/invalid/unknown-face.json';
    const { code, printed } = await boothill(['validate', path]);
    expect(code).toBe(1);
    expect(printed).toContain(`${path}: There is no face ‘99X’. (/placements/1/face)`);
  });

  it('says it in French', async () => {
    const path = await file('{');
    const { printed } = await boothill(['validate', path], { locale: 'fr_FR.UTF-8' });
    expect(printed).toContain(`${path}: Le texte s’interrompt à la ligne 1, colonne 2.`);
  });

  it('finds a file with warnings valid', async () => {
    const path = await file(missionWith({ mood: 'dusty' }));
    const { code, printed } = await boothill(['validate', path]);
    expect(code).toBe(0);
    expect(printed).toContain(`${path}: Warning: Boothill does not know the key ‘mood’. (/mood)`);
    expect(printed).toContain(`${path}: valid.`);
  });

  it('warns of a mission that nobody can play as it is', async () => {
    const path = await file(missionWith({}));
    const { code, printed } = await boothill(['validate', path]);
    expect(code).toBe(0);
    expect(printed).toBe(
      `${path}: Warning: This mission cannot be played: The mission has no starting zone: nobody knows where the survivors begin.\n${path}: valid.`,
    );
    const [report] = JSON.parse((await boothill(['validate', path, '--json'])).printed) as object[];
    expect(report).toMatchObject({ problems: [{ severity: 'warning', code: 'no-start-zone', pointer: '' }] });
  });

  it('answers in JSON', async () => {
    const path = await file('[1,');
    const { code, printed } = await boothill(['validate', sound, path, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toEqual([
      { file: sound, valid: true, problems: [] },
      {
        file: path,
        valid: false,
        problems: [
          {
            severity: 'error',
            code: 'truncated',
            pointer: '',
            message: 'The text breaks off at line 1, column 4.',
            hint: 'It was probably not saved or downloaded to its end; get it once more, or take an earlier copy.',
          },
        ],
      },
    ]);
  });

  it('says in one sentence that a file cannot be read, and goes on', async () => {
    const folder = await emptyFolder();
    await mkdir(join(folder, 'inside'));
    const nowhere = join(folder, 'nowhere.json');
    const { code, printed } = await boothill(['validate', nowhere, join(folder, 'inside'), sound]);
    expect(code).toBe(1);
    expect(printed.split('\n')).toEqual([
      `${nowhere}: There is no such file.`,
      `${join(folder, 'inside')}: This is a folder, not a file.`,
      `${sound}: valid.`,
    ]);
  });

  it('does not read a file that is too large to be one of ours', async () => {
    const path = await file(`"${'a'.repeat(50_000_000)}"`);
    const { code, printed } = await boothill(['validate', path]);
    expect({ code, printed }).toEqual({
      code: 1,
      printed: `${path}: The file has 51 MB; Boothill opens files of up to 20 MB.`,
    });
  });

  it('does not read without end what has no size, such as a device', async () => {
    expect(await boothill(['validate', '/dev/zero'])).toEqual({
      code: 1,
      printed: '/dev/zero: More came in than the 64 MB that Boothill reads.',
      complaints: [],
    });
  });

  it('finds an error behind a hundred warnings', async () => {
    const row = Array.from({ length: 120 }, (_, index) => ({ id: `a${index}`, x: index * 260 }));
    const placements = [...row, { id: 'z', x: 0 }].map((tile) => ({
      ...tile,
      face: '3R',
      y: 0,
      rotation: 0,
    }));
    const { code, printed } = await boothill(['validate', await file(missionWith({ placements }))]);
    expect(code).toBe(1);
    expect(printed).toContain('The tiles ‘a0’ and ‘z’ lie on each other. (/placements/120)');
    expect(printed).toContain('Warning: There are at least 21 more problems.');
  });

  it('says which face is wrong, and where', async () => {
    const zones = [
      { id: 'S', kind: 'street', rects: [[0, 0, 250, 126]] },
      { id: 'R', kind: 'building', rects: [[0, 125, 250, 125]] },
    ];
    const { printed } = await boothill([
      'validate',
      await file(missionWith({ faces: [faceWith({ zones })] })),
    ]);
    expect(printed).toContain('The zones ‘S’ and ‘R’ lie on each other. (/faces/0/zones/1/rects)');
  });

  it('needs a file to look at', async () => {
    expect(await boothill(['validate'])).toMatchObject({ code: 2, printed: '' });
  });
});
