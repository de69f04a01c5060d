import { boardPalettes } from '../../../drawing/palette';
import { stockFace } from '../../../engine';
import { loadFonts } from '../../../renderer/files/fonts';
import { loadDocument, type Mission } from '../../../schemas';
import { type gestures, lateFrame, type Moved, nextFrame } from './moved';
import { openOurs } from './ours';
import { openPlain } from './plain';

/** What the bench asks of its page. */
export interface BenchPage {
  readonly open: (whose: 'ours' | 'plain', mission: Mission) => Promise<void>;
  readonly gesture: (gesture: (typeof gestures)[number]) => Promise<number>;
  /** Milliseconds from the text of a file to the painted board. */
  readonly paint: (whose: 'ours' | 'plain', text: string) => Promise<number>;
}

let moved: Moved | undefined;

async function show(whose: 'ours' | 'plain', mission: Mission): Promise<Moved> {
  const root = document.createElement('div');
  root.style.cssText = 'position: fixed; inset: 0; display: flex';
  document.body.append(root);
  const palette = boardPalettes.light;
  return whose === 'ours' ? await openOurs(root, mission, palette) : openPlain(root, mission, palette);
}

const bench: BenchPage = {
  open: async (whose, mission) => {
    await loadFonts();
    moved = await show(whose, mission);
    for (let frame = 0; frame < 30; frame++) await nextFrame();
  },
  gesture: async (gesture) => {
    if (!moved) throw new Error('Nothing is open');
    return await lateFrame(moved, gesture);
  },
  paint: async (whose, text) => {
    await loadFonts();
    const began = performance.now();
    const loaded = loadDocument(text, 'mission', { language: 'en', faces: stockFace });
    if (!loaded.ok) throw new Error('The sample is broken');
    moved = await show(whose, loaded.document);
    await nextFrame();
    // What has been told to a canvas is painted when somebody looks.
    for (const canvas of document.querySelectorAll('canvas'))
      canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
    return performance.now() - began;
  },
};

Object.assign(window, { bench });
