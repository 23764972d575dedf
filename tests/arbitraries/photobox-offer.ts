import fc from 'fast-check';

import { photoboxPapers, photoboxTypes } from '../../core/domain/catalogue/photoboxes.ts';
import { photoPrintFormats } from '../../core/domain/format/photo-print-sizes.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { photoboxChoices } from '../../core/domain/products/photobox/photobox-choices.ts';
import type { PhotoboxConfiguration } from '../../core/domain/products/photobox/photobox-configuration.ts';
import {
  photoboxOffer,
  type PhotoboxOffer,
} from '../../core/domain/products/photobox/photobox-offer.ts';
import { photoboxRows } from '../../core/domain/products/photobox/photobox-question.ts';
import { photoPrintRungs } from '../../core/domain/products/photobox/photobox-table.ts';
import { priceWith } from './money.ts';

/** All rows that a box or prints can be priced by, and one of a box for prints, which have none. */
export const photoboxRowNames: readonly string[] = [
  ...photoboxTypes.map(photoboxRows.box),
  ...photoPrintFormats.flatMap((format) => [
    ...photoPrintRungs.map((rung) => photoboxRows.print(format, rung)),
    ...photoboxPapers.map((paper) => photoboxRows.paper(format, paper)),
  ]),
];

/** What a page offers: boxes, or prints. */
const anyOfferedTypes = fc.constantFrom(['small', 'max'] as const, ['photoprint'] as const);

/** An offer, and the rows that it was made of: some are not sold, boxes and prints may be reduced. */
export const anyPhotoboxOffer: fc.Arbitrary<{
  readonly offer: PhotoboxOffer;
  readonly listed: ReadonlyMap<string, Price<'eur'>>;
}> = fc
  .tuple(
    anyOfferedTypes,
    fc.array(fc.tuple(fc.integer({ min: 0, max: 9_999 }), fc.constantFrom(0, 0, 500)), {
      minLength: photoboxRowNames.length,
      maxLength: photoboxRowNames.length,
    }),
  )
  .map(([types, amounts]) => {
    const listed = new Map(
      photoboxRowNames.flatMap((name, index): readonly (readonly [string, Price<'eur'>])[] => {
        const [current = 0, more = 0] = amounts[index] ?? [];
        const reduced = name.includes('paperType') ? 0 : more;
        return current % 11 === 6 ? [] : [[name, priceWith('eur', current + reduced, current)]];
      }),
    );
    return { listed, offer: photoboxOffer((name) => listed.get(name), types) };
  })
  .filter(
    (made): made is { listed: typeof made.listed; offer: PhotoboxOffer } =>
      made.offer !== undefined,
  );

const pickScope = { channel: 'poster', locale: 'de-DE' } as const;

/** What somebody chose, one option after the other, by the position of its value. */
export const pickedPhotobox = (
  offer: PhotoboxOffer,
  picks: readonly number[],
): PhotoboxConfiguration =>
  picks.reduce<PhotoboxConfiguration>(
    (choice, pick) => {
      const options = photoboxChoices.options(choice, offer);
      const option = options[pick % options.length];
      const value = option?.values[Math.floor(pick / 11) % option.values.length];
      return value === undefined
        ? choice
        : photoboxChoices.readAddress(value.pairs, pickScope, offer);
    },
    photoboxChoices.readAddress([], pickScope, offer),
  );

export const anyPhotoboxPicks = fc.array(fc.nat(2_000), { maxLength: 6 });
