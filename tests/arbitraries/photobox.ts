import fc from 'fast-check';

import {
  photoPrintFormats,
  type PhotoPrintFormat,
} from '../../core/domain/format/photo-print-sizes.ts';
import type { PhotoboxConfiguration } from '../../core/domain/products/photobox/photobox-configuration.ts';
import {
  photoAmountsOf,
  photoboxFormatsOf,
  photoboxPapersOf,
} from '../../core/domain/products/photobox/photobox-options.ts';
import { photoboxTypes, type PhotoboxType } from '../../core/domain/catalogue/photoboxes.ts';

export const anyPhotoboxType: fc.Arbitrary<PhotoboxType> = fc.constantFrom(...photoboxTypes);
export const anyPhotoboxFormat: fc.Arbitrary<PhotoPrintFormat> = fc.constantFrom(
  ...photoPrintFormats,
);

const anyPhotoAmountOf = (type: PhotoboxType): fc.Arbitrary<number> => {
  const { minimum, maximum, usual } = photoAmountsOf(type);
  return fc.oneof(fc.constant(usual), fc.integer({ min: minimum, max: maximum }));
};

/** A photo box of any type, with what its type has. */
export const anyPhotoboxConfiguration: fc.Arbitrary<PhotoboxConfiguration> = anyPhotoboxType.chain(
  (type) =>
    fc.record({
      type: fc.constant(type),
      format: fc.constantFrom(...photoboxFormatsOf(type)),
      paper: fc.constantFrom(...photoboxPapersOf(type)),
      amount: anyPhotoAmountOf(type),
    }),
);

/** A text in any mixture of upper and lower case. */
export const inAnyCase = (text: string): fc.Arbitrary<string> =>
  fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }).map((uppers) =>
    Array.from(text)
      .map((letter, index) => (uppers[index] === true ? letter.toUpperCase() : letter))
      .join(''),
  );
