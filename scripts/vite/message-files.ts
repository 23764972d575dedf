import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What the server's bundle says of the files; its own words are in server/pages/message-files.ts. */
type ServerBundle = {
  readonly allMessageFiles: () => Promise<
    readonly { readonly href: string; readonly messages: object }[]
  >;
};

/** Writes the texts of islands as modules into the client's build: the server names them by their bytes. */
export const messageFiles = (): Plugin => ({
  name: 'passepartout:message-files',
  apply: 'build',
  buildApp: {
    order: 'post',
    handler: async ({ environments: { client, ssr } }) => {
      if (client === undefined || ssr === undefined) throw new Error('Two environments are built.');
      const bundle = pathToFileURL(resolve(ssr.config.build.outDir, 'index.js')).href;
      const { allMessageFiles }: ServerBundle = await import(bundle);
      for (const { href, messages } of await allMessageFiles())
        writeFileSync(
          join(client.config.build.outDir, href),
          `export default ${JSON.stringify(messages)}`,
        );
    },
  },
});
