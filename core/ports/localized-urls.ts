import type { SaidUrls } from '../domain/routing/localized-urls.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** Why it is not known where a page is in other languages. */
export type LocalizedUrlsError = Outage<'localized-urls-unavailable'>;

/** Addresses of a page in other languages (storefront §7: `localized-urls`). */
export type LocalizedUrls = {
  /**
   * Addresses by locale of the page at a path of the scope's site; unchecked, and without those
   * locales that do not have the page.
   */
  readonly of: (scope: ShopScope, path: string) => TE.TaskEither<LocalizedUrlsError, SaidUrls>;
};

/** An environment that knows pages in other languages. */
export type HasLocalizedUrls = { readonly localizedUrls: LocalizedUrls };
