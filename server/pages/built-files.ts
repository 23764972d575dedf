import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { E, t } from '../../core/fp.ts';
import type { DocumentFiles } from './document.ts';

/** The client entry's source, which names its row in the manifest. */
const entrySource = 'ui/web/entry.client.tsx';

/** The source of the visual editor's script. */
const editorSource = 'ui/web/editor/editor.client.ts';

const Manifest = t.record(
  t.string,
  t.intersection([t.type({ file: t.string }), t.partial({ imports: t.array(t.string) })]),
);

type Manifest = t.TypeOf<typeof Manifest>;

/** The file of a module, then those of all that it imports at once. */
const filesOf = (
  manifest: Manifest,
  source: string,
  seen = new Set<string>(),
): readonly string[] => {
  const row = manifest[source];
  if (row === undefined || seen.has(source)) return [];
  seen.add(source);
  const imported = row.imports ?? [];
  return [`/${row.file}`, ...imported.flatMap((name) => filesOf(manifest, name, seen))];
};

/** What a document names of the build, and the name of the build itself. */
export type BuiltFiles = { readonly files: DocumentFiles; readonly build: string };

/**
 * Reads what the production build made from Vite's manifests: the entry from the client's, the one
 * style sheet from the server's. Throws where a build is not whole: the process must not start.
 */
export const readBuiltFiles = (client: string): BuiltFiles => {
  const text = readFileSync(join(client, '.vite/manifest.json'), 'utf8');
  const manifest = Manifest.decode(JSON.parse(text));
  const scripts = E.isRight(manifest) ? filesOf(manifest.right, entrySource) : [];
  const [editor] = E.isRight(manifest) ? filesOf(manifest.right, editorSource) : [];
  const style = readFileSync(join(client, '.vite/style-sheet'), 'utf8').trim();
  if (scripts.length === 0 || editor === undefined)
    throw new Error(`${client} holds no build; run npm run build.`);
  return {
    build: createHash('sha256').update(text).update(style).digest('base64url').slice(0, 12),
    files: {
      styles: `<link rel="stylesheet" href="/${style}">`,
      scripts,
      editor,
      development: '',
    },
  };
};
