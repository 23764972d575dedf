import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { E, t } from '../../core/fp.ts';
import { islandNames, type IslandName } from '../../ui/web/islands/island-names.ts';
import type { DocumentFiles } from './document.ts';

/** Names the entry's row in the manifest. */
const entrySource = 'ui/web/boot/entry.client.ts';

const editorSource = 'ui/web/editor/editor.client.ts';

/** Mounts islands; vite.config.ts names it. */
const rootChunk = 'islands';

/** Draws each island (`ui/web/islands/islands.ts`): a module, or the chunk that holds it. */
const islandSources = {
  account: 'ui/web/shell/account-island.tsx',
  'account-dialog': 'ui/web/page/account-dialog-island.tsx',
  cart: 'ui/web/shell/cart-island.tsx',
  comparison: 'ui/web/page/comparison-island.tsx',
  countdown: 'ui/web/page/countdown-island.tsx',
  newsletter: 'ui/web/page/newsletter-island.tsx',
  product: 'product',
  'site-suggestion': 'ui/web/shell/site-suggestion-island.tsx',
  'whitelabel-bar': 'ui/web/shell/whitelabel-island.tsx',
} as const satisfies Readonly<Record<IslandName, string>>;

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
  const scripts = of(entrySource);
  const [editor] = of(editorSource);
  const filesOfIsland = (source: string): readonly string[] =>
    [...new Set([rootChunk, source].flatMap(of))].filter((file) => !scripts.includes(file));
  const style = readFileSync(join(client, '.vite/style-sheet'), 'utf8').trim();
  if (scripts.length === 0 || editor === undefined)
    throw new Error(`${client} holds no build; run npm run build.`);
  return {
    build: createHash('sha256').update(text).update(style).digest('base64url').slice(0, 12),
    files: {
      styles: `<link rel="stylesheet" href="/${style}">`,
      scripts,
      editor,
      hasMessages: true,
      islands: Object.fromEntries(
        islandNames.map((name) => [name, filesOfIsland(islandSources[name])]),
      ),
      development: '',
    },
  };
};
