import type { DevEnvironment, ViteDevServer } from 'vite';

import type { BuiltFiles } from './pages/built-files.ts';

const scripts = ['/ui/web/boot/entry.client.ts'];

const net = '/ui/web/audience/net-view.client.ts';

const editor = '/ui/web/editor/editor.client.ts';

/** Hot updates of components need this before the first of them is loaded. */
const refreshPreamble = `import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type`;

type ModuleNode = NonNullable<Awaited<ReturnType<DevEnvironment['moduleGraph']['getModuleByUrl']>>>;

/** Imported directly or through others, in order. */
const styleSheets = (module: ModuleNode, seen = new Set<ModuleNode>()): readonly string[] => {
  if (seen.has(module)) return [];
  seen.add(module);
  if (module.url.endsWith('.css')) return [module.url];
  return [...module.importedModules].flatMap((imported) => styleSheets(imported, seen));
};

const textOf = async (vite: ViteDevServer, url: string): Promise<string> => {
  const { default: text }: { default?: unknown } = await vite.ssrLoadModule(`${url}?inline`);
  return typeof text === 'string' ? text : '';
};

/**
 * The files of a build, in development. All styles of the server's modules stand in the document
 * before any script; the client entry removes them when its scripts have brought their own.
 */
export const developmentFiles = async (vite: ViteDevServer): Promise<BuiltFiles> => {
  // Chunks of production bring styles, too.
  const { allLazyComponents }: { allLazyComponents?: () => Promise<void> } =
    await vite.ssrLoadModule('/ui/web/navigation/lazy-component.tsx');
  await allLazyComponents?.();
  const graph = vite.environments['ssr']?.moduleGraph;
  const root = await graph?.getModuleByUrl('/server/pages/render.tsx');
  const sheets = root === undefined ? [] : styleSheets(root);
  const texts = await Promise.all(sheets.map((url) => textOf(vite, url)));
  return {
    build: 'development',
    files: {
      scripts,
      editor,
      net,
      islands: {},
      styles: `<style data-development>${texts.join('\n')}</style>`,
      development: `<script type="module" src="/@vite/client"></script><script type="module">${refreshPreamble}</script>`,
    },
  };
};
