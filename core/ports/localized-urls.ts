import type { SaidUrls } from '../domain/routing/localized-urls.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

export type LocalizedUrlsError = Outage<'localized-urls-unavailable'>;

/** Storefront §7: `localized-urls`. */
export type LocalizedUrls = {
  /** Unchecked addresses of the page at a path, by the locales that have it. */
  readonly of: (scope: ShopScope, path: string) => TE.TaskEither<LocalizedUrlsError, SaidUrls>;
};

export type HasLocalizedUrls = { readonly localizedUrls: LocalizedUrls };
