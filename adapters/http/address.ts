/**
 * Where an endpoint is and how it is asked, without any codec: the part of an endpoint's value that
 * every page loads (customer data). It imports nothing that weighs.
 */
import { withQuery, type QueryValues } from '../../core/domain/query/query.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { Fetch } from '../shared/fetch.ts';

/** The headers that say where a request comes from (storefront §7). */
export const scopeHeaders = { channel: 'x-channel', locale: 'x-locale' } as const;

/** The methods of the shop's endpoints. */
type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';

/** Method, paths and credentials of an endpoint. */
export type EndpointAddress = {
  readonly method: Method;
  /** Every path that gives the same answer; our own client asks the first one. */
  readonly paths: readonly [string, ...string[]];
  /** Whether the shop's session cookie travels with it. Such an endpoint is never cached. */
  readonly credentials: 'none' | 'session';
};

/** Where an API is, and how it is reached. */
export type ApiSettings = {
  /** Scheme, host and path before the API's own, without a slash at the end; empty in a page. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
};

/** A body as `fetch` takes it. Forms bring a content type of their own. */
export type WrittenBody = {
  readonly body: string | FormData | Uint8Array<ArrayBuffer>;
  readonly contentType?: string | undefined;
};

/** The headers of a scope. */
export const headersOfScope = ({
  channel,
  locale,
}: ShopScope): Readonly<Record<string, string>> => ({
  [scopeHeaders.channel]: channel,
  [scopeHeaders.locale]: locale,
});

/** The request for an endpoint at a base address. */
export const requestTo = (
  baseUrl: string,
  { method, paths: [path], credentials }: EndpointAddress,
  parts: {
    readonly headers: Readonly<Record<string, string>>;
    readonly query?: QueryValues | undefined;
    readonly written?: WrittenBody | undefined;
  },
): Request => {
  const { headers, query = {}, written } = parts;
  const contentType = written?.contentType;
  return new Request(withQuery(`${baseUrl}${path}`, query), {
    method,
    headers: {
      Accept: 'application/json',
      ...headers,
      ...(contentType !== undefined && { 'Content-Type': contentType }),
    },
    credentials: credentials === 'session' ? 'include' : 'same-origin',
    ...(written !== undefined && { body: written.body }),
  });
};
