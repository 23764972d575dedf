import { emptyChrome, type Chrome } from '../domain/content/chrome.ts';
import type { Page } from '../domain/content/page.ts';
import { slugOfRoute } from '../domain/content/page-slugs.ts';
import { emptyNavigation, type Navigation } from '../domain/navigation/navigation.ts';
import type { ProductAddress } from '../domain/products/configuration-address.ts';
import { readDesignOverviewSlug } from '../domain/products/overviews.ts';
import { siteUrl, type Site, type SiteConfiguration } from '../domain/routing/sites.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { ContentError, HasContent, PageRequest, SiteRequest } from '../ports/content.ts';
import type { HasLog } from '../ports/log.ts';
import { pageBelowOverview } from './overview-pages.ts';
import { reportSafely } from './report.ts';

/** The page at a path; parts that could not be decoded are refused blocks. */
export const showPage =
  (request: PageRequest): RTE.ReaderTaskEither<HasContent, ContentError, Page> =>
  ({ content }) => {
    const below = readDesignOverviewSlug(request.slug);
    if (below === undefined) return content.page(request);
    return pipe(
      content.page({ ...request, slug: below.root }),
      TE.flatMapEither((page) =>
        E.fromNullable<ContentError>({ kind: 'page-not-found', slug: request.slug })(
          pageBelowOverview(page, request.locale, below.path),
        ),
      ),
    );
  };

/** The address of a product's page, where there is one: a path on the site that asks. */
export const productHref =
  (
    sites: SiteConfiguration,
    asking: Site,
    { site, page: { locale, platform, route }, path }: ProductAddress,
  ): RTE.ReaderTaskEither<HasContent, ContentError, string> =>
  (environment) =>
    pipe(
      showPage({ channel: site.channel, locale, platform, slug: slugOfRoute(route) })(environment),
      TE.map(() => (site.host === asking.host ? path : siteUrl(sites, site, path))),
    );

const orEmpty =
  <A>(part: string, empty: A, { log }: HasLog) =>
  (asked: TE.TaskEither<ContentError, A>): TE.TaskEither<never, A> =>
  async () =>
    pipe(
      await asked(),
      E.getOrElse((error): A => {
        reportSafely(log, 'content-unavailable', { part, reason: error.kind });
        return empty;
      }),
      E.right,
    );

/** The chrome of a site; empty, and logged, without an answer. */
export const showChrome =
  (request: SiteRequest): RTE.ReaderTaskEither<HasContent & HasLog, never, Chrome> =>
  ({ content, log }) =>
    pipe(content.chrome(request), orEmpty('chrome', emptyChrome, { log }));

/** The navigation of a site; empty, and logged, without an answer. */
export const showNavigation =
  (request: SiteRequest): RTE.ReaderTaskEither<HasContent & HasLog, never, Navigation> =>
  ({ content, log }) =>
    pipe(content.navigation(request), orEmpty('navigation', emptyNavigation, { log }));
