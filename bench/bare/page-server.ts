/**
 * Serves pages in turn by nothing but `renderToString`: the product of each is drawn anew by the
 * storefront's own components, on data that was loaded before; the rest of the document is given as
 * HTML. Bundled by build.ts; started as `page-server.js {port} {data file} {folder of the built client}`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import type { CompiledMessages } from '../../ui/messages/format-message.ts';
import { IslandFrame } from '../../ui/web/islands/island-frame.tsx';
import { createStore } from '../../ui/web/islands/store.ts';
import { allLazyComponents } from '../../ui/web/navigation/lazy-component.tsx';
import type { PageData } from '../../ui/web/wire/page-data.ts';
import { draw } from '../../ui/web/page/product-island.tsx';
import { ServerHtmlContext } from '../../ui/web/page/server-html.tsx';
import type { ShellData } from '../../ui/web/shell/shell-data.ts';

/** A page as the shop answers it, and what its product is drawn from. */
type BareData = {
  readonly document: string;
  readonly path: string;
  readonly search: string;
  readonly shell: ShellData;
  readonly page: PageData;
};

type BarePage = {
  readonly before: string;
  readonly drawProduct: () => string;
  readonly after: string;
};

const isBareData = (value: unknown): value is BareData =>
  typeof value === 'object' &&
  value !== null &&
  ['document', 'path', 'search', 'shell', 'page'].every((name) => name in value);

const isBareList = (value: unknown): value is readonly [BareData, ...BareData[]] =>
  Array.isArray(value) && value.length > 0 && value.every(isBareData);

const [port = '', file = '', client = ''] = process.argv.slice(2);
const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
if (!isBareList(read)) throw new Error(`${file} holds no data of pages.`);
await allLazyComponents();

const islandStart = /<shop-island id="product"[^>]* data-messages="(?<messages>[^"]*)">/u;
const usps = /<div data-part="usps">(?<html>.*?<\/ul><\/div>)<\/div>/su;

const hasMessages = (value: unknown): value is { readonly default: CompiledMessages } =>
  typeof value === 'object' && value !== null && 'default' in value;

/** The texts of a built file. */
const messagesOf = async (href: string): Promise<CompiledMessages> => {
  const module: unknown = await import(join(client, href));
  if (!hasMessages(module)) throw new Error(`${href} holds no texts.`);
  return module.default;
};

const barePage = async ({ document, path, search, shell, page }: BareData): Promise<BarePage> => {
  const island = islandStart.exec(document);
  if (island === null) throw new Error(`${path} has no product.`);
  const start = island.index + island[0].length;
  const end = document.indexOf('</shop-island>', start);
  const [shared, own] = await Promise.all(
    [shell.messageFile ?? '', island.groups?.['messages'] ?? ''].map(messagesOf),
  );
  const drawn = { page, place: { pathname: path, search, hash: '' } };
  const loading = createStore<string | undefined>(undefined);
  const frame = {
    view: { shell, state: createStore(drawn), loading, go: () => undefined },
    drawn,
    messages: { ...shared, ...own },
    onMissingKey: () => undefined,
    draw,
  };
  const parts = { usps: usps.exec(document)?.groups?.['html'] ?? '' };
  const drawProduct = (): string =>
    renderToString(
      createElement(ServerHtmlContext, { value: parts }, createElement(IslandFrame, frame)),
      { identifierPrefix: 'product-' },
    );
  if (drawProduct() !== document.slice(start, end))
    throw new Error(`${path}${search} is not drawn as the shop draws it.`);
  return { before: document.slice(0, start), drawProduct, after: document.slice(end) };
};

const [first, ...others] = read;
const pages = [await barePage(first), ...(await Promise.all(others.map(barePage)))] as const;

let served = 0;

const server = createServer((_request, response) => {
  const { before, drawProduct, after } = pages[served % pages.length] ?? pages[0];
  served += 1;
  const html = Buffer.from(`${before}${drawProduct()}${after}`);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': html.length,
  });
  response.end(html);
});

server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
