import { expect } from '@playwright/test';
import { pageTest as test } from '../../helpers/app';
import { keptBy, openAndClose, warmUp, watchMemory } from '../../helpers/kept-memory';
import { times } from '../../helpers/long';

// What is closed is let go of: in Chromium, which says what it keeps.

/** Of all objects; a mission that is kept, and opened again and again, adds a third of this each time. */
const GROWN = 1.005;
/** Of nodes: a hint more or less is there, and a screen that is kept has hundreds. */
const MORE_NODES = 1.05;
/** Of canvases: a picture of the palette may come late, and each opening has dozens that must go. */
const MORE_CANVASES = 1.2;

test('missions that are opened and closed leave nothing behind', async ({ window }) => {
  test.setTimeout(300_000);
  const session = await watchMemory(window);
  await warmUp(window, session);
  const before = await keptBy(session);
  for (let time = 0; time < times(7, 50); time++) await openAndClose(window);
  const after = await keptBy(session);
  expect(after.objects / before.objects).toBeLessThan(GROWN);
  // Of its bytes, some are programs, which come and go as the browser likes.
  expect(after.heap / before.heap).toBeLessThan(1.1);
  expect(after.nodes / before.nodes).toBeLessThan(MORE_NODES);
  expect(after.canvases / before.canvases).toBeLessThan(MORE_CANVASES);
});
