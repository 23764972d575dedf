/**
 * Serves pages in turn by nothing but `renderToString`: the storefront's own components on data
 * that was loaded before, all but islands given as HTML. Bundled by build.ts; started as
 * `page-server.js {port} {data file}`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { IslandFrame } from '../../ui/web/islands/island-frame.tsx';
import { createStore } from '../../ui/web/islands/store.ts';
import { allLazyComponents } from '../../ui/web/navigation/lazy-component.tsx';
import type { PageData } from '../../ui/web/wire/page-data.ts';
import type { PageFragments } from '../../ui/web/wire/fragments.ts';
import { draw } from '../../ui/web/page/product-island.tsx';
import type { ShellData } from '../../ui/web/shell/shell-data.ts';

/** What a bare page is rendered from. */
type BareData = {
  readonly shell: ShellData;
  readonly page: PageData;
  readonly fragments: PageFragments;
};

const isBareData = (value: unknown): value is BareData =>
  typeof value === 'object' &&
  value !== null &&
  'shell' in value &&
  'page' in value &&
  'fragments' in value;

const isBareList = (value: unknown): value is readonly [BareData, ...BareData[]] =>
  Array.isArray(value) && value.length > 0 && value.every(isBareData);

const [port = '', file = ''] = process.argv.slice(2);
const pages: unknown = JSON.parse(readFileSync(file, 'utf8'));
if (!isBareList(pages)) throw new Error(`${file} holds no data of pages.`);
await allLazyComponents();

const islandEnd = '</shop-island>';

/** The content without the product, which is drawn anew. */
const restOf = (content: string): string =>
  content.slice(content.lastIndexOf(islandEnd) + islandEnd.length);

const drawProduct = ({ shell, page }: BareData): string => {
  const drawn = { page, place: { pathname: '/', search: '', hash: '' } };
  const loading = createStore<string | undefined>(undefined);
  const view = { shell, state: createStore(drawn), loading, go: () => undefined };
  return renderToString(
    createElement(IslandFrame, {
      view,
      drawn,
      onMissingKey: () => undefined,
      draw,
    }),
  );
};

let served = 0;

const server = createServer((_request, response) => {
  const data = pages[served % pages.length] ?? pages[0];
  served += 1;
  const { header, navigation, content, footer } = data.fragments;
  const html = Buffer.from(
    `<!DOCTYPE html><html><body>${header}${navigation}${drawProduct(data)}${restOf(content)}${footer}</body></html>`,
  );
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': html.length,
  });
  response.end(html);
});

server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
