import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { paintPdf } from '../../../printing/pdf/paint-pdf';
import { node, nodeIn } from '../../../printing/structure';
import config from '../../../vite.config';
import { fontBytes } from '../../helpers/pdf/font-bytes';
import { pngOfSamples } from '../../helpers/pdf/png-writer';
import { line, pageOf, printoutOf } from '../../helpers/pdf/printouts';

/** What a thread of the window has and no program of Node lacks, as far as a painter may ask for it. */
const { atob, queueMicrotask, TextDecoder, TextEncoder } = globalThis;
const painterFile = new URL('../../../printing/pdf/paint-pdf.ts', import.meta.url);

type Painter = { readonly paintPdf: typeof paintPdf };

/** The painter as the window has it: bundled for browsers, where nothing of Node is, and nothing may be made of strings. */
async function painterOfTheWindow(): Promise<Painter> {
  const built = await build({
    configFile: false,
    plugins: config.worker?.plugins?.() ?? [],
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(painterFile), formats: ['iife'], name: 'painter' },
    },
  });
  const [bundle] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const code = bundle?.output[0].code ?? '';
  // Its program is loaded from memory, beside which nothing lies.
  expect(code).not.toContain('import.meta');
  const context = createContext(
    // Bytes that are handed in are bytes there, too.
    { atob, queueMicrotask, TextDecoder, TextEncoder, Uint8Array },
    { codeGeneration: { strings: false, wasm: false } },
  );
  return runInContext(`${code}; painter`, context) as Painter;
}

it('is painted the same in a thread of the window, which has nothing of Node, and reports page after page', async () => {
  const png = pngOfSamples(2, 1, [255, 0, 0, 255, 0, 0, 255, 9], { colour: 6, bits: 8 });
  const root = node('Document');
  const [words, figure] = [nodeIn(root, 'P'), nodeIn(root, 'Figure', { alternative: 'Dots' })];
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const printout = printoutOf(root, [
    pageOf({
      tag: words,
      shapes: [line('Été à 町', 10, 20), line('Howdy', 10, 30, { font: 'title', size: 7 })],
    }),
    pageOf({
      tag: figure,
      shapes: [{ kind: 'image', href, at: [5, 5], width: 50, height: 20, degrees: 30 }],
    }),
  ]);
  const told: [number, number][] = [];
  const here = await paintPdf(printout, { fonts: fontBytes(), report: (...done) => told.push(done) });
  const there = await (await painterOfTheWindow()).paintPdf(printout, { fonts: fontBytes() });
  expect(told).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(Buffer.from(there.bytes).equals(here.bytes)).toBe(true);
  expect(JSON.stringify(there.remarks)).toBe(JSON.stringify(here.remarks));
});
