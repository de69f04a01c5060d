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

  it('shows what happens at every step, what is asked and what may be done', async () => {
    const { code, printed } = await boothill(['scenario', '--show', sound]);
    expect(code).toBe(0);
    expect(printed.split('\n')).toEqual(
      expect.arrayContaining([
        'Beginning',
        '{"do":"move","to":"a.NE"}',
        expect.stringMatching(/^ {2}Henry moves .* leaving 2 zombies behind\.$/),
        '  Henry: what next? 1 action left. ({"decision":"act","player":0})',
        '    {"do":"end-turn"}',
        `${sound}: holds.`,
      ]),
    );
    const json = await boothill(['scenario', '--show', '--json', sound]);
    expect(JSON.parse(json.printed)).toMatchObject([
      {
        steps: [
          { pointer: '/given', pending: { decision: 'act', player: 0 } },
          { pointer: '/steps/0', do: { do: 'move', to: 'a.NE' }, log: [expect.any(String)] },
        ],
      },
    ]);
  });

  it('prints a draft that holds, and says beside it what does not come out', async () => {
    const bare = await situation({}, [{ do: { do: 'move', to: 'a.NE' } }]);
    const { code, printed, complaints } = await boothill(['scenario', '--draft', bare]);
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
    expect(printed).toContain('"event": { "type": "moved", "survivor": "henry"');
    expect(await boothill(['scenario', '-'], { input: printed })).toMatchObject({ code: 0 });
    const wrong = await situation({}, [{ expect: [{ level: 'red' }] }, { do: { do: 'move', to: 'a.NE' } }]);
    const draft = await boothill(['scenario', '--draft', wrong]);
    expect(draft).toMatchObject({ code: 1, complaints: [expect.stringContaining('/steps/0/expect/0')] });
    expect(draft.printed).toContain('"type": "moved"');
  });

  it('drafts one file at a time', async () => {
    const { code, complaints } = await boothill(['scenario', '--draft', sound, sound]);
    expect(code).toBe(2);
    expect(complaints.join()).toContain('--draft takes one file');
  });

  it('names what somebody may have meant', async () => {
    const path = await situation({ survivors: [{ who: 'henri', at: 'a.N' }] }, [{}]);
    const { printed } = await boothill(['scenario', path]);
    expect(printed).toContain('There is nobody called ‘henri’ here.');
    expect(printed).toMatch(/Similar: henry/);
    const slip = await situation({}, [{ do: { do: 'mov', to: 'a.NE' } }]);
    expect((await boothill(['scenario', slip])).printed).toMatch(/Nobody can ever do .*\n {2}Similar: move/);
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
