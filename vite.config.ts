import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const profile = "new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href";

/** The window keeps the program of its threads as a blob, beside which no file lies; this one is in the program anyway. */
const nothingBesideThreads: Plugin = {
  name: 'nothing-beside-threads',
  transform(code, id) {
    if (!id.endsWith('pdfkit.browser.mjs')) return null;
    if (!code.includes(profile)) this.error('pdfkit asks for its profile of colours in another way');
    return { code: code.replace(profile, "'sRGB_IEC61966_2_1.icc'"), map: null };
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('renderer', import.meta.url)),
  // Relative addresses, because the local page lives behind a token.
  base: './',
  plugins: [react()],
  worker: { format: 'es', plugins: () => [nothingBesideThreads] },
  build: {
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
});
