import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { E, t } from '../../core/fp.ts';
import { islandNames, type IslandName } from '../../ui/web/islands/island-names.ts';
import type { DocumentFiles } from './document.ts';

/** Names the entry's row in the manifest. */
const entrySource = 'ui/web/boot/entry.client.ts';

const editorSource = 'ui/web/editor/editor.client.ts';

const netSource = 'ui/web/audience/net-view.client.ts';

/** Mounts islands; vite.config.ts names it. */
const rootChunk = 'islands';

const Manifest = t.record(
  t.string,
  t.intersection([
    t.type({ file: t.string }),
    t.partial({ imports: t.array(t.string), name: t.string }),
  ]),
);

type Manifest = t.TypeOf<typeof Manifest>;

/** The file of a module or chunk, then all that it imports at once. */
const filesOf = (
  manifest: Manifest,
  source: string,
  seen = new Set<string>(),
): readonly string[] => {
  const row = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
  if (row === undefined || seen.has(source)) return [];
  seen.add(source);
  const imported = row.imports ?? [];
  return [`/${row.file}`, ...imported.flatMap((name) => filesOf(manifest, name, seen))];
};

export type BuiltFiles = { readonly files: DocumentFiles; readonly build: string };

/**
 * From Vite's manifests: the entry from the client's, the one style sheet from the server's. Throws
 * where a build is not whole: the process must not start.
 */
export const readBuiltFiles = (client: string): BuiltFiles => {
  const text = readFileSync(join(client, '.vite/manifest.json'), 'utf8');
  const manifest = Manifest.decode(JSON.parse(text));
  const of = (source: string): readonly string[] =>
    E.isRight(manifest) ? filesOf(manifest.right, source) : [];
  const netText = readFileSync(join(client, '.vite/net-manifest.json'), 'utf8');
  const netManifest = Manifest.decode(JSON.parse(netText));
  const [net] = E.isRight(netManifest) ? filesOf(netManifest.right, netSource) : [];
  const scripts = of(entrySource);
  const [editor] = of(editorSource);
  const sources = E.isRight(manifest) ? Object.keys(manifest.right) : [];
  /** Of its module, or of the chunk of its name that holds it. */
  const filesOfIsland = (name: IslandName): readonly string[] => {
    const module = sources.find((source) => source.endsWith(`/${name}-island.tsx`));
    return [...new Set([rootChunk, module ?? name].flatMap(of))].filter(
      (file) => !scripts.includes(file),
    );
  };
  const style = readFileSync(join(client, '.vite/style-sheet'), 'utf8').trim();
  if (scripts.length === 0 || editor === undefined || net === undefined)
    throw new Error(`${client} holds no build; run npm run build.`);
  return {
    build: createHash('sha256')
      .update(text)
      .update(netText)
      .update(style)
      .digest('base64url')
      .slice(0, 12),
    files: {
      styles: `<link rel="stylesheet" href="/${style}">`,
      scripts,
      editor,
      net,
      hasMessages: true,
      islands: Object.fromEntries(islandNames.map((name) => [name, filesOfIsland(name)])),
      development: '',
    },
  };
};
