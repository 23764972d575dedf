import { readPrefixes } from '../../../core/domain/routing/language-prefix.ts';
import { classifyLink, type LinkContext } from '../../../core/domain/routing/links.ts';
import { withOwnQuery, type PageKeys } from '../../../core/domain/routing/page-keys.ts';
import { readSlug } from '../../../core/domain/routing/slug-sanity.ts';

/** Path and query are those of the address at the time. */
export type LinkRules = Omit<LinkContext, 'path' | 'search'>;

/**
 * Marks of navigations that our own code starts:
 *
 * - `full-load`: the browser loads the address; even `location.assign` would be intercepted;
 * - `local`: only the address changes;
 * - `complete`: the address already has what links carry along;
 * - `choice`: like `complete`, and scroll position and focus stay, since only the choice changes.
 */
export type NavigationMark = 'full-load' | 'local' | 'complete' | 'choice';

/** The part of the `navigate` event that decides. */
export type NavigationRequest = Pick<
  NavigateEvent,
  'canIntercept' | 'hashChange' | 'downloadRequest' | 'formData' | 'navigationType' | 'info'
>;

/**
 * - `browser`: left to the browser;
 * - `rewrite`: cancelled, and started anew with what links carry along;
 * - `local`: shown at once, without asking the server;
 * - `page`: fetched and shown in place. `staysOnPage`: another state of the same page.
 */
type NavigationPlan =
  | { readonly kind: 'browser' | 'local' }
  | { readonly kind: 'rewrite'; readonly href: string }
  | { readonly kind: 'page'; readonly staysOnPage: boolean };

const browser: NavigationPlan = { kind: 'browser' };

/** Downloads, posts, reloads, hashes and what cannot be intercepted are the browser's. */
const isInterceptable = (request: NavigationRequest): boolean =>
  request.canIntercept &&
  !request.hashChange &&
  request.downloadRequest === null &&
  request.formData === null &&
  request.navigationType !== 'reload' &&
  request.info !== 'full-load';

/** A page of another language or platform has another header and footer. */
const prefixesOf = (pathname: string): string => {
  const slug = readSlug(pathname);
  if (slug.kind === 'refused') return '';
  const { prefix = '', platform } = readPrefixes(slug.path.segments);
  return `${platform} ${prefix}`;
};

/**
 * The link's address with what links carry along (decisions, "Links"); undefined where it takes a
 * full load.
 */
const pageAddress = (
  rules: LinkRules,
  keys: PageKeys,
  here: URL,
  there: URL,
): string | undefined => {
  const { pathname, search } = here;
  const link = classifyLink({ ...rules, path: pathname, search }, there.href);
  if (link.kind !== 'internal' || prefixesOf(pathname) !== prefixesOf(there.pathname)) {
    return undefined;
  }
  // Another state of this page: what campaigns put into the address stays.
  return new URL(link.href, here).pathname === pathname
    ? pathname +
        withOwnQuery(keys, search, [...there.searchParams]).replace(/^\?$/u, '') +
        there.hash
    : link.href;
};

/** Total: there is a plan for whatever the browser reports and whatever an address holds. */
export const planNavigation = (
  rules: LinkRules,
  keys: PageKeys,
  here: URL,
  there: URL,
  request: NavigationRequest,
): NavigationPlan => {
  if (!isInterceptable(request)) return browser;
  const href = pageAddress(rules, keys, here, there);
  if (href === undefined) return browser;
  if (request.info === 'local') return { kind: 'local' };
  const isChoice = request.info === 'choice';
  const isOwnDoing =
    isChoice || request.info === 'complete' || request.navigationType === 'traverse';
  if (!isOwnDoing && new URL(href, here).href !== there.href) return { kind: 'rewrite', href };
  return { kind: 'page', staysOnPage: isChoice || there.pathname === here.pathname };
};
