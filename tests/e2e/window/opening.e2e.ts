import { writeFile } from 'node:fs/promises';
import { expect, type JSHandle, type Page } from '@playwright/test';
import { test } from '../../helpers/app';
import { EditorScreen } from '../../helpers/open-editor';
import { sample } from '../../helpers/samples';

// Missions come as they may: in parts, with errors, and dropped on the window.

interface Odd {
  placements: { x: number }[];
  tokens: unknown[];
  odd?: boolean;
}

const twoTiles = () => JSON.parse(sample('two-tiles.json')) as Odd;

test('what is sound of a broken mission can be opened, and what is wrong is listed', async ({
  window,
  folder,
  openFile,
  chooseInMenu,
}) => {
  const editor = new EditorScreen(window);
  const half = twoTiles();
  half.tokens.push({ id: 'ghost', kind: 'ghost', at: { tile: 'a', x: 1, y: 1 } });
  half.odd = true;
  await writeFile(`${folder}/half.json`, JSON.stringify(half));
  await openFile(`${folder}/half.json`);
  const alert = window.getByRole('alert');
  await alert.getByRole('button', { name: 'Open what is sound' }).click();
  await expect(window.getByRole('main', { name: 'A shave and a crate' })).toBeVisible();
  await expect(alert).toBeHidden();
  const checks = await editor.openPanel('Checks');
  await expect(checks).toContainText('Left out: token ‘ghost’.');
  await expect(checks).toContainText('does not know the key ‘odd’');

  const heap = twoTiles();
  for (const tile of heap.placements.slice(1)) tile.x -= 50;
  await writeFile(`${folder}/heap.json`, JSON.stringify(heap));
  await openFile(`${folder}/heap.json`);
  await expect(alert).toContainText('heap.json is open, but has errors');
  await editor.openPanel('Checks');
  const first = checks.getByRole('listitem').first();
  await expect(first.getByRole('img', { name: 'Error' })).toBeVisible();
  await first.getByRole('button').click();
  await editor.openPanel('Pieces');
  await expect(editor.selected.first()).toHaveText(/^Tile/);

  const empty = { ...twoTiles(), placements: [], tokens: [], labels: [] };
  await writeFile(`${folder}/empty.json`, JSON.stringify(empty));
  await openFile(`${folder}/empty.json`);
  await expect(window.getByText('Drag tiles here')).toBeVisible();
  await chooseInMenu('View', 'Français');
  await expect(window.getByText('Drag tiles here')).toBeHidden();
  await expect(window.getByText('Il n’y a encore rien sur la table')).toBeVisible();
});

test('files that are dropped on the window are opened, wherever it is', async ({ window }) => {
  const sign = window.getByText('Drop a mission here to open it');
  const titles = window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab');
  const one = await carried(window, { 'one.json': sample('two-tiles.json') });
  await window.dispatchEvent('main', 'dragover', { dataTransfer: one });
  await expect(sign).toBeVisible();
  await window.dispatchEvent('main', 'dragleave', { dataTransfer: one });
  await expect(sign).toBeHidden();
  await window.dispatchEvent('main', 'dragover', { dataTransfer: one });
  await window.dispatchEvent('main', 'drop', { dataTransfer: one });
  await expect(sign).toBeHidden();
  await expect(window).toHaveTitle('A shave and a crate – Boothill');

  const three = await carried(window, {
    'two.json': sample('m0.boothill.json'),
    'broken.json': sample('m1.boothill.json').slice(0, 300),
    'three.json': sample('m2.boothill.json'),
  });
  await window.dispatchEvent('[role=application]', 'drop', { dataTransfer: three });
  await expect(titles).toHaveText(['A shave and a crate', 'Dry run', 'Last stop']);
  await expect(window.getByRole('alert')).toContainText('broken.json was not opened.');
  await titles.nth(1).click();
  await expect(window.getByRole('main', { name: 'Dry run' })).toBeVisible();
  for (let open = 3; open > 0; open--) await titles.first().press('Delete');
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  await expect(window).toHaveTitle('Boothill');
});

function carried(window: Page, files: Record<string, string>): Promise<JSHandle<DataTransfer>> {
  return window.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const [name, text] of Object.entries(all)) data.items.add(new File([text], name));
    return data;
  }, files);
}
