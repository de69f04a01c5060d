import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * pdfkit asks where it lies, for the sake of a profile that it carries with it. The program of the back room is loaded from
 * memory, beside which nothing lies, and would end there.
 */
const pdfkitAnywhere: Plugin = {
  name: 'pdfkit-anywhere',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/pdfkit.browser.mjs')) return undefined;
    const placeless = code.replace(/new URL\('[^']+\.icc', import\.meta\.url\)\.href/, "'profile'");
    if (placeless.includes('import.meta')) this.error('pdfkit asks where it lies in a way that is not known');
    return { code: placeless, map: null };
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('renderer', import.meta.url)),
  // Relative addresses, because the local page lives behind a token.
  base: './',
  plugins: [react(), pdfkitAnywhere],
  worker: { format: 'es', plugins: () => [pdfkitAnywhere] },
  build: {
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
});
