import { defineConfig } from 'vite';

import { fpModules } from '../scripts/vite/fp-es-modules.ts';

export default defineConfig({
  build: { target: 'baseline-widely-available' },
  // Known before the first story: a package found later would reload the page under a test.
  optimizeDeps: { include: [...fpModules] },
});
