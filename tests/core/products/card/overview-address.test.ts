import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { languages, localeTable, locales } from '../../../../core/domain/locale/locales.ts';
import { cardFilterKeys } from '../../../../core/domain/products/card/cards.ts';
import { cardFilterVocabulary } from '../../../../core/domain/products/card/filter-vocabulary.ts';
import {
  cardOverviewAt,
  cardOverviewPathKeys,
  cardOverviewPathOf,
  cardOverviewPaths,
  cardOverviewRoot,
  cardOverviewSlug,
  cardOverviewWord,
  printCardOverviewAddress,
  readCardOverviewAddress,
  readCardOverviewSlug,
} from '../../../../core/domain/products/card/overview-address.ts';
import { printCardOverview } from '../../../../core/domain/products/card/overview-query.ts';
import {
  applyCardOverviewCommand,
  initialCardOverview,
  pageOfCards,
  pagesBeside,
  type CardOverview,
  type CardOverviewCommand,
} from '../../../../core/domain/products/card/overview.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import { fullSlugOf } from '../../../../core/domain/routing/story-folders.ts';
import { anyCardOverviewCommand } from '../../../arbitraries/card.ts';

const anyLanguage = fc.constantFrom(...languages);
const anyPath = fc.constantFrom(...cardOverviewPaths);

/** A value that designs have. */
const anyKnownToggle: fc.Arbitrary<CardOverviewCommand> = fc
  .constantFrom(...cardFilterKeys)
  .chain((key) =>
    fc.record({
      kind: fc.constant('toggle-filter' as const),
      key: fc.constant(key),
      value: fc.constantFrom<string>(...cardFilterVocabulary[key]),
    }),
  );

const anyOverview: fc.Arbitrary<CardOverview> = fc
  .array(fc.oneof(anyKnownToggle, anyCardOverviewCommand), { maxLength: 6 })
  .map((commands) => commands.reduce(applyCardOverviewCommand, initialCardOverview));

describe('addresses of the overview of cards', () => {
  test('have a word for each occasion, label and colour, and no word for two', () => {
    expect(cardOverviewPaths).toHaveLength(
      cardOverviewPathKeys.flatMap((key) => cardFilterVocabulary[key]).length,
    );
    for (const language of languages) {
      const words = cardOverviewPaths.map((path) => cardOverviewWord(language, path) ?? '');
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) {
        const slug = `${cardOverviewRoot(language)}/${word}`;
        expect(fullSlugOf('folder', slug)).toBe(`folder/pages/${slug}`);
      }
    }
    expect(cardOverviewSlug('de', { key: 'category', value: 'weihnachten-privat' })).toBe(
      'kartendesigns/weihnachten',
    );
  });

  property.prop([fc.constantFrom(...locales), anyOverview])(
    'are read back, in every locale',
    (locale, overview) => {
      const { language } = localeTable[locale];
      const address = printCardOverviewAddress(language, overview);
      expect(readCardOverviewAddress(language, address)).toEqual(overview);
    },
  );

  property.prop([anyLanguage, anyOverview, anyPath])(
    'are one for a page and its query',
    (language, overview, path) => {
      const word = cardOverviewWord(language, path);
      const search = printCardOverview(overview);
      const ofPage = readCardOverviewAddress(language, { word, search });
      expect(ofPage).toEqual(cardOverviewAt(path, search));
      const values = [path.value, ...overview.filters[path.key]].map((value) => ['', value]);
      const both = cardOverviewAt(
        undefined,
        printCardOverview({
          ...overview,
          filters: {
            ...overview.filters,
            [path.key]: values.flatMap(([, value]) => value ?? []).slice(0, 20),
          },
        }),
      );
      expect(printCardOverviewAddress(language, cardOverviewAt(path, search))).toEqual(
        printCardOverviewAddress(language, both),
      );
    },
  );

  property.prop([anyLanguage, anyPath])('are slugs of pages', (language, path) => {
    const slug = cardOverviewSlug(language, path);
    expect(readCardOverviewSlug(slug)).toEqual({ root: cardOverviewRoot(language), path });
    expect(readCardOverviewSlug(`${slug}/further`)).toBeUndefined();
    const word = cardOverviewWord(language, path) ?? '';
    expect(cardOverviewPathOf(language, word)).toEqual(path);
    expect(printCardOverviewAddress(language, cardOverviewAt(path, ''))).toEqual({
      word,
      search: '',
    });
  });

  test.each(['', 'kartendesigns', 'kartendesigns/quatsch', 'kartendesigns/wedding', 'x/hochzeit'])(
    'are none at %j',
    (slug) => {
      expect(readCardOverviewSlug(slug)).toBeUndefined();
    },
  );

  test('of unknown words and values without a page are none', () => {
    expect(readCardOverviewAddress('de', { word: 'quatsch', search: '' })).toBeUndefined();
    expect(cardOverviewWord('de', { key: 'color', value: 'mauve' })).toBeUndefined();
    expect(cardOverviewSlug('de', { key: 'color', value: 'constructor' })).toBe('kartendesigns');
    const unknown = cardOverviewAt(undefined, 'color[]=mauve');
    expect(printCardOverviewAddress('de', unknown)).toEqual({
      word: undefined,
      search: 'color[]=mauve',
    });
  });

  test('choose the occasion of an occasion and a colour', () => {
    const both = cardOverviewAt({ key: 'color', value: 'green' }, 'category[]=taufe');
    expect(printCardOverviewAddress('fr', both)).toEqual({
      word: 'bapteme',
      search: 'color[]=green',
    });
  });

  test('are cached by what designs have, without what is usual', () => {
    const search =
      'style[]=mauve&style[]=photo&style[]=floral&page=1&pageSize=12&sort=sort&q=%20&page=2&x=1';
    expect(acceptedQuery('design-overview', search)).toEqual([
      ['style', 'floral'],
      ['style', 'photo'],
    ]);
    expect(acceptedQuery('design-overview', 'q=Anna&pageSize=48&sort=created&page=3')).toEqual([
      ['q', 'Anna'],
      ['sort', 'created'],
      ['page', '3'],
      ['pageSize', '48'],
    ]);
  });

  test('lead from a page to its neighbours and the ends', () => {
    const at = (page: number, total: number) =>
      pagesBeside(pageOfCards({ ...initialCardOverview, page }, total));
    expect(at(1, 0)).toEqual([1]);
    expect(at(1, 13)).toEqual([1, 2]);
    expect(at(5, 120)).toEqual([1, 4, 5, 6, 10]);
    expect(at(10, 120)).toEqual([1, 9, 10]);
  });
});
