import {
  glassLabel,
  matLabel,
  optionGroupLabel,
  optionLabel,
} from '../../../core/domain/catalogue/key-labels.ts';
import { producedFrameLabel } from '../../../core/domain/catalogue/produced-frame-labels.ts';
import { frameLabel, materialLabel } from '../../../core/domain/catalogue/labels.ts';
import type { MaterialType } from '../../../core/domain/catalogue/materials.ts';
import type { OptionType } from '../../../core/domain/catalogue/option-groups.ts';
import { parseOptionType } from '../../../core/domain/catalogue/options.ts';
import type { FrameChoice } from '../../../core/domain/catalogue/frame-choice.ts';
import type { WallOptions } from '../../../core/domain/products/wall-picture/wall-options.ts';
import { formatWithUnit, type Format } from '../../../core/domain/format/format.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { E, pipe } from '../../../core/fp.ts';
import type { Words } from './describe-context.ts';

/** What hangs on the wall, as far as it was chosen. */
type Wall = {
  readonly materialType?: MaterialType | undefined;
  readonly frame?: FrameChoice | undefined;
  readonly format?: Format | undefined;
  readonly optionTypes: WallOptions;
};

/** A frame, or that a material hangs without one; nothing where neither is chosen. */
const frameText = ({ locale, text }: Words, { materialType, frame }: Wall): string | undefined => {
  if (frame !== undefined) {
    const { frameType, producedFrame } = frame;
    return producedFrame === undefined
      ? frameLabel(locale, frameType)
      : producedFrameLabel(locale, producedFrame).full;
  }
  return materialType === undefined ? undefined : text('designer.none');
};

const matText = (locale: Locale, { matType, matSize }: FrameChoice): string =>
  matType === 'mat-none'
    ? matLabel(locale, matType)
    : `${matLabel(locale, matType)}, ${matSize}\u00a0mm`;

const optionText = (locale: Locale, option: OptionType): string =>
  pipe(
    parseOptionType(option),
    E.match(
      () => optionLabel(locale, option),
      ({ group }) => `${optionGroupLabel(locale, group)}: ${optionLabel(locale, option)}`,
    ),
  );

/** What hangs on the wall, in words; lengths in the unit of the hand-off's own locale. */
export const describeWall = (words: Words, wall: Wall) => {
  const { locale } = words;
  const { materialType, frame, format, optionTypes } = wall;
  return {
    material: materialType && materialLabel(locale, materialType),
    frame: frameText(words, wall),
    mat: frame && matText(locale, frame),
    glass: frame?.glassType && glassLabel(locale, frame.glassType),
    format: format && formatWithUnit(locale, format),
    options: optionTypes.map((option) => optionText(locale, option)),
  };
};
