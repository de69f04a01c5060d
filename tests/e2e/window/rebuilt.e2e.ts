import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Mission } from '../../../schemas';
import { test } from '../../helpers/app';
import { BuilderHand } from '../../helpers/builder-hand';
import { sampleMission } from '../../helpers/samples';
import { byHand } from '../../helpers/stories-by-hand';

// Missions of the rulebook of which there is nothing but the board: their goals and rules are built again by choosing.

for (const [name, built] of Object.entries(byHand)) {
  test(`the rules and goals of ${name.toUpperCase()} are built on its bare board`, async ({
    window,
    openFile,
    folder,
    saveAs,
    chooseInMenu,
  }) => {
    const sample = sampleMission(`${name}.boothill.json`);
    const { goals: _goals, rules: _rules, ...board } = sample;
    const file = join(folder, 'bare.boothill.json');
    await writeFile(file, JSON.stringify(board));
    await openFile(file);
    await expect(window.getByRole('application')).toBeVisible();
    await chooseInMenu('View', 'All languages');
    const { rules, goals } = built(board);
    for (const [list, stories] of [
      ['Rules', rules],
      ['Goals', goals],
    ] as const) {
      const hand = new BuilderHand(window, list);
      await hand.open();
      for (const { begin, then } of stories) await hand.build(begin, then);
    }
    const saved = JSON.parse(await readFile(await saveAs('Built'), 'utf8')) as Mission;
    expect(asData(saved)).toEqual(asData(sample));
  });
}

/** Without what nobody chooses: ids and references of the rulebook, own sentences, and `all` where that is meant anyway. */
function asData({ goals, rules = [] }: Mission): unknown {
  const places = new Map(rules.map(({ id }, index) => [id, index]));
  return JSON.parse(JSON.stringify({ goals, rules }), (key, value: unknown) => {
    if (key === 'id' || key === 'basis' || key === 'words') return undefined;
    if (key === 'count' && value === 'all') return undefined;
    // A rule that is spoken of is known by its place, whatever it is called.
    return key === 'done' ? places.get(value as string) : value;
  }) as unknown;
}
