import { join } from 'node:path';
import { build } from 'vite';

import { shortClassNames } from '../../scripts/vite/class-names.ts';
import { root, workFolder } from '../shop.ts';

const folder = join(workFolder, 'bare');

/** Bundles the bare page's server as the shop's own server is bundled; answers its path. */
export const buildBarePage = async (): Promise<string> => {
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    cacheDir: join(root, '.cache/vite'),
    oxc: { jsx: { runtime: 'automatic' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [{ find: /^react-router$/u, replacement: join(root, 'bench/bare/no-router.ts') }],
      // Two copies of React would not know each other's contexts.
      dedupe: ['react', 'react-dom'],
    },
    ssr: { noExternal: true },
    css: { modules: { generateScopedName: shortClassNames(root, 'ui') } },
    build: {
      ssr: join(root, 'bench/bare/page-server.ts'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
    },
  });
  return join(folder, 'page-server.js');
};
