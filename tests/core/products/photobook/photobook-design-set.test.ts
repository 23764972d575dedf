import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  photobookFormatsOfSet,
  photobookOrientationsOfSet,
} from '../../../../core/domain/products/photobook/photobook-design-set.ts';
import { anyPhotobookDesignGroups } from '../../../arbitraries/photobook.ts';

describe('a set of photo book designs', () => {
  property.prop([anyPhotobookDesignGroups])('names its formats once each', (designGroups) => {
    const set = { designGroupSetId: 'baby', name: 'Baby', designGroups };
    const formats = photobookFormatsOfSet(set);
    expect(new Set(formats)).toEqual(new Set(designGroups.map(({ format }) => format)));
    expect(new Set(formats).size).toBe(formats.length);
    expect(photobookOrientationsOfSet(set).length === 0).toBe(formats.length === 0);
  });

  test('is drawn in the orientations of its formats, in their order', () => {
    const set = (formats: readonly ('a4-hoch' | 'a4-quer' | '200-200')[]) => ({
      designGroupSetId: 'baby',
      name: 'Baby',
      designGroups: formats.map((format) => ({ format, templateId: format })),
    });
    expect(photobookFormatsOfSet(set(['a4-quer', '200-200', 'a4-quer']))).toEqual([
      '200-200',
      'a4-quer',
    ]);
    expect(photobookOrientationsOfSet(set(['200-200', 'a4-hoch', 'a4-quer']))).toEqual([
      'din-landscape',
      'din-portrait',
      'square',
    ]);
    expect(photobookOrientationsOfSet(set(['a4-hoch']))).toEqual(['din-portrait']);
  });
});
