/** A wall picture's name, details and look where it stands in a list. */
import { framedMaterialLabel } from '../../core/domain/catalogue/labels.ts';
import { matLabel, optionLabel } from '../../core/domain/catalogue/key-labels.ts';
import { areDefaultOptions } from '../../core/domain/designer/wall-options.ts';
import { formatMillimetres, formatWithUnit } from '../../core/domain/format/format.ts';
import { pictureAttributes } from '../../core/domain/image/attributes.ts';
import { isObjectSize } from '../../core/domain/image/parse-source.ts';
import type { PictureSource } from '../../core/domain/image/sources.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { WallPicture } from '../../core/domain/products/wall-picture/wall-picture.ts';
import type { PictureProps } from '../components/picture/picture.tsx';

/** Name of a picture: its material and its frame. */
export const pictureName = (locale: Locale, { materialType, frame }: WallPicture): string =>
  framedMaterialLabel(locale, materialType, frame?.frameType);

/** Format, mat and the options that differ from the defaults, written for the locale. */
export const pictureDetails = (
  locale: Locale,
  { format, frame, options }: WallPicture,
): readonly string[] => {
  const mat = frame?.glazing?.mat.matType ?? 'mat-none';
  return [
    formatWithUnit(locale, format),
    ...(mat === 'mat-none' ? [] : [matLabel(locale, mat)]),
    ...options
      .filter((option) => !areDefaultOptions([option]))
      .map((option) => optionLabel(locale, option)),
  ];
};

/** Details on one line. */
export const joinedDetails = (details: readonly string[]): string => details.join(' · ');

/** A thing as it looks on a wall, in its frame and format; of extreme ones the material alone. */
const pictured = ({ materialType, frame, format }: WallPicture): PictureSource => {
  const { width, height } = formatMillimetres(format);
  return isObjectSize(width, height)
    ? {
        kind: 'object',
        motif: 'mountains',
        seed: 1,
        view: 'perspective',
        material: materialType,
        frame: frame?.frameType,
        width,
        height,
      }
    : { kind: 'material', material: materialType };
};

/** Many photos on one thing, for a list; its words stand beside it. */
export const collageSwatch: PictureProps = {
  ...pictureAttributes('tile', { kind: 'still', still: 'collage', seed: 1 }),
  alt: '',
};

/** A thing as it looks, for a list; its words stand beside it. */
export const pictureSwatch = (picture: WallPicture): PictureProps => ({
  ...pictureAttributes('tile', pictured(picture)),
  alt: '',
});
