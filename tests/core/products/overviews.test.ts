import { expect, test } from 'vitest';

import {
  designOverviewLabel,
  designOverviewPaths,
  designOverviewRoot,
  designOverviewSlug,
  readDesignOverviewSlug,
} from '../../../core/domain/products/overviews.ts';
import { localeTable, locales } from '../../../core/domain/locale/locales.ts';

test('a page below an overview has a slug and a name of its own in each locale', () => {
  for (const locale of locales) {
    const { language } = localeTable[locale];
    const root = designOverviewRoot(language);
    expect(readDesignOverviewSlug(root)).toBeUndefined();
    for (const path of designOverviewPaths)
      expect(readDesignOverviewSlug(designOverviewSlug(language, path))).toEqual({ root, path });
    const names = designOverviewPaths.map((path) => designOverviewLabel(locale, path));
    expect(new Set(names).size).toBe(designOverviewPaths.length);
  }
  expect(designOverviewLabel('fr-FR', { key: 'category', value: 'hochzeit' })).toBe('Mariage');
});
