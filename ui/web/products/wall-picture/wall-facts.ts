/** Facts of anything that hangs on a wall; lengths are in the unit of its own format. */
import type { FrameChoice } from '../../../../core/domain/catalogue/frame-choice.ts';
import {
  glassLabel,
  matLabel,
  optionGroupLabel,
  optionLabel,
} from '../../../../core/domain/catalogue/key-labels.ts';
import { materialLabel } from '../../../../core/domain/catalogue/labels.ts';
import type { MaterialType } from '../../../../core/domain/catalogue/materials.ts';
import type { OptionType } from '../../../../core/domain/catalogue/option-groups.ts';
import { parseOptionType } from '../../../../core/domain/catalogue/options.ts';
import { defaultProducedFrameOf } from '../../../../core/domain/catalogue/produced-frame.ts';
import { producedFrameLabel } from '../../../../core/domain/catalogue/produced-frame-labels.ts';
import { formatWithUnit, type Format } from '../../../../core/domain/format/format.ts';
import { localeTable, type Locale } from '../../../../core/domain/locale/locales.ts';
import { labelled } from '../../../../core/domain/locale/labelled.ts';
import type { WallOptions } from '../../../../core/domain/products/wall-picture/wall-options.ts';
import { E, pipe } from '../../../../core/fp.ts';
import type { Fact, Words } from '../at-designer.ts';
import { matSizeText } from './mat-size-text.ts';

/** As far as it was chosen. */
type OnWall = {
  readonly materialType?: MaterialType | undefined;
  readonly frame?: FrameChoice | undefined;
  readonly format?: Format | undefined;
  readonly optionTypes: WallOptions;
};

/** A frame, or that a material hangs without one; nothing where neither is chosen. */
const frameText = (
  { materialType, frame }: OnWall,
  { locale, text }: Words,
): string | undefined => {
  if (frame !== undefined) {
    const { frameType, producedFrame = defaultProducedFrameOf(frameType) } = frame;
    return producedFrameLabel(locale, producedFrame).full;
  }
  return materialType === undefined ? undefined : text('designer.none');
};

const matText = (locale: Locale, { matType, matSize }: FrameChoice): string =>
  matType === 'mat-none'
    ? matLabel(locale, matType)
    : `${matLabel(locale, matType)}, ${matSizeText(locale, matSize)}`;

const optionText = (locale: Locale, option: OptionType): string =>
  pipe(
    parseOptionType(option),
    E.match(
      () => optionLabel(locale, option),
      ({ group }) =>
        labelled(
          localeTable[locale].language,
          optionGroupLabel(locale, group),
          optionLabel(locale, option),
        ),
    ),
  );

/** From the material to the options. */
export const wallFacts: readonly Fact<OnWall>[] = [
  [
    'fact.material',
    ['materialType'],
    ({ materialType }, { locale }) => materialType && materialLabel(locale, materialType),
  ],
  ['fact.frame', ['frameType', 'frameVariant', 'backType'], frameText],
  ['fact.mat', ['matType', 'matSize'], ({ frame }, { locale }) => frame && matText(locale, frame)],
  [
    'fact.glass',
    ['glassType'],
    ({ frame }, { locale }) => frame?.glassType && glassLabel(locale, frame.glassType),
  ],
  [
    'fact.format',
    ['formatType'],
    ({ format }, { locale }) => format && formatWithUnit(locale, format),
  ],
  [
    'fact.options',
    ['optionTypes'],
    ({ optionTypes }, { locale }) => optionTypes.map((option) => optionText(locale, option)),
  ],
];
