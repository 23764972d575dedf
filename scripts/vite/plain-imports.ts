import type { Plugin } from 'vite';

/**
 * A dynamic import that is nothing more. Vite wraps each one in a helper that first fetches the
 * chunk's style sheets and its imports; all styles are in one sheet here, and what loads later
 * imports what is there already, so the helper's 700 bytes would do nothing.
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
