import { type CDPSession, expect, type Page } from '@playwright/test';

/** What a page of Chromium keeps, when all that can go is gone. */
export interface Kept {
  readonly heap: number;
  readonly nodes: number;
  readonly canvases: number;
}

export async function keptBy(session: CDPSession): Promise<Kept> {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  // Those, too, that are in no document any more.
  const { result } = await session.send('Runtime.evaluate', { expression: 'HTMLCanvasElement.prototype' });
  const objectGroup = 'canvases';
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup,
  });
  const counted = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  const canvases = Number(counted.result.value);
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), canvases };
}

/** Opens a sample and closes it again, from the start screen to the start screen. */
export async function openAndClose(window: Page): Promise<void> {
  await window.getByRole('region', { name: 'Samples' }).getByRole('button', { name: /^M8/ }).click();
  await expect(window.getByRole('treeitem').first()).toBeVisible();
  await window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab').press('Delete');
  const asked = window.getByRole('alertdialog').getByRole('button', { name: 'Don’t save' });
  const start = window.getByRole('region', { name: 'Samples' });
  await expect(asked.or(start)).toBeVisible();
  if (await asked.isVisible()) await asked.click();
  await expect(start).toBeVisible();
}

export async function watchMemory(window: Page): Promise<CDPSession> {
  const session = await window.context().newCDPSession(window);
  await session.send('Performance.enable');
  return session;
}
