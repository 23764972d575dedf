import fc from 'fast-check';

import type { Price } from '../../core/domain/money/money.ts';
import { photobookGraduationsOf } from '../../core/domain/products/photobook/page-count.ts';
import { photobookChoices } from '../../core/domain/products/photobook/photobook-choices.ts';
import type { DesignedPhotobook } from '../../core/domain/products/photobook/photobook-hand-off.ts';
import {
  photobookOffer,
  type PhotobookOffer,
} from '../../core/domain/products/photobook/photobook-offer.ts';
import {
  photobookChoicesOf,
  photobookFormatsOf,
  photobookParts,
  usualPhotobookPartOf,
} from '../../core/domain/products/photobook/photobook-options.ts';
import { photobookRows } from '../../core/domain/products/photobook/photobook-question.ts';
import { photobookTypes } from '../../core/domain/products/photobook/photobooks.ts';
import { priceWith } from './money.ts';

/** All rows that a photo book can be priced by. */
export const photobookRowNames: readonly string[] = photobookTypes.flatMap((type) => [
  ...photobookFormatsOf(type).flatMap((format) => [
    photobookRows.book(type, format),
    ...photobookGraduationsOf(type).map((graduation) =>
      photobookRows.page(type, format, graduation),
    ),
  ]),
  ...photobookParts.flatMap((part) =>
    photobookChoicesOf(type)
      [part].filter((value) => value !== usualPhotobookPartOf(type, part))
      .map((value) => photobookRows.part(type, part, value)),
  ),
]);

export const someLooks = [
  { designGroupSetId: 'first', name: 'First' },
  { designGroupSetId: 'second', name: 'Second' },
] as const;

/** An offer, and the rows that it was made of: some are not sold, books may be reduced. */
export const anyPhotobookOffer: fc.Arbitrary<{
  readonly offer: PhotobookOffer;
  readonly listed: ReadonlyMap<string, Price<'eur'>>;
}> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 9_999 }), fc.constantFrom(0, 0, 500)), {
    minLength: photobookRowNames.length,
    maxLength: photobookRowNames.length,
  })
  .map((amounts) => {
    const listed = new Map(
      photobookRowNames.flatMap((name, index): readonly (readonly [string, Price<'eur'>])[] => {
        const [current = 0, more = 0] = amounts[index] ?? [];
        const isBook = name.includes('photobookFormat') && !name.includes('graduations');
        return current % 11 === 10
          ? []
          : [[name, priceWith('eur', current + (isBook ? more : 0), current)]];
      }),
    );
    return { listed, offer: photobookOffer((name) => listed.get(name), someLooks) };
  })
  .filter(
    (made): made is { listed: typeof made.listed; offer: PhotobookOffer } =>
      made.offer !== undefined,
  );

const pickScope = { channel: 'kartenliebe', locale: 'de-DE' } as const;

/** What somebody chose, one option after the other, by the position of its value. */
export const pickedPhotobook = (
  offer: PhotobookOffer,
  picks: readonly number[],
): DesignedPhotobook =>
  picks.reduce<DesignedPhotobook>(
    (choice, pick) => {
      const options = photobookChoices.options(choice, offer);
      const option = options[pick % options.length];
      const value = option?.values[Math.floor(pick / 11) % option.values.length];
      return value === undefined
        ? choice
        : photobookChoices.readAddress(value.pairs, pickScope, offer);
    },
    photobookChoices.readAddress([], pickScope, offer),
  );

export const anyPhotobookPicks = fc.array(fc.nat(2_000), { maxLength: 6 });
