import type { Chrome } from '../domain/content/chrome.ts';
import type { ListedPage } from '../domain/content/listed-page.ts';
import type { Locale } from '../domain/locale/locales.ts';
import { localesOf } from '../domain/locale/markets.ts';
import type { Site } from '../domain/routing/sites.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { ContentError, HasContent, SiteRequest } from '../ports/content.ts';
import type { HasSitePages } from '../ports/site-pages.ts';

/** The pages of a site in one language. */
export type PagesInLocale = { readonly locale: Locale; readonly pages: readonly ListedPage[] };

/** The pages of a site in all of its languages, the default first; all of them, or none. */
export const listSitePages =
  ({
    channel,
    market,
  }: Pick<Site, 'channel' | 'market'>): RTE.ReaderTaskEither<
    HasSitePages,
    ContentError,
    readonly PagesInLocale[]
  > =>
  ({ sitePages }) =>
    pipe(
      [...localesOf(market)],
      TE.traverseArray((locale: Locale) =>
        pipe(
          sitePages.pages({ channel, locale }),
          TE.map((pages): PagesInLocale => ({ locale, pages })),
        ),
      ),
    );

/** A site in one language; the footer sorts its pages. */
export type SiteOverview = { readonly pages: readonly ListedPage[]; readonly chrome: Chrome };

/** Loads the content of `/llms.txt`. */
export const describeSite =
  (
    request: SiteRequest,
  ): RTE.ReaderTaskEither<HasSitePages & HasContent, ContentError, SiteOverview> =>
  ({ sitePages, content }) =>
    pipe(
      TE.Do,
      TE.apS('pages', sitePages.pages(request)),
      TE.apS('chrome', content.chrome(request)),
    );
