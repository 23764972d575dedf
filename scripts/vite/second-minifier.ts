import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies once more what the bundler's own minifier left: the two find different things, and
 * together they save 1 kB of a page's script after Brotli. Names of files stay as they are.
 */
export const secondMinifier = (): Plugin => ({
  name: 'passepartout:second-minifier',
  apply: 'build',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  generateBundle: {
    order: 'post',
    handler: async (_options, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3 },
          format: { comments: false },
        });
        if (code !== undefined) chunk.code = code;
      }
    },
  },
});
