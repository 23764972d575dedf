import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { photoPrintFormatIn } from '../../../../core/domain/format/photo-print-formats.ts';
import { resolutionVerdict } from '../../../../core/domain/format/resolution-verdict.ts';
import {
  fittingPhotoAmount,
  photoAmountsOf,
} from '../../../../core/domain/products/photobox/photobox-options.ts';
import {
  amountOfPhotos,
  photoCounts,
  printedPhotos,
  printVerdict,
  surplusPhotos,
  type PrintPhoto,
} from '../../../../core/domain/products/photobox/print-photos.ts';
import { anyPhotoboxFormat, anyPhotoboxType } from '../../../arbitraries/photobox.ts';

const anySize = fc.record({
  width: fc.integer({ min: 200, max: 6_000 }),
  height: fc.integer({ min: 200, max: 6_000 }),
});

const anyState: fc.Arbitrary<PrintPhoto<undefined>['state']> = fc.oneof(
  fc.constant({ kind: 'waiting' } as const),
  fc.record({ kind: fc.constant('read' as const), size: anySize, copy: fc.constant(undefined) }),
  fc.constant({ kind: 'refused', error: 'picture-heic' } as const),
);

const anyPhotos = (state = anyState) =>
  fc
    .array(state, { maxLength: 80 })
    .map((states) => states.map((one, id) => ({ id, name: `${id}.jpg`, state: one })));

describe('a photo for a print', () => {
  test.each([
    [{ width: 4_000, height: 3_000 }, '150x100', 'good'],
    [{ width: 3_000, height: 4_000 }, '150x100', 'good'],
    // 150 dots per inch are 886 × 591 pixels.
    [{ width: 886, height: 591 }, '150x100', 'fair'],
    [{ width: 885, height: 591 }, '150x100', 'too-small'],
    [{ width: 1_064, height: 710 }, '150x100', 'good'],
    [{ width: 1_063, height: 709 }, '150x100', 'fair'],
    [{ width: 0, height: 0 }, '100x100', 'too-small'],
  ] as const)('of %j at %s is %s', (size, format, verdict) => {
    expect(printVerdict(size, format)).toBe(verdict);
  });

  property.prop([anySize, anyPhotoboxFormat])('is judged as all photos are', (size, format) => {
    const { kind } = resolutionVerdict(size, photoPrintFormatIn('cm', format));
    const [good, fair] = [['excellent', 'good'], ['acceptable']].map((kinds) =>
      kinds.includes(kind),
    );
    expect(printVerdict(size, format)).toBe(good ? 'good' : fair ? 'fair' : 'too-small');
  });
});

describe('many photos', () => {
  property.prop([anyPhotos(), anyPhotoboxFormat])('are each counted once', (photos, format) => {
    const counts = photoCounts(photos, format);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(photos.length);
    expect(printedPhotos(photos)).toBe(counts.good + counts.fair + counts['too-small']);
    for (const kind of ['refused', 'waiting'] as const)
      expect(counts[kind]).toBe(photos.filter(({ state }) => state.kind === kind).length);
    for (const kind of ['good', 'fair', 'too-small'] as const)
      expect(counts[kind]).toBe(
        photos.filter(
          ({ state }) => state.kind === 'read' && printVerdict(state.size, format) === kind,
        ).length,
      );
  });

  property.prop([anyPhotos(), anyPhotoboxType])(
    'give the amount once all are read and one can be printed',
    (photos, type) => {
      const isReading = photos.some(({ state }) => state.kind === 'waiting');
      const printed = printedPhotos(photos);
      expect(amountOfPhotos(photos, type)).toBe(
        isReading || printed === 0 ? undefined : fittingPhotoAmount(type, printed),
      );
      expect(surplusPhotos(photos, type)).toBe(
        printed > photoAmountsOf(type).maximum ? printed - photoAmountsOf(type).maximum : 0,
      );
    },
  );

  test('give no amount while one waits, whatever the others are', () => {
    const read = { kind: 'read', size: { width: 900, height: 900 }, copy: undefined } as const;
    const photos = [read, { kind: 'waiting' } as const].map((state, id) => ({
      id,
      name: '',
      state,
    }));
    expect(amountOfPhotos(photos, 'photoprint')).toBeUndefined();
    expect(amountOfPhotos(photos.slice(0, 1), 'photoprint')).toBe(1);
    expect(amountOfPhotos(photos.slice(0, 1), 'max')).toBe(24);
    expect(amountOfPhotos([], 'small')).toBeUndefined();
    const many = Array.from({ length: 61 }, (_, id) => ({ id, name: '', state: read }));
    expect(surplusPhotos(many, 'small')).toBe(1);
  });
});
