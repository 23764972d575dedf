import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { E, t } from '../../core/fp.ts';
import type { DocumentFiles } from './document.ts';

/** The client entry's source, which names its row in the manifest. */
const entrySource = 'ui/web/entry.client.tsx';

const Manifest = t.record(t.string, t.type({ file: t.string }));

/** What a document names of the build, and the name of the build itself. */
export type BuiltFiles = { readonly files: DocumentFiles; readonly build: string };

/**
 * Reads what the production build made from Vite's manifests: the entry from the client's, the one
 * style sheet from the server's. Throws where a build is not whole: the process must not start.
 */
export const readBuiltFiles = (client: string): BuiltFiles => {
  const text = readFileSync(join(client, '.vite/manifest.json'), 'utf8');
  const manifest = Manifest.decode(JSON.parse(text));
  const entry = E.isRight(manifest) ? manifest.right[entrySource]?.file : undefined;
  const style = readFileSync(join(client, '.vite/style-sheet'), 'utf8').trim();
  if (entry === undefined) throw new Error(`${client} holds no build; run npm run build.`);
  return {
    build: createHash('sha256').update(text).update(style).digest('base64url').slice(0, 12),
    files: {
      styles: `<link rel="stylesheet" href="/${style}">`,
      entry: `/${entry}`,
      development: '',
    },
  };
};
