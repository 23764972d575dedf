import { localizedUrlsOf, type LocalizedUrl } from '../domain/routing/localized-urls.ts';
import type { SiteConfiguration } from '../domain/routing/sites.ts';
import { E, type RTE } from '../fp.ts';
import type { HasLocalizedUrls } from '../ports/localized-urls.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import { reportOutage } from './report.ts';

/**
 * Of another application's page, by language; those of the start pages without an answer, logged.
 */
export const showLocalizedUrls =
  (
    sites: SiteConfiguration,
    scope: ShopScope,
    path: string,
  ): RTE.ReaderTaskEither<HasLocalizedUrls & HasLog, never, readonly LocalizedUrl[]> =>
  ({ localizedUrls, log }) =>
  async () => {
    const answer = await localizedUrls.of(scope, path)();
    if (E.isRight(answer)) return E.right(localizedUrlsOf(sites, scope.channel, answer.right));
    reportOutage(log, 'localized-urls', answer.left);
    return E.right(localizedUrlsOf(sites, scope.channel, {}));
  };
