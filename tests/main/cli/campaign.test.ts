import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from '../../../engine';
import { type Campaign, loadDocument, writeDocument } from '../../../schemas';
import { campaignWith, tinyMission } from '../../helpers/campaigns';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';

let folder = '';
let file = '';

const carrying: Partial<Campaign> = {
  carry: { level: 'all', cards: { most: 1 } },
  after: [
    {
      id: 'wear',
      text: { en: 'Things break.' },
      dice: 'each-card',
      outcomes: [{ from: 1, to: 3, breaks: true }],
    },
  ],
  grades: [
    { if: { missionsWon: { atLeast: 2 } }, title: { en: 'Gold', fr: 'Or' } },
    { title: { en: 'Tin', fr: 'Étain' } },
  ],
};

beforeEach(async () => {
  folder = await emptyFolder();
  file = join(folder, 'two.campaign.json');
});

async function campaignFile(change: Partial<Campaign> = carrying): Promise<void> {
  await writeFile(file, writeDocument(campaignWith(change)));
}

async function report(...options: string[]): Promise<Record<string, unknown>> {
  const { code, printed, complaints } = await boothill(['campaign', file, '--json', ...options]);
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  return JSON.parse(printed) as Record<string, unknown>;
}

describe('boothill campaign', () => {
  it('plays from mission to mission and says what was carried over', async () => {
    await campaignFile();
    const { games, grade, result } = (await report('--seed', '5')) as {
      games: {
        mission: string;
        carried: { people: { person: string; cards?: string[] }[] };
        after: { type: string }[];
      }[];
      grade: string;
      result: string;
    };
    expect([result, grade, games.map(({ mission }) => mission)]).toEqual(['over', 'Gold', ['one', 'two']]);
    expect(games[0]?.after.map(({ type }) => type)).toContain('rolled');
    expect(games[0]?.carried.people).toEqual([]);
    expect(games[1]?.carried.people.flatMap(({ cards = [] }) => cards).length).toBeGreaterThan(0);
  });

  it('goes the same way for the same seed, and another for another', async () => {
    await campaignFile();
    const [one, same, other] = await Promise.all(['5', '5', '6'].map((seed) => report('--seed', seed)));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  it('tells it in sentences, in the language that is asked for', async () => {
    await campaignFile();
    const english = await boothill(['campaign', file, '--seed', '5', '--survivors', 'henry,meg']);
    expect(english.printed).toMatch(/‘Tiny one’: won in round \d+\./);
    expect(english.printed).toContain('The campaign is over.');
    const french = await boothill(['campaign', file, '--seed', '5', '--language', 'fr']);
    expect(french.printed).toContain('Mention\u00a0: Or');
  });

  it('plays with whom it is told, and tells the games as well', async () => {
    await campaignFile();
    const { games } = (await report('--seed', '5', '--survivors', 'henry,meg', '--log')) as {
      games: { result: { people: { person: string }[] }; log: string[] }[];
    };
    expect(games.map(({ result }) => result.people.map(({ person }) => person))).toEqual([
      ['henry', 'meg'],
      ['henry', 'meg'],
    ]);
    expect(games.every(({ log }) => log.length > 10)).toBe(true);
  });

  it('writes a replay for every game, which goes the same way by itself', async () => {
    await campaignFile();
    await report('--seed', '5', '--record', join(folder, 'games'));
    for (const name of ['1-one', '2-two']) {
      const { code } = await boothill(['replay', join(folder, 'games', `${name}.replay.json`)]);
      expect(code).toBe(0);
    }
    const { code, complaints } = await boothill(['campaign', file, '--record', join(file, 'games')]);
    expect([code, complaints.length]).toEqual([1, 1]);
  });

  it('is broken off after so many games', async () => {
    const [one] = campaignWith().missions as [Campaign['missions'][number]];
    await campaignFile({ missions: [{ ...one, next: [{ go: 'again' }] }] });
    const { code, printed } = await boothill(['campaign', file, '--games', '3']);
    expect(code).toBe(1);
    expect(printed).toContain('After 3 games the campaign was broken off: it goes on.');
  });

  it('says which mission is missing, and plays as far as it comes', async () => {
    const [one] = campaignWith().missions as [Campaign['missions'][number]];
    await campaignFile({ missions: [one, { id: 'two', file: 'two.boothill.json' }] });
    const { code, printed, complaints } = await boothill(['campaign', file, '--seed', '5']);
    expect(code).toBe(1);
    expect(complaints[0]).toContain('The mission ‘two’ is missing: it lies in the file ‘two.boothill.json’');
    expect(printed).toMatch(/‘Tiny one’: won in round \d+\./);
    expect(printed).toContain('The mission ‘two’ is missing: it lies in the file ‘two.boothill.json’');
    expect(printed).toContain('Lay that file beside the campaign');
    const validated = await boothill(['validate', file]);
    expect([validated.code, validated.printed]).toEqual([1, expect.stringContaining('--embed')]);
  });

  it('says why a mission cannot be played', async () => {
    const [one] = campaignWith().missions as [Campaign['missions'][number]];
    await campaignFile({ missions: [{ ...one, mission: tinyMission('one', { goals: [] }) }] });
    const { code, printed } = await boothill(['campaign', file]);
    expect(code).toBe(1);
    expect(printed).toContain('‘Tiny one’ cannot be played: ');
  });

  it('takes missions from their files, and notes which they were', async () => {
    const mission = tinyMission('one');
    await writeFile(join(folder, 'one.boothill.json'), writeDocument(mission));
    await campaignFile({ missions: [{ id: 'one', file: 'one.boothill.json' }] });
    const whole = join(folder, 'whole.campaign.json');
    expect((await boothill(['campaign', file, '--embed', whole])).code).toBe(0);
    const loaded = loadDocument(await readFile(whole, 'utf8'), 'campaign');
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    expect(loaded.document.missions).toEqual([
      { id: 'one', file: 'one.boothill.json', mission, hash: fingerprint(mission) },
    ]);
    expect((await boothill(['validate', whole])).code).toBe(0);
    // Changed by hand, it is another mission.
    const text = await readFile(whole, 'utf8');
    await writeFile(whole, text.replace('"count": "all"', '"count": 1'));
    const { code, printed } = await boothill(['validate', whole]);
    expect([code, printed]).toEqual([0, expect.stringContaining('is no longer the one')]);
    const over = await boothill(['campaign', file, '--embed', join(folder, 'one.boothill.json')]);
    expect(over.code).toBe(1);
    expect(loadDocument(await readFile(join(folder, 'one.boothill.json'), 'utf8'), 'mission').ok).toBe(true);
  });
});
