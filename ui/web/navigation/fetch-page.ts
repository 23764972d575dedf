import { payloadPath } from '../../../core/domain/routing/payload-path.ts';
import { readServed } from '../audience/served.ts';
import type { PayloadOf } from '../requests/loaded-page.ts';
import type { PageFragments } from '../wire/fragments.ts';

/** `url` is where it lies after all redirects. */
export type FetchedPage<Page> = {
  readonly url: URL;
  readonly page: Page;
  readonly fragments: PageFragments;
};

/**
 * - `elsewhere`: an address that takes a full load;
 * - `unreadable`: no payload; a full load shows what it is;
 * - `outdated`: from a newer build than this document's scripts;
 * - `unreachable`: no answer.
 */
type PageAnswer<Page> =
  | { readonly kind: 'page'; readonly fetched: FetchedPage<Page> }
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'outdated'; readonly fetched: FetchedPage<Page> }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unreachable' };

/** As many as browsers follow. */
const mostRedirects = 20;

/** Our own server makes payloads, so the form is proof enough. */
const isPayload = <Page>(value: object): value is PayloadOf<Page> =>
  'kind' in value &&
  (value.kind === 'page' ? 'page' in value && 'fragments' in value : value.kind === 'redirect');

const readPayload = <Page>(text: string): PayloadOf<Page> | undefined => {
  try {
    const value = readServed(text);
    return value && isPayload<Page>(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

type Answered<Page> =
  | { readonly kind: 'payload'; readonly payload: PayloadOf<Page> }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unreachable' };

/** Answers other than a payload (a redirect over HTTP, HTML) are `unreadable`. */
const ask = async <Page>(
  { pathname, search }: URL,
  signal: AbortSignal,
): Promise<Answered<Page>> => {
  try {
    const answer = await fetch(payloadPath(pathname) + search, { signal, redirect: 'manual' });
    // An answer that ends too early throws here.
    const payload = readPayload<Page>(await answer.text());
    return payload === undefined ? { kind: 'unreadable' } : { kind: 'payload', payload };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'unreachable' };
  }
};

/**
 * Fetches a page's payload and follows its redirects while `isOwnPage` allows to show them in
 * place. Rejects only when `signal` is aborted.
 */
export const fetchPage = async <Page>(
  build: string,
  start: URL,
  signal: AbortSignal,
  isOwnPage: (url: URL) => boolean,
): Promise<PageAnswer<Page>> => {
  let url = start;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    // In sequence: each answer says where the next one lies.
    const answered = await ask<Page>(url, signal);
    if (answered.kind !== 'payload') return answered;
    const { payload } = answered;
    if (payload.kind === 'page') {
      const { page, fragments } = payload;
      const kind = payload.build === build ? 'page' : 'outdated';
      return { kind, fetched: { url, page, fragments } };
    }
    const next = URL.parse(payload.location, url);
    if (next === null) return { kind: 'unreadable' };
    next.hash ||= url.hash;
    if (!isOwnPage(next)) return { kind: 'elsewhere', href: next.href };
    url = next;
  }
  return { kind: 'unreadable' };
};
