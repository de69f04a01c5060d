import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('renderer', import.meta.url)),
  // Relative addresses, because the local page lives behind a token.
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
});
