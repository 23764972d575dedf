import { readPrefixes } from '../../../core/domain/routing/language-prefix.ts';
import { classifyLink, type LinkContext } from '../../../core/domain/routing/links.ts';
import { withOwnQuery, type PageKeys } from '../../../core/domain/routing/page-keys.ts';
import { readSlug } from '../../../core/domain/routing/slug-sanity.ts';

/** What a page knows of links; the path and the query are those of the address at the time. */
export type LinkRules = Omit<LinkContext, 'path' | 'search'>;

/**
 * What our own code says of a navigation that it starts:
 * - `full-load`: the browser loads the address; even `location.assign` would be intercepted;
 * - `local`: only the address changes, the page has all that it needs for it;
 * - `complete`: the address already has what is carried along;
 * - `choice`: like `complete`, and it leads to the same page after another choice, so the scroll
 *   position and the focus stay.
 */
export type NavigationMark = 'full-load' | 'local' | 'complete' | 'choice';

/** The part of the browser's `navigate` event that decides what is done. */
export type NavigationRequest = Pick<
  NavigateEvent,
  'canIntercept' | 'hashChange' | 'downloadRequest' | 'formData' | 'navigationType' | 'info'
>;

/**
 * What is done with a navigation:
 * - `browser`: left to the browser;
 * - `rewrite`: cancelled, and started anew to an address with what links carry along;
 * - `local`: shown at once, without asking the server;
 * - `page`: the page is fetched and shown in place. `staysOnPage`: another state of the same page.
 */
type NavigationPlan =
  | { readonly kind: 'browser' | 'local' }
  | { readonly kind: 'rewrite'; readonly href: string }
  | { readonly kind: 'page'; readonly staysOnPage: boolean };

const browser: NavigationPlan = { kind: 'browser' };

/** Downloads, posts, reloads, hashes and what must not be intercepted are the browser's. */
const isInterceptable = (request: NavigationRequest): boolean =>
  request.canIntercept &&
  !request.hashChange &&
  request.downloadRequest === null &&
  request.formData === null &&
  request.navigationType !== 'reload' &&
  request.info !== 'full-load';

/** Language and platform: a page of another language or platform has other surroundings. */
const prefixesOf = (pathname: string): string => {
  const slug = readSlug(pathname);
  if (slug.kind === 'refused') return '';
  const { prefix = '', platform } = readPrefixes(slug.path.segments);
  return `${platform} ${prefix}`;
};

/**
 * The address of a page with the same surroundings that a link leads to, with the parameters that
 * links carry along (decisions, "Links"); undefined where it takes a full load.
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
  // A link to this page in another state: what campaigns put into the address stays.
  return new URL(link.href, here).pathname === pathname
    ? pathname +
        withOwnQuery(keys, search, [...there.searchParams]).replace(/^\?$/u, '') +
        there.hash
    : link.href;
};

/**
 * Decides what is done with a navigation from `here`, a page of a kind, to `there`. Total: whatever
 * the browser tells and whatever an address holds, there is a plan.
 */
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
