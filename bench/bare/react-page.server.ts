/** Serves the bare page of React, so that Lighthouse can say in the same run what React alone costs. */
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';

import { root } from '../shop.ts';
import { ReactPage } from './react-page.ts';

/** The page's script: React and the page, minified as the shop's are. */
const buildScript = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    cacheDir: join(root, '.cache/vite'),
    mode: 'production',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: join(root, 'bench/bare/react-page.client.ts') },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  const chunk = built && 'output' in built ? built.output[0] : undefined;
  if (chunk === undefined) throw new Error('The bare page of React was not built.');
  return chunk.code;
};

/** Opens the page at `/` of a port; both of its answers are compressed beforehand. */
export const serveReactPage = async (port: number): Promise<Server> => {
  const script = brotliCompressSync(await buildScript());
  const page = brotliCompressSync(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page of React</title>` +
      `<meta name="viewport" content="width=device-width"><meta name="description" content="Bare">` +
      `<script type="module" src="/script.js"></script></head>` +
      `<body><div id="app">${renderToString(createElement(ReactPage))}</div></body></html>`,
  );
  const server = createServer(({ url }, response) => {
    const isScript = url === '/script.js';
    const body = isScript ? script : page;
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return server;
};
