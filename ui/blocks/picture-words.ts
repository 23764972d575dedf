/** What a picture on the wall is called where it stands in a list, and how it looks there. */
import { framedMaterialLabel } from '../../core/domain/catalogue/labels.ts';
import { matLabel, optionLabel } from '../../core/domain/catalogue/key-labels.ts';
import { areDefaultOptions } from '../../core/domain/designer/wall-options.ts';
import { formatWithUnit } from '../../core/domain/format/format.ts';
import { pictureAttributes } from '../../core/domain/image/attributes.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { PhotoFrame } from '../../core/domain/photoframe/photoframe.ts';
import type { PictureProps } from '../components/picture/picture.tsx';

/** What a picture is called: its material and its frame. */
export const pictureName = (locale: Locale, { materialType, frame }: PhotoFrame): string =>
  framedMaterialLabel(locale, materialType, frame?.frameType);

/** What is chosen of a picture: its format, its mat, and the options that are not the usual ones. */
export const pictureDetails = (
  locale: Locale,
  { format, frame, options }: PhotoFrame,
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

/** What a picture is printed on, as it looks. */
export const pictureSwatch = ({ materialType }: PhotoFrame): PictureProps => ({
  ...pictureAttributes('swatch', { kind: 'material', material: materialType }),
  alt: '',
});
