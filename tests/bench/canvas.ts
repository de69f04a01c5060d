import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Mission } from '../../schemas';
import { presentChromium } from '../../scripts/steps/chromium.mjs';
import { largeMission } from '../helpers/large-boards';
import { samples } from '../helpers/samples';
import { sandboxArguments } from '../helpers/sandbox';
import { gestures } from './canvas-page/moved';
import type { BenchPage } from './canvas-page/page';
import type { Bench, Opened } from './measure';

/** Frames that wait for no screen, so that they say what they cost. */
const unhurried = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** The slowest of twenty frames while a hand moves things, beside a plain canvas that lays down pictures of them. */
export async function canvasBenches(): Promise<Opened> {
  const program = presentChromium();
  if (!program) throw new Error('There is no Chromium; npm test installs it');
  const script = await bundled();
  const browser = await chromium.launch({
    executablePath: program,
    args: [...sandboxArguments(), ...unhurried],
  });
  const open = async () => {
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    await page.setContent('<!doctype html><body style="margin: 0"></body>');
    await page.addScriptTag({ content: script });
    return page;
  };
  const boards = [
    ['9 tiles and 150 tokens', smallBoard()],
    ['100 tiles and 500 tokens', largeMission()],
  ] as const;
  const benches: Bench[] = [];
  for (const [what, mission] of boards) {
    const [ours, plain] = [await open(), await open()];
    await call(ours, 'open', 'ours', mission);
    await call(plain, 'open', 'plain', mission);
    for (const gesture of gestures) {
      const run = (page: Page) => async () => {
        await page.bringToFront();
        return await call(page, 'gesture', gesture);
      };
      benches.push({
        what: `canvas frame p95 while ${gesture}, ${what}`,
        ours: { run: run(ours) },
        beside: { what: 'a plain canvas', run: run(plain) },
      });
    }
  }
  const text = largestSample();
  const painted = (whose: 'ours' | 'plain') => async () => {
    const page = await open();
    const took = await call(page, 'paint', whose, text);
    await page.close();
    return took;
  };
  benches.push({
    what: 'painted board from file, largest sample',
    ours: { run: painted('ours') },
    beside: { what: 'a plain canvas', run: painted('plain') },
  });
  return { benches, stop: () => browser.close() };
}

function call<Name extends keyof BenchPage>(
  page: Page,
  name: Name,
  ...args: Parameters<BenchPage[Name]>
): Promise<Awaited<ReturnType<BenchPage[Name]>>> {
  return page.evaluate(
    ([method, values]) => {
      const { bench } = window as unknown as { bench: Record<string, (...all: unknown[]) => unknown> };
      return bench[method]?.(...values) as never;
    },
    [name, args] as const,
  );
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/bench/canvas-page/page.ts'],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    minify: true,
    jsx: 'automatic',
    loader: { '.ttf': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [script, style] = ['.js', '.css'].map(
    (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '',
  );
  return `${script};document.head.append(Object.assign(document.createElement('style'),{textContent:${JSON.stringify(style)}}))`;
}

/** A mission as people make them, with all the zombies of a late round. */
function smallBoard(): Mission {
  const { placements, tokens = [], ...mission } = largeMission();
  const nine = placements.filter((_, index) => index % 10 < 3 && index < 30);
  const isThere = ({ at }: (typeof tokens)[number]) => nine.some(({ id }) => id === at.tile);
  const lying = tokens.filter(isThere);
  const more = lying.flatMap((token) =>
    [0, 1, 2, 3].map((row) => ({
      ...token,
      id: `${token.id}-${row}`,
      at: { ...token.at, y: 25 + 50 * row },
    })),
  );
  return { ...mission, placements: nine, tokens: more.slice(0, 150) };
}

function largestSample(): string {
  const all = samples('').map(([, text]) => text);
  const tiles = (text: string) => (JSON.parse(text) as Mission).placements.length;
  return all.reduce((largest, text) => (tiles(text) > tiles(largest) ? text : largest));
}
