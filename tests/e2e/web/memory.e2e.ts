import { expect } from '@playwright/test';
import { pageTest as test } from '../../helpers/app';
import { keptBy, openAndClose, watchMemory } from '../../helpers/kept-memory';
import { times } from '../../helpers/long';

// What is closed is let go of: in Chromium, which says what it keeps.

/** A mission that is kept weighs more than this share of all, each time that it is opened. */
const GROWN = 1.05;
/** By now every cache is as full as it gets. */
const WARM = 5;

test('missions that are opened and closed leave nothing behind', async ({ window }) => {
  test.setTimeout(300_000);
  const session = await watchMemory(window);
  for (let time = 0; time < WARM; time++) await openAndClose(window);
  const before = await keptBy(session);
  for (let time = WARM; time < times(12, 50); time++) await openAndClose(window);
  const after = await keptBy(session);
  expect(after.heap / before.heap).toBeLessThan(GROWN);
  expect(after.nodes / before.nodes).toBeLessThan(GROWN);
  expect(after.canvases / before.canvases).toBeLessThan(GROWN);
});
