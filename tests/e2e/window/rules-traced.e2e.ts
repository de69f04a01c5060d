import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Mission } from '../../../schemas';
import { test } from '../../helpers/app';
import { GameTable } from '../../helpers/at-table';
import { sample } from '../../helpers/samples';

// Why a rule of the mission did something in a game, or did not.

const m0 = JSON.parse(sample('m0.boothill.json')) as Mission;

/** The town bell tolls in every round, and ends the game much later. */
const tolled: Mission = {
  ...m0,
  counters: [{ id: 'bell', name: { en: 'Tolls', fr: 'Coups de cloche' } }],
  rules: [
    { id: 'toll', when: { event: 'round-begins' }, do: [{ effect: 'count', counter: 'bell' }] },
    {
      id: 'doom',
      asSoonAs: { all: [{ counter: { counter: 'bell', atLeast: 1 } }, { round: { from: 90 } }] },
      do: [{ effect: 'lose' }],
    },
    {
      id: 'crowd',
      when: { event: 'set-up' },
      if: { counter: { counter: 'bell', atLeast: 50 } },
      do: [{ effect: 'lose' }],
    },
  ],
};

async function violations(window: Page, part: string) {
  const axe = new AxeBuilder({ page: window }).setLegacyMode().include(part);
  return (await axe.analyze()).violations.map(({ help, nodes }) => `${help}: ${nodes[0]?.html}`);
}

test('a rule fires in a game, and its trace is read beside the goals, from the log, and in the mission', async ({
  window,
  openFile,
  folder,
}) => {
  window.setDefaultTimeout(15_000);
  const file = join(folder, 'tolled.boothill.json');
  await writeFile(file, JSON.stringify(tolled));
  await openFile(file);
  await expect(window.getByRole('tab', { name: 'Rules', exact: true })).toBeVisible();
  const table = new GameTable(window);
  await table.sitDown('7', 2);

  await expect(table.course.getByRole('list', { name: 'What the mission counts' })).toHaveText('Tolls 1');
  const button = table.course.getByRole('button', { name: 'Rules' });
  await button.focus();
  await window.keyboard.press('Enter');
  const rules = window.getByRole('dialog', { name: 'Special rules of the mission' });
  const rule = (id: string) => rules.locator(`[data-rule=${id}]`);
  await expect(rule('toll')).toContainText('Fired in round 1.');
  await expect(rule('doom')).toContainText('Waits.');

  // The first of them has the focus; the second is unfolded by keys.
  await window.keyboard.press('Tab');
  await window.keyboard.press('Enter');
  const parts = rule('doom').locator('.rule-part');
  await expect(parts.nth(1)).toContainText('so now');
  await expect(parts.nth(1)).toHaveAttribute('data-verdict', 'met');
  await expect(parts.nth(2)).toContainText('not so now');
  await rule('crowd').getByRole('button', { expanded: false }).click();
  const looked = rule('crowd').getByRole('group', { name: 'Looked at during set-up, and not applied' });
  await expect(looked).toContainText('was not so');
  for (const colorScheme of ['light', 'dark'] as const) {
    await window.emulateMedia({ colorScheme });
    await expect(window.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violations(window, '.rules-traced'), colorScheme).toEqual([]);
  }
  await window.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(button).toBeFocused();

  await window.getByRole('button', { name: 'Show the rule' }).first().click();
  await expect(rule('toll').getByRole('group', { name: 'What it did last' })).toBeVisible();
  await rule('toll').getByRole('button', { name: 'Change it' }).click();
  await expect(window.getByRole('tab', { name: 'Rules', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const card = window.locator('[data-story*=\'"toll"\']');
  await expect(card).toBeInViewport();
  await expect(card).toBeFocused();
});
