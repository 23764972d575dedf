import fc from 'fast-check';

import type { PhotobookDesignGroup } from '../../core/domain/products/photobook/design-groups.ts';
import { photobookPageCountsOf } from '../../core/domain/products/photobook/page-count.ts';
import type { PhotobookConfiguration } from '../../core/domain/products/photobook/photobook-configuration.ts';
import {
  photobookBindingsOf,
  photobookChoicesOf,
  photobookCoverOf,
  photobookFormatsOf,
  photobookPapersOf,
  photobookPrintingOf,
} from '../../core/domain/products/photobook/photobook-options.ts';
import {
  photobookFormats,
  photobookOrientations,
  photobookTypes,
  type PhotobookFormat,
  type PhotobookOrientation,
  type PhotobookType,
} from '../../core/domain/products/photobook/photobooks.ts';

export const anyPhotobookType: fc.Arbitrary<PhotobookType> = fc.constantFrom(...photobookTypes);
export const anyPhotobookFormat: fc.Arbitrary<PhotobookFormat> = fc.constantFrom(
  ...photobookFormats,
);
export const anyPhotobookOrientation: fc.Arbitrary<PhotobookOrientation> = fc.constantFrom(
  ...photobookOrientations,
);

/** One of the values, or none where the type has none. */
const oneOf = <V>(values: readonly V[]): fc.Arbitrary<V | undefined> =>
  values.length === 0 ? fc.constant(undefined) : fc.constantFrom(...values);

/** A photo book of any type, with what its type has. */
export const anyPhotobookConfiguration: fc.Arbitrary<PhotobookConfiguration> =
  anyPhotobookType.chain((type) =>
    fc.record({
      type: fc.constant(type),
      printing: fc.constant(photobookPrintingOf(type)),
      cover: fc.constant(photobookCoverOf(type)),
      binding: fc.constantFrom(...photobookBindingsOf(type)),
      paper: fc.constantFrom(...photobookPapersOf(type)),
      format: fc.constantFrom(...photobookFormatsOf(type)),
      pageCount: fc.constantFrom(...photobookPageCountsOf(type)),
      amount: fc.integer({ min: 1, max: 999 }),
      coverLamination: oneOf(photobookChoicesOf(type).photobookCoverLamination),
      refinement: fc.option(oneOf(photobookChoicesOf(type).refinementType), { nil: undefined }),
    }),
  );

/** Design groups in any order; several can be made for one format. */
export const anyPhotobookDesignGroups: fc.Arbitrary<readonly PhotobookDesignGroup[]> = fc.array(
  fc.record({ format: anyPhotobookFormat, templateId: fc.stringMatching(/^[a-z0-9-]{1,8}$/u) }),
  { maxLength: 6 },
);
