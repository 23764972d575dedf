import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

import type { allMessageFiles } from '../../server/app.ts';

/** The part of the server's bundle that names the files. */
type ServerBundle = { readonly allMessageFiles: typeof allMessageFiles };

const isServerBundle = (bundle: unknown): bundle is ServerBundle =>
  typeof bundle === 'object' && bundle !== null && 'allMessageFiles' in bundle;

/** Writes the texts of islands as modules into the client's build: the server names them by their bytes. */
export const messageFiles = (): Plugin => ({
  name: 'passepartout:message-files',
  apply: 'build',
  buildApp: {
    order: 'post',
    handler: async ({ environments: { client, ssr } }) => {
      if (client === undefined || ssr === undefined) throw new Error('Two environments are built.');
      const file = resolve(ssr.config.build.outDir, 'index.js');
      const bundle: unknown = await import(pathToFileURL(file).href);
      if (!isServerBundle(bundle)) throw new Error(`${file} names no files of messages.`);
      for (const { href, messages } of await bundle.allMessageFiles())
        writeFileSync(
          join(client.config.build.outDir, href),
          `export default ${JSON.stringify(messages)}`,
        );
    },
  },
});
