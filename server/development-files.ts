import type { DevEnvironment, ViteDevServer } from 'vite';

import type { BuiltFiles } from './pages/built-files.ts';

/** The client entry as Vite serves it. */
const scripts = ['/ui/web/boot/entry.client.ts'];

/** The visual editor's script as Vite serves it. */
const editor = '/ui/web/editor/editor.client.ts';

/** Hot updates of components need this before the first of them is loaded. */
const refreshPreamble = `import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type`;

type ModuleNode = NonNullable<Awaited<ReturnType<DevEnvironment['moduleGraph']['getModuleByUrl']>>>;

/** The style sheets that a module imports, directly or through others, in their order. */
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
 * What stands for the files of a build in development. All styles that the server's modules import
 * stand in the document, so that they are there before any script; the client entry takes them out
 * again when its scripts have brought their own.
 */
export const developmentFiles = async (vite: ViteDevServer): Promise<BuiltFiles> => {
  // What comes in chunks of its own in production brings styles, too.
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
      islands: {},
      styles: `<style data-development>${texts.join('\n')}</style>`,
      development: `<script type="module" src="/@vite/client"></script><script type="module">${refreshPreamble}</script>`,
    },
  };
};
