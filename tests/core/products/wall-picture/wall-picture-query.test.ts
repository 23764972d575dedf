import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { parseWallPicture } from '../../../../core/domain/products/wall-picture/parse-wall-picture.ts';
import { readWallPictureInput } from '../../../../core/domain/products/wall-picture/wall-picture-query.ts';
import { printWallPicture } from '../../../../core/domain/products/wall-picture/wall-picture.ts';
import { parseQuery, printQuery } from '../../../../core/domain/query/query.ts';
import { E } from '../../../../core/fp.ts';
import { anyCodePoint } from '../../../arbitraries/code-point.ts';
import { anyLengthUnit } from '../../../arbitraries/format.ts';
import { wallPictureIn } from '../../../arbitraries/wall-picture.ts';

const read = (search: string) => parseWallPicture('cm', readWallPictureInput(parseQuery(search)));

const poster = 'materialType=poster&formatType=600x400';

describe('a picture in a query', () => {
  property.prop([anyLengthUnit.chain((unit) => fc.tuple(fc.constant(unit), wallPictureIn(unit)))])(
    'reads back as printed, beside whatever else is there',
    ([unit, picture]) => {
      const search = `tag=a&${printQuery(printWallPicture(picture))}&materialTypes[]=x`;
      const input = readWallPictureInput(parseQuery(search));
      expect(parseWallPicture(unit, input)).toEqual(E.right(picture));
    },
  );

  property.prop([
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'materialType',
          'frameType[]',
          'matSize[x]',
          'optionTypes',
          'optionTypes[]',
          'optionTypes[a][b]',
          '__proto__',
          'constructor',
        ),
        fc.oneof(fc.string({ unit: anyCodePoint }), fc.constantFrom('poster', 'standard', '30')),
      ),
      { maxLength: 8 },
    ),
  ])('is a value or a refusal, whatever the query', (pairs) => {
    const search = pairs
      .map(([name, value]) => `${name}=${value.replaceAll(/[\ud800-\udfff&]/gu, '')}`)
      .join('&');
    expect(['Left', 'Right']).toContain(read(`${search}&formatType=600x400`)._tag);
  });

  test('has one option as a text, or several as a list', () => {
    const matt = read(`${poster}&optionTypes=poster-laminierung-matt`);
    expect(read(`${poster}&optionTypes[]=poster-laminierung-matt`)).toEqual(matt);
    expect(E.isRight(matt) && matt.right.options).toEqual([
      'poster-laminierung-matt',
      'poster-materialausfuehrung-standard',
    ]);
    expect(read(`${poster}&optionTypes=poster-laminierung-matt&optionTypes=standard`)).toEqual(
      matt,
    );
  });

  test.each(['', '&optionTypes[a]=x', '&frameType[]=holzrahmen', '&frameType=&matSize=&matType='])(
    'counts what it cannot read as absent: %j',
    (rest) => {
      expect(read(`${poster}${rest}`)).toEqual(
        parseWallPicture('cm', { materialType: 'poster', formatType: '600x400' }),
      );
    },
  );

  test.each([
    ['', { kind: 'unknown-material-type', materialType: '' }],
    ['materialType=poster&materialType=leinwand', { kind: 'unknown-material-type' }],
    ['materialType=poster', { kind: 'malformed-format' }],
    [`${poster}&frameVariant=gold`, { kind: 'part-without-frame', part: 'frameVariant' }],
    [`${poster}&frameType=holzrahmen&glassType=x`, { kind: 'unknown-glass-type' }],
    [`${poster}&frameType=holzrahmen&backType=x`, { kind: 'unknown-back-type' }],
  ])('%j is refused', (search, refusal) => {
    expect(read(search)).toMatchObject(E.left(refusal));
  });
});
