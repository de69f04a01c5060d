import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { JourneyShown } from '../../../../main/contract';
import { safeWrite } from '../../../../main/host/safe-write';
import { diskError, TestPage, workingHost } from '../../../helpers/working-host';

const shown: JourneyShown = {
  title: { en: 'Two days', fr: 'Deux jours' },
  campaign: 'two',
  mission: { en: 'The station', fr: 'La gare' },
  number: 2,
  missions: 3,
};

describe('campaigns under way', () => {
  it('come back as they were kept last, also after a crash', async () => {
    const { page, folder } = await workingHost();
    await page.ask('campaign.keep', 'mine', 'été', shown);
    await page.ask('campaign.keep', 'mine', 'été\nà la gare', { ...shown, number: 3 });
    const { page: later } = await workingHost({ folder });
    const [kept, ...others] = await later.ask('campaigns.list');
    expect(others).toEqual([]);
    expect(kept).toEqual({ journey: 'mine', ...shown, number: 3, at: kept?.at });
    expect(await later.ask('campaign.read', 'mine')).toEqual({ text: 'été\nà la gare' });
  });

  it('lie apart from games, under the same keys', async () => {
    const { page } = await workingHost();
    await page.ask('campaign.keep', 'same', 'journey', shown);
    await page.ask('game.keep', 'same', 'game', { title: { en: 'Game' }, mission: 'm4', round: 1 });
    expect(await page.ask('campaign.read', 'same')).toEqual({ text: 'journey' });
    expect(await page.ask('game.read', 'same')).toEqual({ text: 'game' });
    await page.ask('game.forget', 'same');
    expect(await page.ask('campaigns.list')).toMatchObject([{ journey: 'same' }]);
  });

  it('have titles as long as titles may be, in as many languages', async () => {
    const { page } = await workingHost();
    const letters = Array.from(
      { length: 40 },
      (_, number) => `a${String.fromCharCode(97 + (number % 20))}${number < 20 ? 'a' : 'b'}`,
    );
    // JSON escapes each of these characters as six.
    const long = Object.fromEntries(letters.map((language) => [language, '\u0001'.repeat(300)]));
    await page.ask('campaign.keep', 'mine', 'text', { ...shown, title: long, mission: long });
    expect(await page.ask('campaigns.list')).toMatchObject([{ journey: 'mine' }]);
    expect(await page.ask('campaign.read', 'mine')).toEqual({ text: 'text' });
  });

  it('name no mission once they are over', async () => {
    const { page } = await workingHost();
    const { mission, ...over } = shown;
    await page.ask('campaign.keep', 'mine', '', over);
    expect((await page.ask('campaigns.list'))[0]).not.toHaveProperty('mission');
  });

  it('are gone once they are forgotten, and only they', async () => {
    const { page } = await workingHost();
    await page.ask('campaign.keep', 'one', '', shown);
    await page.ask('campaign.keep', 'two', '', shown);
    await page.ask('campaign.forget', 'one');
    await page.ask('campaign.forget', 'never-kept');
    expect(await page.ask('campaigns.list')).toMatchObject([{ journey: 'two' }]);
    await page.isRefused('not-known', 'campaign.read', 'one');
  });

  it('say what keeps them from being kept, and are still what they were', async () => {
    let isFull = false;
    const { page } = await workingHost({
      disk: { write: (...args) => (isFull ? Promise.reject(diskError('ENOSPC')) : safeWrite(...args)) },
    });
    await page.ask('campaign.keep', 'mine', 'before', shown);
    isFull = true;
    await page.isRefused('disk-full', 'campaign.keep', 'mine', 'after', { ...shown, number: 3 });
    expect(await page.ask('campaigns.list')).toMatchObject([{ number: 2 }]);
    expect(await page.ask('campaign.read', 'mine')).toEqual({ text: 'before' });
  });

  it('are the newest fifty', async () => {
    const { page, folder } = await workingHost();
    for (let number = 1; number <= 51; number++) {
      const { page: begun } = await workingHost({ folder });
      await begun.ask('campaign.keep', `journey-${number}`, '', shown);
      begun.leave();
      await pause(1);
    }
    const left = (await page.ask('campaigns.list')).map(({ journey }) => journey);
    expect(left).toHaveLength(50);
    expect(left).not.toContain('journey-1');
    expect(await readdir(join(folder, 'campaigns'))).toHaveLength(50);
  });

  it.each([
    ['../escape', shown],
    ['a.journey', shown],
    ['mine', { ...shown, title: {} }],
    ['mine', { ...shown, mission: 'The station' }],
    ['mine', { ...shown, number: -1 }],
    ['mine', { ...shown, missions: 1e9 }],
    ['mine', { ...shown, campaign: '' }],
    ['mine', null],
  ])('are kept under no name that could be a path, and shown as nothing else: %#', async (key, said) => {
    const { page } = await workingHost();
    await page.isRefused('bad-argument', 'campaign.keep', key, '', said as JourneyShown);
  });

  it('are set aside where a file is damaged, which keeps no other back', async () => {
    const { page, folder } = await workingHost();
    await page.ask('campaign.keep', 'sound', 'text', shown);
    const header = JSON.stringify({ at: 1, bytes: 4, ...shown });
    const damaged = { cut: `${header}\ntex`, odd: `${JSON.stringify({ at: 1, bytes: 4, title: 7 })}\ntext` };
    for (const [name, content] of Object.entries(damaged))
      await writeFile(join(folder, 'campaigns', `${name}.journey`), content);
    expect(await page.ask('campaigns.list')).toMatchObject([{ journey: 'sound' }]);
    for (const [name, content] of Object.entries(damaged)) {
      expect(page.heard).toContainEqual({
        name: 'kept.damaged',
        value: `campaigns/${name}.damaged-1.journey`,
      });
      expect(await readFile(join(folder, 'campaigns', `${name}.damaged-1.journey`), 'utf8')).toBe(content);
    }
  });

  it('are known to other pages to be elsewhere, until their own is gone', async () => {
    const { host, page } = await workingHost();
    await page.ask('campaign.keep', 'mine', 'text', shown);
    expect((await page.ask('campaigns.list'))[0]).not.toHaveProperty('elsewhere');
    const other = new TestPage(host);
    expect(await other.ask('campaigns.list')).toMatchObject([{ elsewhere: true }]);
    expect(await other.ask('campaign.read', 'mine')).toEqual({ text: 'text', elsewhere: true });
    page.leave();
    expect(await other.ask('campaign.read', 'mine')).toEqual({ text: 'text' });
  });
});
