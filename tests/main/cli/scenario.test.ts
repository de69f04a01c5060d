import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';

const sound = 'tests/scenarios/move/leaving-zombies.json';

async function situation(given: object, steps: object[]): Promise<string> {
  const path = join(await emptyFolder(), 'situation.json');
  const document = {
    format: 'boothill/scenario@1',
    id: 'small',
    title: 'Small',
    tiles: [{ id: 'a', face: '3R' }],
    given: { survivors: [{ who: 'henry', at: 'a.N' }], turn: 'henry', ...given },
    steps,
  };
  await writeFile(path, JSON.stringify(document));
  return path;
}

describe('boothill scenario', () => {
  it('says that a situation holds', async () => {
    expect(await boothill(['scenario', sound])).toEqual({
      code: 0,
      printed: `${sound}: holds.`,
      complaints: [],
    });
  });

  it('says what comes out otherwise, and where', async () => {
    const path = await situation({}, [
      { do: { do: 'move', to: 'a.NE' }, expect: [{ survivor: { who: 'henry', actions: 3 } }] },
    ]);
    expect(await boothill(['scenario', path, sound])).toMatchObject({
      code: 1,
      printed: [
        `${path}: survivor should have been {"who":"henry","actions":3}, and was {"who":"henry","actions":2} (/steps/0/expect/0)`,
        `${sound}: holds.`,
      ].join('\n'),
    });
  });

  it('says why a position cannot be, in French too', async () => {
    const path = await situation({ zombies: [{ at: 'a.N', runner: 17 }] }, [{}]);
    const { code, printed } = await boothill(['scenario', path], { locale: 'fr' });
    expect({ code, printed }).toEqual({
      code: 1,
      printed: `${path}: Il y a 17 Forcenés ici, et 16 dans la boîte. (/given/zombies)`,
    });
  });

  it('answers in JSON', async () => {
    const { printed } = await boothill(['scenario', sound, '--json']);
    expect(JSON.parse(printed)).toEqual([{ file: sound, holds: true, problems: [] }]);
  });

  it('does not take a mission for a situation', async () => {
    const { code, printed } = await boothill(['scenario', 'sample-missions/two-tiles.json']);
    expect(code).toBe(1);
    expect(printed).toContain('boothill/scenario');
  });

  it('reads a situation from standard input', async () => {
    expect(await boothill(['scenario', '-'], { input: await readFile(sound) })).toMatchObject({
      code: 0,
      printed: '-: holds.',
    });
  });

  it('needs a file', async () => {
    expect(await boothill(['scenario'])).toMatchObject({ code: 2, printed: '' });
  });
});
