import fc from 'fast-check';

import { referralSources } from '../../core/domain/designer/parameters.ts';
import type { FrameChoice, PhotoFrameHandOff } from '../../core/domain/designer/photo-frame.ts';
import { formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import { anyFrameType, anyMaterialType, anyMatType } from './catalogue.ts';
import { formatIn } from './format.ts';
import { anyLocale } from './locale.ts';

/** A frame whose mat and mat size go together: no mat has no size. */
export const anyFrameChoice: fc.Arbitrary<FrameChoice> = fc
  .record({
    frameType: anyFrameType,
    matType: anyMatType,
    matSize: fc.integer({ min: 1, max: 200 }),
  })
  .map(({ frameType, matType, matSize }) => ({
    frameType,
    matType,
    matSize: matType === 'mat-none' ? 0 : matSize,
  }));

const anyIdentifier = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/u);
const anyClickId = fc.stringMatching(/^[A-Za-z0-9_.-]{1,200}$/u);

/** A hand-off of any selection in any locale, with or without each optional part. */
export const anyPhotoFrameHandOff: fc.Arbitrary<PhotoFrameHandOff> = anyLocale.chain((locale) =>
  fc.record(
    {
      materialType: anyMaterialType,
      format: formatIn(formatUnitOf(locale)),
      frame: anyFrameChoice,
      designId: anyIdentifier,
      sku: anyIdentifier,
      adClickId: anyClickId,
      referralSource: fc.constantFrom(...referralSources),
      locale: fc.constant(locale),
    },
    { requiredKeys: ['materialType', 'format', 'locale'] },
  ),
);
