import type { Plugin } from 'vite';

/** Vite's plugin that wraps dynamic imports. */
const wrappingPlugin = 'native:import-analysis-build';

/**
 * Leaves dynamic imports as they are. Vite wraps each one in a helper that first fetches the
 * chunk's style sheets and its imports. Here all styles are in one sheet, and chunks that load
 * later import only what is loaded already: the helper has nothing to do. It costs 0.7 kB of
 * every first load (docs/decisions/0029-build-plugins.md).
 */
export const plainImports = (): Plugin => ({
  name: 'passepartout:plain-imports',
  apply: 'build',
  configResolved: ({ plugins }) => {
    const wrapping = plugins.find(({ name }) => name === wrappingPlugin);
    if (wrapping === undefined) throw new Error(`Vite has no plugin ${wrappingPlugin} any more.`);
    wrapping.applyToEnvironment = () => false;
  },
});
