/**
 * Serves one page by nothing but `renderToPipeableStream`: the storefront's own components on data
 * that was loaded before; its static parts are given as HTML, as the browser's router gets them. Bundled by build.ts; started as `page-server.js {port} {data file}`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

import App, { Layout } from '../../ui/web/root.tsx';
import Page from '../../ui/web/routes/page.tsx';
import { E, t } from '../../core/fp.ts';
import { show } from './no-router.ts';

const [port = '', file = ''] = process.argv.slice(2);
const loaded = t.type({ root: t.unknown, page: t.unknown });
const data = loaded.decode(JSON.parse(readFileSync(file, 'utf8')));
if (E.isLeft(data)) throw new Error(`${file} holds no page's data.`);
show(data.right, createElement(Page));

const server = createServer((_request, response) => {
  const chunks: Buffer[] = [];
  const body = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      const html = Buffer.concat(chunks);
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': html.length,
      });
      response.end(html);
      done();
    },
  });
  const { pipe } = renderToPipeableStream(createElement(Layout, null, createElement(App)), {
    onAllReady: () => pipe(body),
    onError: (error) => {
      throw error;
    },
  });
});

server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
