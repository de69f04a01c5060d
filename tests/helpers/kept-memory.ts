import { type CDPSession, expect, type Page } from '@playwright/test';
import { sample } from './samples';

/** What a page of Chromium keeps, when all that can go is gone. */
export interface Kept {
  /** Bytes; some of them are programs, which come and go as the browser likes. */
  readonly heap: number;
  /** Of every kind, elements and functions among them. */
  readonly objects: number;
  /** Those, too, that are in no document any more. */
  readonly nodes: number;
  readonly canvases: number;
}

/** Begins when the start screen has all of its pictures: until then it has more to keep by itself. */
export async function watchMemory(window: Page): Promise<CDPSession> {
  const cards = window.getByRole('region', { name: 'Samples' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await expect(cards.locator('img')).toHaveCount(await cards.count(), { timeout: 30_000 });
  const session = await window.context().newCDPSession(window);
  await session.send('Performance.enable');
  return session;
}

export async function keptBy(session: CDPSession): Promise<Kept> {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    objects: await countOf(session, 'Object.prototype'),
    nodes: metric('Nodes'),
    canvases: await countOf(session, 'HTMLCanvasElement.prototype'),
  };
}

async function countOf(session: CDPSession, expression: string): Promise<number> {
  const objectGroup = 'counted';
  const { result } = await session.send('Runtime.evaluate', { expression, objectGroup });
  const found = { prototypeObjectId: result.objectId ?? '', objectGroup };
  const { objects } = await session.send('Runtime.queryObjects', found);
  const counted = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(counted.result.value);
}

/** Drops M8 on the window as a file and closes it again, from the start screen to the start screen. */
export async function openAndClose(window: Page): Promise<void> {
  await open(window);
  await close(window);
}

/** The same often enough for caches to be full: the palette paints its pictures while nobody asks for anything else. */
export async function warmUp(window: Page, session: CDPSession): Promise<void> {
  for (let time = 0; time < 3; time++) await openAndClose(window);
  await open(window);
  let [before, canvases] = [-1, 0];
  while (canvases !== before) {
    await window.waitForTimeout(1500);
    [before, canvases] = [canvases, (await keptBy(session)).canvases];
  }
  await close(window);
  await openAndClose(window);
}

async function open(window: Page): Promise<void> {
  const dataTransfer = await window.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'm8.boothill.json'));
    return data;
  }, sample('m8.boothill.json'));
  await window.locator('body').dispatchEvent('drop', { dataTransfer });
  await dataTransfer.dispose();
  await expect(window.getByRole('treeitem').first()).toBeVisible();
}

async function close(window: Page): Promise<void> {
  await window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab').press('Delete');
  const asked = window.getByRole('alertdialog').getByRole('button', { name: 'Don’t save' });
  const start = window.getByRole('region', { name: 'Samples' });
  await expect(asked.or(start)).toBeVisible();
  if (await asked.isVisible()) await asked.click();
  await expect(start).toBeVisible();
}
