import type { CardTheme } from '../../../core/domain/products/card/card-theme.ts';
import { E, TE, pipe, type t } from '../../../core/fp.ts';
import type { CardThemeError, CardThemes } from '../../../core/ports/card/card-themes.ts';
import type { ApiSettings } from '../address.ts';
import { callEndpoint, isMissing, outageOf } from '../call-endpoint.ts';
import type { CardThemesAnswer } from './codecs.ts';
import { cardEndpoints } from './endpoints.ts';

type WireTheme = t.TypeOf<typeof CardThemesAnswer>['payload']['themes'][number];

const readTheme = ({ created, ...theme }: WireTheme): CardTheme => ({
  ...theme,
  created: Date.parse(created),
});

/** Themes from the shop API. */
export const httpCardThemes = (api: ApiSettings): CardThemes => {
  const unavailable = outageOf('themes-unavailable');
  return {
    theme: (scope, id) =>
      pipe(
        callEndpoint(api, cardEndpoints.cardThemes, {
          scope,
          query: { themeId: id },
          body: undefined,
        }),
        TE.mapLeft((error): CardThemeError =>
          isMissing(error) ? { kind: 'theme-not-found', id } : unavailable(error),
        ),
        // Without an id the API answers an overview.
        TE.flatMapEither(({ payload }): E.Either<CardThemeError, CardTheme> => {
          const found = payload.themes.find((theme) => theme.id === id);
          return found === undefined
            ? E.left({ kind: 'theme-not-found', id })
            : E.right(readTheme(found));
        }),
      ),
    overview: (scope, { filters, search, sort, page, pageSize }) =>
      pipe(
        callEndpoint(api, cardEndpoints.cardThemes, {
          scope,
          query: {
            ...filters,
            q: search,
            sort,
            page: String(page),
            pageSize: String(pageSize),
          },
          body: undefined,
        }),
        TE.bimap(unavailable, ({ payload: { themes, total, counts } }) => ({
          themes: themes.map(readTheme),
          total,
          counts,
        })),
      ),
  };
};
