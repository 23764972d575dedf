import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { photoPrintSizes } from '../../../../core/domain/format/photo-print-sizes.ts';
import { photoboxProduct } from '../../../../core/domain/products/photobox/photobox-product.ts';
import {
  printedPrints,
  printPlaces,
  printSheetSize,
} from '../../../../core/domain/products/photobox/printed-prints.ts';
import { noHolidays } from '../../../../core/domain/time/holidays.ts';
import { anyPhotoboxConfiguration, anyPhotoboxFormat } from '../../../arbitraries/photobox.ts';
import { anyPhoto, expectPrinted, expectWellMade, pagesOf, photosOf } from '../printed-pages.ts';

const side = fc.integer({ min: 1, max: 10_000 });

describe('prints', () => {
  property.prop([anyPhotoboxConfiguration], { numRuns: 30 })(
    'are a sheet for each photo, in their order, without a border',
    (configuration) => {
      const photos = photosOf(configuration.amount);
      const printed = printedPrints({ configuration, photos }) ?? [];
      expectPrinted(printed, photos);
      expectWellMade(printed, 'de-DE');
      const pages = printed.flatMap(pagesOf);
      expect(pages).toHaveLength(configuration.amount);
      const { width, height } = photoPrintSizes[configuration.format].millimetres;
      for (const page of pages) {
        expect([page.width, page.height].toSorted((one, other) => one - other)).toEqual(
          [width * 1_000, height * 1_000].toSorted((one, other) => one - other),
        );
        expect(page.bleed).toBe(3_000);
        expect(page.objects).toMatchObject([
          { kind: 'picture', box: { left: -3_000, top: -3_000, width: page.width + 6_000 } },
        ]);
      }
      expect(pages.map(({ name }) => name)).toEqual(photos.map((_, index) => `print-${index + 1}`));
      const { amount } = configuration;
      expect(printPlaces(configuration)).toEqual({
        words: [],
        photos: { least: amount, most: amount },
      });
    },
  );

  property.prop([anyPhotoboxFormat, side, side])(
    'lie or stand as their photos do',
    (format, width, height) => {
      const sheet = printSheetSize(format, { width, height });
      expect((sheet.width - sheet.height) * (width - height)).toBeGreaterThanOrEqual(0);
    },
  );

  test('keep the format as it is sold where a photo is square', () => {
    const square = { width: 900, height: 900 };
    expect(printSheetSize('150x100', square)).toEqual({ width: 150_000, height: 100_000 });
    expect(printSheetSize('100x120', square)).toEqual({ width: 100_000, height: 120_000 });
  });

  property.prop([fc.array(anyPhoto, { minLength: 1, maxLength: 4 })], { numRuns: 40 })(
    'can be drawn of photos of any size in any framing, and of no other number of them',
    (photos) => {
      const configuration = {
        type: 'photoprint',
        format: '130x90',
        paper: 'matte',
        amount: photos.length,
      } as const;
      const making = { configuration, locale: 'en-US', words: {}, holidaysOf: noHolidays } as const;
      const printed = photoboxProduct.printedPages?.({ ...making, photos });
      expectWellMade(printed ?? [], 'en-US');
      expect(printed).toHaveLength(1);
      expect(
        photoboxProduct.printedPages?.({ ...making, photos: photos.slice(1) }),
      ).toBeUndefined();
      const more = photos.flatMap((photo) => [photo, photo]);
      expect(photoboxProduct.printedPages?.({ ...making, photos: more })).toBeUndefined();
      expect(photoboxProduct.personalPlaces?.('en-US', configuration)).toEqual(
        printPlaces(configuration),
      );
    },
  );
});
