import type { IncomingMessage, ServerResponse } from 'node:http';
import { RouterContextProvider } from 'react-router';

import { siteOrigin, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { routeRequest } from '../../core/domain/routing/route-request.ts';
import type { RouteDecision } from '../../core/domain/routing/route-decision.ts';
import {
  storefrontContext,
  type RoutedRequest,
  type StorefrontPorts,
} from '../../ui/web/context.ts';
import { acceptsEncoding } from '../http/accepted-encoding.ts';
import { nextNonce } from '../http/nonces.ts';
import {
  commonHeaders,
  createPolicy,
  pageSecurityHeaders,
  policyHeader,
} from '../http/security-headers.ts';
import { arrangeDocument } from './arrange-document.ts';
import { pageAddress } from './page-address.ts';
import { documentPath } from './document-path.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { splitPage, weave, weaveGzip } from './woven-page.ts';

/** What the storefront's pages are made with. */
export type StorefrontSettings = {
  readonly sites: SiteConfiguration;
  readonly ports: StorefrontPorts;
  readonly cache: PageCache;
  readonly isDevelopment: boolean;
  /** Renders a request: React Router's handler. */
  readonly render: (request: Request, context: RouterContextProvider) => Promise<Response>;
  /** Stands for the nonce while a page is rendered and kept; unguessable, so no content has it. */
  readonly nonceGap: string | undefined;
};

/** Answers page requests: routing first, then the cache, then React. */
export type Storefront = {
  /** Answers at once from the cache; false where the page has to be rendered. */
  readonly answerFromCache: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const isDataAddress = (url: string): boolean => /^[^?]*\.data(?:\?|$)/u.test(url);

const freshSecondsOf = (status: number, cacheControl: string | null): number => {
  const found = /s-maxage=(?<seconds>\d+)/u.exec(cacheControl ?? '')?.groups?.['seconds'];
  return status === 200 && found !== undefined ? Number(found) : 0;
};

/** Creates the page handler. */
export const createStorefront = (settings: StorefrontSettings): Storefront => {
  const { sites, ports, cache, isDevelopment, render, nonceGap } = settings;
  const documentHeaders = pageSecurityHeaders(sites.protocol === 'https');
  const contentSecurityPolicy = createPolicy(isDevelopment);

  const send = (request: IncomingMessage, response: ServerResponse, page: RenderedPage): void => {
    const nonce = nextNonce();
    const isGzip = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
    const copy = isGzip ? weaveGzip(page.body, nonce) : weave(page.body, nonce);
    const headers = [...page.headers, 'content-length', String(copy.bytes.length)];
    if (page.isHtml) headers.push(policyHeader, contentSecurityPolicy(nonce));
    if (isGzip) headers.push('content-encoding', 'gzip');
    response.writeHead(page.status, headers);
    if (request.method === 'HEAD') response.end(copy.giveBack);
    else response.end(copy.bytes, copy.giveBack);
  };

  const renderPage = async (
    decision: RoutedRequest,
    origin: string,
    url: string,
  ): Promise<RenderedPage> => {
    const context = new RouterContextProvider();
    const isDocument = !isDataAddress(url);
    const document = { parts: {}, html: '' };
    context.set(storefrontContext, { decision, sites, ports, isDocument, document, nonceGap });
    const answer = await render(new Request(`${origin}${url}`), context);
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') === true;
    const html = isHtml ? document.html : await answer.text();
    return {
      status: answer.status,
      headers: Object.entries({
        ...commonHeaders,
        ...Object.fromEntries(answer.headers),
        ...(isHtml ? documentHeaders : {}),
        vary: 'accept-encoding',
      }).flat(),
      isHtml,
      body: splitPage(isHtml && !isDevelopment ? arrangeDocument(html) : html, nonceGap),
      freshSeconds: freshSecondsOf(answer.status, answer.headers.get('cache-control')),
    };
  };

  const route = (request: IncomingMessage, url: string): RouteDecision => {
    const start = url.indexOf('?');
    const path = start === -1 ? url : url.slice(0, start);
    return routeRequest(sites, {
      method: request.method ?? 'GET',
      host: request.headers.host,
      rawPath: documentPath(path),
      search: start === -1 ? '' : url.slice(start),
    });
  };

  const keyOf = (host: string | undefined, address: string): string => `${host ?? ''}${address}`;

  const answer: Storefront['answer'] = async (request, response) => {
    const url = request.url ?? '/';
    // An absolute address or `*`: for proxies, which this is none of.
    if (!url.startsWith('/')) return refuse(response, 400, 'Bad Request');
    const decision = route(request, url);
    const isData = isDataAddress(url);
    if (decision.kind === 'misdirected') return refuse(response, 421, 'Misdirected Request');
    if (decision.kind === 'image') ports.log.report(decision.warning, { path: url.slice(0, 200) });
    if (decision.kind === 'image' || (decision.kind === 'redirect' && !isData))
      return redirect(response, decision.status, decision.location);
    if (!isRead(request))
      return refuse(response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    if (decision.kind === 'reserved') return refuse(response, 404, 'Not Found');
    const site = decision.kind === 'redirect' ? sites.defaultSite : decision.site;
    // The designer's query is its content; a page's is reduced to what changes the page.
    const address = decision.kind === 'designer' ? url : pageAddress(url);
    const make = (): Promise<RenderedPage> =>
      renderPage(decision, siteOrigin(sites, site), address);
    const isCached = decision.kind === 'page' && !isDevelopment;
    send(
      request,
      response,
      // By the site's host: any host may be asked for, and must not crowd out the pages.
      isCached ? await cache.get(keyOf(site.host, address), make) : await make(),
    );
  };

  return {
    answer,
    answerFromCache: (request, response) => {
      if (isDevelopment || !isRead(request)) return false;
      const page = cache.peek(keyOf(request.headers.host, pageAddress(request.url ?? '/')));
      if (page === undefined) return false;
      send(request, response, page);
      return true;
    },
  };
};

const redirect = (response: ServerResponse, status: number, location: string): void => {
  response.writeHead(status, {
    ...commonHeaders,
    location,
    'cache-control': status === 301 ? 'public, max-age=3600' : 'no-store',
    'content-length': 0,
  });
  response.end();
};

const refuse = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, {
    ...commonHeaders,
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
  });
  response.end(text);
};
