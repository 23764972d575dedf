import { copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const isStyleSheet = (file: string): boolean => file.endsWith('.css');

/** The classes that the client draws and does not bring itself, until they have been compared. */
const drawnInBrowsers = '.vite/drawn-in-browsers';

/** Styles as a text, for `adoptStyles`. */
const broughtStyles = /\.module\.css\?inline$/u;

const textOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): string =>
  file.type === 'asset' ? Buffer.from(file.source).toString() : '';

/** The classes that a style sheet has rules for. */
const classesIn = (sheet: string): ReadonlySet<string> =>
  new Set(sheet.match(/(?<=\.)(?:[A-Za-z_-]|\\.)(?:[\w-]|\\.)*/gu));

/**
 * The one style sheet of all pages is what the server's modules import: the server draws every
 * component, the browser imports only those that it draws anew. So the client's own sheet, which
 * lacks the rest, is left out of its build, and the server's takes its place; class names are equal
 * in both. A component that browsers alone draw shares a module of styles with one that the server
 * draws, or its chunk brings them as a text; without that the build fails. `.vite/style-sheet` in
 * the client's folder names the sheet.
 */
export const styleSheet = (): Plugin => ({
  name: 'passepartout:style-sheet',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const sheets = Object.values(bundle).filter(({ fileName }) => isStyleSheet(fileName));
      for (const { fileName } of sheets) delete bundle[fileName];
      const brought = new Set(
        [...this.getModuleIds()]
          .filter((id) => broughtStyles.test(id))
          .flatMap((id) => [...classesIn(this.getModuleInfo(id)?.code ?? '')]),
      );
      const drawn = [...classesIn(sheets.map(textOf).join('\n'))];
      // Each environment has a plugin of its own: what one knows the others read.
      this.emitFile({
        type: 'asset',
        fileName: drawnInBrowsers,
        source: drawn.filter((name) => !brought.has(name)).join('\n'),
      });
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
      const file = join(outDir, assetsDir, sheet);
      const own = join(target, drawnInBrowsers);
      const there = classesIn(readFileSync(file, 'utf8'));
      const drawn = readFileSync(own, 'utf8').split('\n').filter(Boolean);
      const missing = drawn.filter((name) => !there.has(name));
      rmSync(own);
      if (missing.length > 0)
        throw new Error(`No module of the server imports the styles of ${missing.join(', ')}.`);
      copyFileSync(file, join(target, assetsDir, sheet));
      writeFileSync(join(target, '.vite/style-sheet'), `${assetsDir}/${sheet}\n`);
      return Promise.resolve();
    },
  },
});
