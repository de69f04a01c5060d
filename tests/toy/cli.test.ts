import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { boothill } from '../helpers/command-line';
import { missionFile as mission, wayOut } from './toy';

const folder = mkdtempSync(join(tmpdir(), 'toy-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the command line', () => {
  it('finds nothing wrong with a mission of the toy, and says what is', async () => {
    expect(await boothill(['validate', mission])).toMatchObject({ code: 0, complaints: [] });
    const file = join(folder, 'no-door.json');
    const tokens = wayOut().tokens?.map((token) =>
      token.kind === 'door' ? { ...token, at: { ...token.at, x: 30 } } : token,
    );
    writeFileSync(file, JSON.stringify(wayOut({ tokens: tokens ?? [] })));
    const { printed, complaints } = await boothill(['validate', file]);
    expect([printed, ...complaints].join()).toContain('The door ‘door’ lies in no opening.');
  });

  it('plays a game, writes it down and plays it again, in both languages', async () => {
    const replay = join(folder, 'toy.replay.json');
    const played = await boothill(['play', mission, '--seed', '1', '--log', '--view', '--record', replay]);
    expect(played).toMatchObject({ code: 0, complaints: [] });
    expect(played.printed).toMatch(/Ada takes the key\./);
    expect(JSON.parse(readFileSync(replay, 'utf8'))).toMatchObject({ system: 'toy' });
    const again = await boothill(['replay', replay, '--log'], { locale: 'fr' });
    expect(again).toMatchObject({ code: 0, complaints: [] });
    expect(again.printed).toMatch(/Ada prend la clé\./);
  });

  it('knows which autopilots the toy has', async () => {
    const { code, complaints } = await boothill(['play', mission, '--bot', 'greedy']);
    expect([code, complaints.join()]).toEqual([2, expect.stringContaining('it takes: random')]);
  });

  it('tells what there is to know of it', async () => {
    for (const command of ['facts', 'board', 'sheet']) {
      expect(await boothill([command, mission]), command).toMatchObject({ code: 0, complaints: [] });
    }
    const { printed } = await boothill(['sheet', mission]);
    expect(printed).toContain('Get out with the key.');
  });

  it('draws a mission of the toy', async () => {
    const picture = join(folder, 'toy.svg');
    expect(await boothill(['export', mission, '--as', 'svg', '--output', picture, '--zones'])).toMatchObject({
      code: 0,
    });
    expect(readFileSync(picture, 'utf8').length).toBeGreaterThan(10_000);
  });

  it('hides from players what lies under a rug, wherever it lies', async () => {
    const mapWith = async (key: object) => {
      const tokens = wayOut().tokens?.map((token) => (token.kind === 'key' ? { ...token, ...key } : token));
      const file = join(folder, 'rug.json');
      writeFileSync(file, JSON.stringify(wayOut({ tokens: tokens ?? [] })));
      const picture = join(folder, 'rug.svg');
      expect(await boothill(['export', file, '--as', 'players', '-o', picture])).toMatchObject({ code: 0 });
      return readFileSync(picture, 'utf8');
    };
    const elsewhere = { at: { tile: 'h', x: 30, y: 30 } };
    const covered = await mapWith({ covered: true });
    expect(covered === (await mapWith({ covered: true, ...elsewhere }))).toBe(true);
    expect(covered === (await mapWith({}))).toBe(false);
  });

  it('prints a sheet and a booklet of the toy', async () => {
    for (const product of ['sheet', 'booklet']) {
      const file = join(folder, `${product}.pdf`);
      expect(await boothill(['export', mission, '--as', product, '-o', file])).toMatchObject({ code: 0 });
      expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('plays a hundred games in the lab', async () => {
    const { code, printed } = await boothill(['lab', mission, '--games', '100', '--seed', '1']);
    expect(code).toBe(0);
    expect(printed).toContain('the zombie has eaten Ada');
  });
});
