/**
 * Serves pages in turn by nothing but `renderToString`: the storefront's own components on data that
 * was loaded before, their static parts given as HTML. Bundled by build.ts; started as
 * `page-server.js {port} {data file}`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { App } from '../../ui/web/app.tsx';
import type { PageData } from '../../ui/web/page-data.ts';
import { allLazyComponents } from '../../ui/web/navigation/lazy-component.tsx';
import type { ShellData } from '../../ui/web/shell/shell-data.ts';
import { StaticHtmlContext } from '../../ui/web/static-html.tsx';
import type { StaticHtmlParts } from '../../ui/web/static-parts.ts';

/** What a bare page is rendered from. */
type BareData = {
  readonly shell: ShellData;
  readonly page: PageData;
  readonly parts: StaticHtmlParts;
};

const isBareData = (value: unknown): value is BareData =>
  typeof value === 'object' &&
  value !== null &&
  'shell' in value &&
  'page' in value &&
  'parts' in value;

const isBareList = (value: unknown): value is readonly [BareData, ...BareData[]] =>
  Array.isArray(value) && value.length > 0 && value.every(isBareData);

const [port = '', file = ''] = process.argv.slice(2);
const pages: unknown = JSON.parse(readFileSync(file, 'utf8'));
if (!isBareList(pages)) throw new Error(`${file} holds no data of pages.`);
await allLazyComponents();

let served = 0;

const server = createServer((_request, response) => {
  const { shell, page, parts } = pages[served % pages.length] ?? pages[0];
  served += 1;
  const app = createElement(App, { shell, page, onMissingKey: () => undefined });
  const html = Buffer.from(
    `<!DOCTYPE html><html><body>${renderToString(createElement(StaticHtmlContext, { value: parts }, app))}</body></html>`,
  );
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': html.length,
  });
  response.end(html);
});

server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
