import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const isStyleSheet = (file: string): boolean => file.endsWith('.css');

/**
 * The one style sheet of all pages is what the server's modules import: the server draws every
 * component, the browser imports only those that it draws anew. So the client's own sheet, which
 * lacks the rest, is left out of its build, and the server's takes its place; class names are equal
 * in both. `.vite/style-sheet` in the client's folder names it.
 */
export const styleSheet = (): Plugin => ({
  name: 'passepartout:style-sheet',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      for (const file of Object.keys(bundle).filter(isStyleSheet)) delete bundle[file];
    },
  },
  buildApp: {
    order: 'post',
    handler: (builder) => {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined) throw new Error('Two environments are built.');
      const { assetsDir, outDir } = ssr.config.build;
      const sheets = readdirSync(join(outDir, assetsDir)).filter(isStyleSheet);
      const [sheet] = sheets;
      if (sheet === undefined || sheets.length > 1)
        throw new Error(`The server imports one style sheet, not ${sheets.length}.`);
      const target = client.config.build.outDir;
      copyFileSync(join(outDir, assetsDir, sheet), join(target, assetsDir, sheet));
      writeFileSync(join(target, '.vite/style-sheet'), `${assetsDir}/${sheet}\n`);
      return Promise.resolve();
    },
  },
});
