/** The cards channel's overview and themes. */
import type { CardTheme } from '../../domain/products/card/card-theme.ts';
import type { CardThemePage } from '../../domain/products/card/find-cards.ts';
import { readCardOverview } from '../../domain/products/card/overview-query.ts';
import { TE, type RTE } from '../../fp.ts';
import type { CardThemeError, HasCardThemes } from '../../ports/card/card-themes.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { outagesReported } from '../report.ts';

const failed = 'overview-container-load-failed';

/** The themes that the query of an overview page asks for; a failure is logged (storefront §8). */
export const showCardOverview =
  (
    scope: ShopScope,
    search: string,
  ): RTE.ReaderTaskEither<HasCardThemes & HasLog, CardThemeError, CardThemePage> =>
  (environment) =>
    outagesReported(
      environment,
      'themes',
      environment.cardThemes.overview(scope, readCardOverview(search)),
      failed,
    );

/** The theme at `/themes/{id}`; an empty id is as good as an unknown one (storefront §5). */
export const showCardTheme =
  (
    scope: ShopScope,
    id: string,
  ): RTE.ReaderTaskEither<HasCardThemes & HasLog, CardThemeError, CardTheme> =>
  (environment) =>
    id.trim() === ''
      ? TE.left({ kind: 'theme-not-found', id })
      : outagesReported(environment, 'themes', environment.cardThemes.theme(scope, id), failed);
