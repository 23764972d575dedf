import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { framesForMaterial } from '../../../core/domain/catalogue/frame-holds.ts';
import {
  hangingLimits,
  hangingOf,
  hangingViewOf,
  widestOnNail,
} from '../../../core/domain/image/hanging.ts';
import { hangingViews } from '../../../core/domain/image/hangings.ts';
import { pictureWeight, weightTenths } from '../../../core/domain/image/picture-weight.ts';
import { anyMaterialType } from '../../arbitraries/catalogue.ts';

const anySide = fc.integer({ min: 100, max: 2_000 });
const anyFormat = fc.record({
  width: anySide,
  height: anySide,
  unit: fc.constantFrom('cm' as const, 'in' as const),
});
/** A frame of those that hold the material, by its position; the first ones for small numbers. */
const anyPicture = fc
  .tuple(anyMaterialType, anyFormat, fc.nat())
  .map(([material, format, index]) => {
    const frames = framesForMaterial(material);
    return { material, format, frame: frames[index % Math.max(1, frames.length)] };
  });

describe('the weight of a picture', () => {
  property.prop([anyPicture, fc.integer({ min: 100, max: 500 })])(
    'grows with its size, and is more with a frame than without',
    (picture, more) => {
      const { format } = picture;
      const larger = { ...picture, format: { ...format, width: format.width + more } };
      expect(pictureWeight(larger)).toBeGreaterThan(pictureWeight(picture));
      const bare = pictureWeight({ ...picture, frame: undefined });
      expect(pictureWeight(picture) > bare).toBe(picture.frame !== undefined);
    },
  );

  test('is known for some', () => {
    const format = { width: 600, height: 400, unit: 'cm' as const };
    const weights = (['leinwand', 'acrylglas', 'aludibond', 'poster'] as const).map((material) =>
      pictureWeight({ material, format }),
    );
    expect(weights).toEqual([751, 1714, 912, 48]);
    expect(pictureWeight({ material: 'leinwand', format, stretcher: '38mm' })).toBe(1331);
    expect(pictureWeight({ material: 'poster', format, frame: 'holzrahmen' })).toBe(3912);
  });

  test('is said in tenths of kilogrammes or pounds', () => {
    expect([weightTenths(1_714, 'kg'), weightTenths(1_714, 'lb'), weightTenths(3, 'kg')]).toEqual([
      17, 38, 1,
    ]);
  });
});

describe('how a picture hangs', () => {
  property.prop([anyPicture])('holds its weight', (picture) => {
    const hanging = hangingOf(picture);
    const grams = pictureWeight(picture);
    if (hanging === 'nail') {
      expect(grams).toBeLessThanOrEqual(hangingLimits.nail);
      expect(picture.format.width).toBeLessThanOrEqual(widestOnNail);
    }
    if (hanging === 'two-hooks') expect(grams).toBeLessThanOrEqual(hangingLimits.hooks);
    if (hanging === 'two-anchors') expect(grams).toBeGreaterThan(hangingLimits.hooks);
  });

  property.prop([anyPicture, fc.boolean()])(
    'is seen from the back that it has, with what it hangs by',
    (framed, isBare) => {
      const picture = isBare ? { ...framed, frame: undefined } : framed;
      const hanging = hangingOf(picture);
      const view = hangingViewOf(picture);
      expect(hangingViews).toContain(view);
      expect(view.endsWith(hanging)).toBe(true);
      const back = view.slice(0, -hanging.length);
      if (picture.frame !== undefined) expect(back).toBe('frame-');
      else if (picture.material === 'leinwand') expect(back).toBe('stretcher-');
      else expect(['', 'sheet-']).toContain(back);
    },
  );

  test('is a way of its own for what is not hung on hooks, but not in a frame', () => {
    const format = { width: 300, height: 200, unit: 'cm' as const };
    expect(hangingOf({ material: 'klebefolie', format })).toBe('adhesive');
    expect(hangingOf({ material: 'poster', format })).toBe('rail');
    expect(hangingOf({ material: 'poster', format, frame: 'kunststoffrahmen' })).toBe('nail');
    expect(hangingOf({ material: 'leinwand', format: { ...format, width: 1_000 } })).toBe(
      'two-hooks',
    );
    expect(
      hangingOf({ material: 'echtglas', format: { ...format, width: 1_200, height: 800 } }),
    ).toBe('two-anchors');
  });

  test('is by two hooks from more than the width of one nail on, frame and all', () => {
    const canvas = (width: number) =>
      hangingOf({ material: 'leinwand', format: { width, height: 200, unit: 'cm' } });
    expect([canvas(widestOnNail), canvas(widestOnNail + 1)]).toEqual(['nail', 'two-hooks']);
    const poster = (width: number) =>
      hangingOf({
        material: 'poster',
        format: { width, height: 100, unit: 'cm' },
        frame: 'kunststoffrahmen',
      });
    // The frame reaches beyond its picture.
    expect([poster(500), poster(widestOnNail)]).toEqual(['nail', 'two-hooks']);
  });
});
