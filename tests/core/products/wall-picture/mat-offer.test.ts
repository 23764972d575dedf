import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { frameTypes, matTypes, type MatType } from '../../../../core/domain/catalogue/materials.ts';
import { defaultFrameChoice } from '../../../../core/domain/catalogue/frame-choice.ts';
import {
  matsOf,
  offeredMatSizes,
  usualMatSize,
} from '../../../../core/domain/catalogue/mat-choice.ts';
import {
  shownMats,
  shownMatSizes,
} from '../../../../core/domain/products/wall-picture/mat-offer.ts';
import {
  acceptedComponents,
  type OfferedMat,
  type ComponentOffer,
} from '../../../../core/domain/products/wall-picture/component-offer.ts';
import { noComponents } from '../../../../core/domain/products/wall-picture/component-selection.ts';

const glazed = frameTypes.filter((frameType) => matsOf(frameType).length > 0);
const anyFrame = fc.constantFrom(...glazed);
const colours = ['mat-weiss', 'mat-creme', 'mat-schwarz'] as const;

const anyMats: fc.Arbitrary<readonly OfferedMat[]> = fc.uniqueArray(
  fc.record({
    matType: fc.constantFrom(...colours),
    // No address names a width of 25 mm.
    matSize: fc.constantFrom(...offeredMatSizes, 25),
    surcharge: fc.integer({ min: 1, max: 9_999 }),
  }),
  { selector: ({ matType, matSize }) => `${matType} ${matSize}`, maxLength: 12 },
);

const anySize = fc.constantFrom(...offeredMatSizes);

const offerOf = (mats: readonly OfferedMat[]): ComponentOffer => ({
  material: 'any',
  formatType: '600x400',
  matSize: 30,
  options: [],
  frame: { colours: [], mats, glasses: [] },
});

describe('the mats of a frame', () => {
  property.prop([anyFrame, anyMats, anySize])(
    'are all there: what is not refused is accepted, what is refused is sold in no width',
    (frameType, mats, wanted) => {
      const usual = defaultFrameChoice(frameType);
      const shown = shownMats(frameType, mats, wanted);
      expect(shown.map(({ matType }) => matType)).toEqual(colours);
      for (const { matType, isDefault } of shown) expect(isDefault).toBe(matType === usual.matType);
      for (const { matType, matSize, refusal } of shown) {
        const isUsual = matType === usual.matType && matSize === usual.matSize;
        const isSold = mats.some((mat) => mat.matType === matType && mat.matSize !== 25);
        if (refusal !== undefined) expect(isSold).toBe(false);
        else if (!isUsual) {
          const wish = { ...noComponents, matType, matSize: String(matSize) };
          const article = { materialType: 'poster', frameType } as const;
          expect(acceptedComponents(article, offerOf(mats), wish)).toMatchObject({ matType });
        }
      }
    },
  );

  property.prop([anyFrame, anyMats, anySize])(
    'have the wanted width where they are sold in it, with its price',
    (frameType, mats, wanted) => {
      for (const mat of mats.filter(({ matSize }) => matSize === wanted))
        expect(shownMats(frameType, mats, wanted)).toContainEqual(expect.objectContaining(mat));
    },
  );

  property.prop([anyFrame, anyMats, fc.constantFrom(...matTypes)])(
    'name every width once, with its price or why it cannot be had',
    (frameType, mats, matType) => {
      const usual = defaultFrameChoice(frameType);
      const sizes = shownMatSizes(frameType, mats, matType);
      expect(sizes.map(({ matSize }) => matSize)).toEqual(offeredMatSizes);
      expect(sizes.filter(({ isDefault }) => isDefault).map(({ matSize }) => matSize)).toEqual([
        usual.matSize || usualMatSize,
      ]);
      for (const { matSize, surcharge, refusal } of sizes) {
        // Without a mat, a width is had where any mat has it.
        const isOne = (mat: { readonly matType: MatType; readonly matSize: number }): boolean =>
          mat.matSize === matSize && (matType === 'mat-none' || mat.matType === matType);
        const isSold = mats.some(isOne) || isOne(usual);
        expect(refusal).toBe(isSold ? undefined : 'not-sold');
        const priced = mats.find((mat) => mat.matType === matType && mat.matSize === matSize);
        expect(surcharge).toBe(priced?.surcharge ?? 0);
      }
    },
  );

  test('take the nearest width of a mat, of two the narrower', () => {
    const at = (matSize: number) => ({ matType: 'mat-schwarz', matSize, surcharge: 1 }) as const;
    const [frameType = 'holzrahmen'] = glazed;
    const widthFor = (sizes: readonly number[]) =>
      shownMats(frameType, sizes.map(at), 40).find(({ matType }) => matType === 'mat-schwarz');
    for (const sizes of [
      [20, 60],
      [60, 20],
    ])
      expect(widthFor(sizes)?.matSize).toBe(20);
    expect(widthFor([100, 60])?.matSize).toBe(60);
    expect(widthFor([])?.refusal).toBe('not-sold');
  });
});
