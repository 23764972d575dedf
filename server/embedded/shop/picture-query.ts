import type { PictureQuery } from '../../../adapters/http/codecs/prices.ts';
import { widestMat } from '../../../core/domain/catalogue/frame-parts.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { parseWallPicture } from '../../../core/domain/products/wall-picture/parse-wall-picture.ts';
import type { WallPictureError } from '../../../core/domain/products/wall-picture/wall-picture-errors.ts';
import type { WallPicture } from '../../../core/domain/products/wall-picture/wall-picture.ts';
import { E, type t } from '../../../core/fp.ts';
import { refusal, type Refusal } from '../../endpoints/refusal.ts';

export const unknownArticle = refusal(404, 'article-unknown', 'materialType');

const matSizeOutside: Refusal = {
  status: 400,
  problems: [
    {
      message: 'number-outside',
      field: 'matSize',
      values: { minimum: '1', maximum: String(widestMat) },
    },
  ],
};

const refusalOf = (error: WallPictureError): Refusal => {
  switch (error.kind) {
    case 'unknown-material-type':
      return refusal(400, 'material-unknown', 'materialType');
    case 'unknown-frame-type':
      return refusal(400, 'frame-unknown', 'frameType');
    // A frame that cannot hold a material is not sold as an article.
    case 'frame-does-not-hold-material':
      return unknownArticle;
    case 'unknown-frame-variant':
      return refusal(400, 'frame-variant-unknown', 'frameVariant');
    case 'part-without-frame':
    case 'part-without-glazing':
      return refusal(400, 'part-needs-frame', error.part);
    case 'unknown-mat-type':
      return refusal(400, 'mat-unknown', 'matType');
    case 'malformed-mat-size':
    case 'mat-size-does-not-fit-type':
      return matSizeOutside;
    case 'unknown-glass-type':
      return refusal(400, 'glass-unknown', 'glassType');
    case 'unknown-back-type':
      return refusal(400, 'field-invalid', 'backType');
    case 'two-options-of-one-group':
      return refusal(400, 'options-contradict', 'optionTypes');
    case 'unknown-option':
    case 'unknown-option-group':
    case 'unknown-option-type':
    case 'option-of-another-material':
      return refusal(400, 'option-unknown', 'optionTypes');
    case 'malformed-format':
      return refusal(400, 'format-invalid', 'formatType');
  }
};

type PictureQueryValues = t.TypeOf<typeof PictureQuery>;

/** In one order: what answers are kept by. */
export const pictureValues = ({
  materialType,
  frameType,
  formatType,
  frameVariant,
  matSize,
  matType,
  glassType,
  optionTypes,
}: PictureQueryValues): PictureQueryValues => ({
  materialType,
  ...(frameType !== undefined && { frameType }),
  formatType,
  ...(frameVariant !== undefined && { frameVariant }),
  ...(matSize !== undefined && { matSize }),
  ...(matType !== undefined && { matType }),
  ...(glassType !== undefined && { glassType }),
  ...(optionTypes !== undefined && { optionTypes }),
});

/** The picture of a query in a locale's unit, or what is wrong with each of its fields. */
export const readPicture = (
  locale: Locale,
  query: PictureQueryValues,
): E.Either<Refusal, WallPicture> =>
  E.mapLeft(refusalOf)(parseWallPicture(formatUnitOf(locale), query));
