import { test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import {
  indexDesigns,
  type FacetAnswer,
  type FacetQuestion,
} from '../../../../adapters/postgres/stores/facet-index.ts';
import {
  cardThemeValues,
  type CardTheme,
} from '../../../../core/domain/products/card/card-theme.ts';
import { cardFilterKeys } from '../../../../core/domain/products/card/cards.ts';
import {
  cardPageStart,
  cardSearchWords,
  findCards,
} from '../../../../core/domain/products/card/find-cards.ts';
import {
  initialCardOverview,
  type CardOverview,
} from '../../../../core/domain/products/card/overview.ts';
import { foldedWords } from '../../../../core/domain/text/fold-text.ts';
import { anyAskedCardOverview, anyCardThemes } from '../../../arbitraries/card.ts';

const answerTo = (themes: readonly CardTheme[], overview: CardOverview): FacetAnswer => {
  const { ask } = indexDesigns(
    themes.map((theme) => ({
      ...theme,
      words: foldedWords(theme.name),
      facets: cardThemeValues(theme),
    })),
  );
  const question: FacetQuestion = {
    chosen: overview.filters,
    words: cardSearchWords('de-DE', overview.search),
    order: overview.sort === 'sort' ? 'rank' : overview.sort,
    start: cardPageStart(overview),
    size: overview.pageSize,
  };
  return ask(question);
};

property.prop([anyCardThemes, anyAskedCardOverview])(
  'an index finds and counts what is found one by one',
  (themes, overview) => {
    const { themes: found, total, counts } = findCards('de-DE', themes, overview);
    const answer = answerTo(themes, overview);
    expect([answer.ids, answer.total]).toEqual([found.map(({ id }) => id), total]);
    for (const key of cardFilterKeys) expect(answer.counts[key] ?? {}).toEqual(counts[key]);
  },
);

test('an index of nothing finds nothing', () => {
  expect(answerTo([], initialCardOverview)).toEqual({ ids: [], total: 0, counts: {} });
});
