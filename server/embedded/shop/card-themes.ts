import { CardThemesAnswer } from '../../../adapters/http/card/codecs.ts';
import { cardEndpoints } from '../../../adapters/http/card/endpoints.ts';
import type { Database } from '../../../adapters/postgres/database.ts';
import type { DesignOrder } from '../../../adapters/postgres/stores/facet-index.ts';
import {
  designStore,
  type FoundDesigns,
  type StoredDesign,
} from '../../../adapters/postgres/stores/designs.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { CardSort } from '../../../core/domain/products/card/cards.ts';
import { cardPageStart, cardSearchWords } from '../../../core/domain/products/card/find-cards.ts';
import type { CardOverview } from '../../../core/domain/products/card/overview.ts';
import { readCardOverview } from '../../../core/domain/products/card/overview-query.ts';
import { printQuery } from '../../../core/domain/query/query.ts';
import { E, type t } from '../../../core/fp.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

const orders = {
  sort: 'rank',
  popularity: 'popularity',
  created: 'created',
} as const satisfies Readonly<Record<CardSort, DesignOrder>>;

const questionOf = (locale: Locale, overview: CardOverview) => ({
  chosen: overview.filters,
  words: cardSearchWords(locale, overview.search),
  order: orders[overview.sort],
  start: cardPageStart(overview),
  size: overview.pageSize,
});

const themeOf = ({
  id,
  name,
  facets,
  facts: { shape, suite, ...facts },
  rank,
  popularity,
  createdAt,
}: StoredDesign) => ({
  id,
  name,
  occasion: facets['category']?.[0],
  piece: facets['product']?.[0],
  style: facets['style']?.[0],
  shape,
  colours: facets['color'] ?? [],
  labels: facets['label'] ?? [],
  suite,
  rank,
  popularity,
  created: createdAt.toISOString(),
  facts,
});

const answerOf = ({ designs, total, counts }: FoundDesigns): t.TypeOf<typeof CardThemesAnswer> => {
  const answer = {
    payload: {
      themes: designs.map(themeOf),
      total,
      counts: {
        aspectRatio: counts['aspectRatio'] ?? {},
        category: counts['category'] ?? {},
        color: counts['color'] ?? {},
        label: counts['label'] ?? {},
        product: counts['product'] ?? {},
        punching: counts['punching'] ?? {},
        style: counts['style'] ?? {},
      },
    },
  };
  if (CardThemesAnswer.is(answer)) return answer;
  throw new Error('A stored design of a card is no theme.');
};

/** The route of the designs of cards. */
export const cardThemeRoutes = ({
  database,
}: {
  readonly database: Database;
}): Readonly<Record<'cardThemes', Route>> => {
  const store = designStore(database, 'card');
  return {
    cardThemes: route(
      cardEndpoints.cardThemes,
      async ({ scope: { locale }, query: { themeId, ...asked } }) => {
        if (themeId === undefined)
          return E.right(
            answerOf(await store.find(questionOf(locale, readCardOverview(printQuery(asked))))),
          );
        const design = await store.design(themeId);
        return design === undefined
          ? E.left(refusal(404, 'design-unknown', 'themeId'))
          : E.right(answerOf({ designs: [design], total: 1, counts: {} }));
      },
    ),
  };
};
