/** Which addresses make a page of their own in a cache: those whose selection is shown. */
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import type { Configurator } from '../../../../core/domain/configurator/configurator.ts';
import { readsSelection } from '../../../../ui/web/configurator/reads-selection.ts';
import { showsWallPicture } from '../../../../ui/web/products/wall-picture/shows-wall-picture.ts';

const format = { width: 600, height: 400, unit: 'cm' } as const;

const configurator: Configurator = {
  product: 'photo-frame',
  options: [
    {
      value: 'leinwand',
      materialType: 'leinwand',
      context: {},
      formats: [{ format }],
      initiallySelectedFormat: format,
    },
  ],
  labels: [],
  startsWith: 'leinwand',
};

const shows = (search: string, shown: Configurator | undefined): boolean =>
  shown === undefined ? readsSelection(search) : showsWallPicture('de-DE', search, shown);

test.each([
  ['', true],
  ['?materialType=leinwand', true],
  ['?materialType=leinwand&formatType=600x400', true],
  ['?formerFormat=600x400', true],
  ['?formatType=601x400', false],
  ['?formatType=600x400&formerFormat=601x400', false],
  ['?country=AT', true],
  ['?sku=leinwand_600x400', true],
  ['?sku=leinwand_601x400', false],
  // Well-formed SKUs are countless, so their pages are not kept; all malformed ones share one page.
  ['?sku=canvas-deep', false],
  ['?sku=unknown', true],
])('a product page at "%s": %s', (search, isShown) => {
  expect(shows(search, configurator)).toBe(isShown);
});

test.each([
  ['', true],
  ['?_debug=1', true],
  ['?formatType=600x400', false],
  ['?materialType=leinwand', false],
])('a page without a product at "%s": %s', (search, isShown) => {
  expect(shows(search, undefined)).toBe(isShown);
});

property.prop([fc.integer({ min: 100, max: 3_000 }), fc.integer({ min: 100, max: 3_000 })])(
  'formats that are not offered share the plain page, however many are asked for',
  (width, height) => {
    const isOffered = width === format.width && height === format.height;
    for (const key of ['formatType', 'formerFormat'])
      expect(shows(`?${key}=${width}x${height}`, configurator)).toBe(isOffered);
  },
);
