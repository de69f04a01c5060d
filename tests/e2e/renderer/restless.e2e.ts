import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type StartedApp, startingTest as test } from '../../helpers/app';
import { times } from '../../helpers/long';
import { type Walk, walk } from '../../helpers/restless/walk';
import { spoken } from '../../helpers/spoken';

// Somebody who knows nothing of the program does whatever it offers. RESTLESS=seed/deeds lets a walk be seen again.

const DEEDS = 300;
const A_DEED = 2000;

const asked = process.env.RESTLESS;
const walks: readonly Walk[] =
  asked === undefined
    ? Array.from({ length: times(1, 30) }, (_, index) => ({ seed: `${index + 1}`, deeds: DEEDS }))
    : [walkIn(asked)];

for (const { seed, deeds } of walks)
  test(`a restless user comes to no harm in ${deeds} deeds of seed ${seed}`, async ({ folder, start }) => {
    test.setTimeout(60_000 + deeds * A_DEED);
    await walk({ seed, deeds }, folder, start, asked === undefined ? undefined : console.log);
  });

function walkIn(words: string): Walk {
  const [seed = '', deeds = `${DEEDS}`] = words.split('/');
  return { seed, deeds: Number(deeds) };
}

test('whoever is restless complains of all that no user should see, and says how to see it again', async ({
  folder,
  start,
}) => {
  const startBadly = async () => {
    const app = await start();
    await app.window.addInitScript(misbehave, spoken('crash.title')[0]);
    return app;
  };
  await mkdir(join(folder, 'drafts'));
  await writeFile(join(folder, 'drafts', 'spoilt.json'), JSON.stringify({ text: '{"format":' }));
  const complaint = await walk({ seed: 'bad', deeds: 1 }, folder, startBadly).then(
    () => '',
    (error: unknown) => String(error),
  );
  for (const words of [
    /An uncaught error: Error: thrown/,
    /An error on the console: complained/,
    /The window was frozen for \d{4,} ms/,
    /The window shows its error page/,
    /drafts.spoilt.* does not load: .*truncated/,
    /the last deeds were:\n1\. /,
    /RESTLESS=bad\/1 /,
  ])
    expect(complaint).toMatch(words);
});

test('whoever is restless takes no window that is lost for one that was closed', async ({
  folder,
  start,
}) => {
  let killed: Promise<void> | undefined;
  let app: StartedApp | undefined;
  const startAndRemember = async () => (app = await start());
  const walking = walk({ seed: 'lost', deeds: 20 }, folder, startAndRemember, () => {
    killed ??= app?.kill();
  });
  await expect(walking).rejects.toThrow('The window is gone, and nobody has closed it');
  await killed;
});

/** Runs in the page, and answers the first click. */
function misbehave(title: string | undefined): void {
  window.addEventListener('pointerdown', () => {
    console.error('complained');
    const heading = document.createElement('h1');
    heading.textContent = title ?? '';
    document.body.append(heading);
    let work = 0;
    // A second and more of work, however fast the machine is, and however busy.
    for (let round = 0; round < 4e8; round++) work = Math.sqrt(work + round);
    heading.dataset['work'] = `${work}`;
    throw new Error('thrown');
  });
}
