import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { optionGroupsOf } from '../../../../core/domain/catalogue/material-options.ts';
import { defaultOptionOfGroup } from '../../../../core/domain/catalogue/options.ts';
import {
  emptyTemplateLabel,
  frameWithMatLabel,
  producedFrameLabel,
} from '../../../../core/domain/catalogue/produced-frame-labels.ts';
import { materialLabel } from '../../../../core/domain/catalogue/labels.ts';
import {
  parseWallPicture,
  parsePictureOptions,
} from '../../../../core/domain/products/wall-picture/parse-wall-picture.ts';
import { wallPictureLabels } from '../../../../core/domain/products/wall-picture/wall-picture-labels.ts';
import { type WallPictureInput } from '../../../../core/domain/products/wall-picture/wall-picture.ts';
import { E } from '../../../../core/fp.ts';
import { anyChosenOption, anyMaterialType } from '../../../arbitraries/catalogue.ts';
import { anyLengthUnit } from '../../../arbitraries/format.ts';
import { anyLocale } from '../../../arbitraries/locale.ts';
import { wallPictureIn } from '../../../arbitraries/wall-picture.ts';

const poster = { materialType: 'poster', formatType: '600x400', frameType: 'holzrahmen' } as const;

const parse = (change: Partial<WallPictureInput>) =>
  parseWallPicture('cm', { ...poster, ...change });

describe('the options of a picture', () => {
  property.prop([anyMaterialType, anyChosenOption])(
    'are of the material’s groups, each with its default but the chosen one',
    (materialType, { group, optionType }) => {
      const parsed = parsePictureOptions(materialType, [optionType]);
      if (optionGroupsOf(materialType).includes(group))
        expect(parsed).toEqual(
          E.right(
            optionGroupsOf(materialType).map((name) =>
              name === group ? optionType : `${name}-${defaultOptionOfGroup(name)}`,
            ),
          ),
        );
      else
        expect(parsed).toEqual(
          E.left({ kind: 'option-of-another-material', materialType, optionType }),
        );
    },
  );

  property.prop([anyMaterialType, fc.array(fc.constantFrom('standard', ''), { maxLength: 3 })])(
    'are all standard where none is named',
    (materialType, texts) => {
      expect(parsePictureOptions(materialType, texts)).toEqual(
        parsePictureOptions(materialType, []),
      );
      expect(E.isRight(parsePictureOptions(materialType, texts))).toBe(true);
    },
  );

  test('come in the specification’s order, whatever the order of naming', () => {
    expect(
      parsePictureOptions('leinwand', ['leinwand-rand-farbig', 'leinwand-keilrahmen-38mm']),
    ).toEqual(E.right(['leinwand-keilrahmen-38mm', 'leinwand-rand-farbig']));
  });

  test('are not two of one group, but may be named twice', () => {
    const two = ['leinwand-rand-farbig', 'leinwand-keilrahmen-38mm', 'leinwand-rand-gespiegelt'];
    expect(parsePictureOptions('leinwand', two)).toEqual(
      E.left({
        kind: 'two-options-of-one-group',
        group: 'leinwand-rand',
        optionTypes: ['leinwand-rand-farbig', 'leinwand-rand-gespiegelt'],
      }),
    );
    const twice = ['leinwand-rand-farbig', 'leinwand-rand-farbig'];
    expect(parsePictureOptions('leinwand', twice)).toEqual(
      parsePictureOptions('leinwand', ['leinwand-rand-farbig']),
    );
    expect(parsePictureOptions('leinwand', [...twice, 'leinwand-rand-standard'])).toMatchObject(
      E.left({ kind: 'two-options-of-one-group' }),
    );
  });

  test('are refused with the two that meet, whatever comes before', () => {
    const texts = [
      'leinwand-keilrahmen-38mm',
      'leinwand-rand-farbig',
      'leinwand-rand-umgeschlagen',
    ];
    expect(parsePictureOptions('leinwand', texts)).toEqual(
      E.left({
        kind: 'two-options-of-one-group',
        group: 'leinwand-rand',
        optionTypes: ['leinwand-rand-farbig', 'leinwand-rand-umgeschlagen'],
      }),
    );
  });

  test('are refused by their name', () => {
    expect(parsePictureOptions('leinwand', ['leinwand-rand-rot'])).toEqual(
      E.left({ kind: 'unknown-option', group: 'leinwand-rand', option: 'rot' }),
    );
    expect(parsePictureOptions('leinwand', ['rand'])).toEqual(
      E.left({ kind: 'unknown-option-type', text: 'rand' }),
    );
  });
});

describe('the labels of a picture', () => {
  property.prop([anyLocale, anyLengthUnit.chain(wallPictureIn)])(
    'name all of it',
    (locale, picture) => {
      const labels = wallPictureLabels(locale, picture);
      const { full } = producedFrameLabel(locale, picture.frame?.producedFrame);
      const hasMat = (picture.frame?.glazing?.mat.matSize ?? 0) > 0;
      expect(labels.material).toBe(materialLabel(locale, picture.materialType));
      expect(labels.frame).toBe(hasMat ? frameWithMatLabel(locale, full) : full);
      expect(labels.frame === emptyTemplateLabel(locale)).toBe(picture.frame === undefined);
      expect(labels.options).toHaveLength(picture.options.length);
    },
  );

  test('read as in a shop', () => {
    const parsed = parse({
      frameVariant: 'eiche-geoelt',
      optionTypes: ['poster-laminierung-matt'],
    });
    expect(E.isRight(parsed) && wallPictureLabels('de-CH', parsed.right)).toEqual({
      material: 'Poster',
      frame: 'Holzrahmen, Eiche geölt, mit Passepartout',
      options: ['Matt', 'Fotopapier'],
    });
  });
});
