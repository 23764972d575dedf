/** Without any codec: every page loads this part of an endpoint's value (customer data). */
import { withQuery, type QueryValues } from '../../core/domain/query/query.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { Fetch } from '../shared/fetch.ts';

export const scopeHeaders = { channel: 'x-channel', locale: 'x-locale' } as const;

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';

export type EndpointAddress = {
  readonly method: Method;
  /** All give the same answer; our own client asks the first one. */
  readonly paths: readonly [string, ...string[]];
  /** Whether the session cookie travels along; such an endpoint is never cached. */
  readonly credentials: 'none' | 'session';
};

export type ApiSettings = {
  /** Scheme, host and path, without a slash at the end; empty in a page. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
};

/** As `fetch` takes it; forms bring their own content type. */
export type WrittenBody = {
  readonly body: string | FormData | Uint8Array<ArrayBuffer>;
  readonly contentType?: string | undefined;
};

export const headersOfScope = ({
  channel,
  locale,
}: ShopScope): Readonly<Record<string, string>> => ({
  [scopeHeaders.channel]: channel,
  [scopeHeaders.locale]: locale,
});

/** Makes the request for an endpoint at a base address. */
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
