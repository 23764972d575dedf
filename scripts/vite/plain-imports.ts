import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are. Vite wraps each one in a helper that first fetches the
 * chunk's style sheets and its imports. Here all styles are in one sheet, and chunks that load
 * later import only what is loaded already: the helper has nothing to do. It costs 602 bytes of
 * every first load (docs/decisions/0029-build-plugins.md).
 */
export const plainImports = (): Plugin => ({
  name: 'passepartout:plain-imports',
  apply: 'build',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  transform: {
    filter: { id: /vite\/preload-helper/u },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
});
