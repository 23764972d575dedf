import { expect, test } from 'vitest';

import { frameTypes } from '../../../../../core/domain/catalogue/materials.ts';
import { locales } from '../../../../../core/domain/locale/locales.ts';
import { componentNames } from '../../../../../ui/web/products/wall-picture/component-names.ts';
import { expectForEach } from '../../../../laws/for-each.ts';

test('a frame that the material cannot have is told apart from the one of the same name', () => {
  const { labels } = componentNames('de-DE', 'leinwand', undefined);
  expect(labels['schattenfuge-leinwand']).toBe('Schattenfuge');
  expect(labels['schattenfuge-platte']).toBe('Schattenfuge Platte');
  const onBoard = componentNames('de-DE', 'aludibond', undefined).labels;
  expect(onBoard['schattenfuge-platte']).toBe('Schattenfuge');
});

test('frames begin in upper case, as the choice of none does', async () => {
  await expectForEach(locales, String, (locale) => {
    const { labels } = componentNames(locale, 'leinwand', 'schattenfuge-leinwand');
    for (const frame of frameTypes) expect(labels[frame]).toMatch(/^\p{Lu}/u);
  });
});
