import { materialsHeldBy } from '../../../../core/domain/configurator/framings.ts';
import {
  catalogueLabel,
  isCatalogueKey,
} from '../../../../core/domain/catalogue/catalogue-label.ts';
import { frameHoldsMaterial } from '../../../../core/domain/catalogue/frame-holds.ts';
import { frameColour } from '../../../../core/domain/catalogue/frame-colours.ts';
import { frameTone } from '../../../../core/domain/catalogue/frame-tones.ts';
import { glassTypes } from '../../../../core/domain/catalogue/frame-parts.ts';
import {
  glassLabel,
  matLabel,
  optionGroupLabel,
  optionLabel,
} from '../../../../core/domain/catalogue/key-labels.ts';
import { frameLabelAlone, materialLabel } from '../../../../core/domain/catalogue/labels.ts';
import {
  frameTypes,
  matTypes,
  type FrameType,
  type MaterialType,
} from '../../../../core/domain/catalogue/materials.ts';
import { optionGroupsOf } from '../../../../core/domain/catalogue/material-options.ts';
import { optionTypes } from '../../../../core/domain/catalogue/options.ts';
import { producedFramesOf } from '../../../../core/domain/catalogue/produced-frame.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { memoizeByIdentity } from '../../../memoize-by-identity.ts';
import type { ComponentNames } from './components-data.ts';

/** The materials that a frame type holds, as a list in words. */
const heldText = (locale: Locale, frameType: FrameType): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    materialsHeldBy(frameType).map((material) => materialLabel(locale, material)),
  );

/**
 * A frame that holds other materials alone is told apart from its namesake: on a canvas `Board
 * floater` is not a choice, beside the floater frame, which is one.
 */
const frameName = (locale: Locale, frameType: FrameType, materialType: MaterialType): string =>
  !frameHoldsMaterial(frameType, materialType) && isCatalogueKey('producedFamilyShort', frameType)
    ? catalogueLabel(locale, 'producedFamilyShort', frameType)
    : frameLabelAlone(locale, frameType);

const readNames = (
  locale: Locale,
  materialType: MaterialType,
  frameType: FrameType | undefined,
): ComponentNames => {
  const groups = optionGroupsOf(materialType);
  const produced = frameType === undefined ? [] : producedFramesOf(frameType);
  const family = (name: (typeof produced)[number]['family']): string =>
    catalogueLabel(locale, 'producedFamily', name);
  const labels: readonly (readonly [value: string, label: string])[] = [
    ...groups.map((group) => [group, optionGroupLabel(locale, group)] as const),
    ...optionTypes
      .filter((option) => groups.some((group) => option.startsWith(`${group}-`)))
      .map((option) => [option, optionLabel(locale, option)] as const),
    ...frameTypes.map((type) => [type, frameName(locale, type, materialType)] as const),
    ...frameTypes
      .filter((type) => !frameHoldsMaterial(type, materialType))
      .map((type) => [`${type}:holds`, heldText(locale, type)] as const),
    ...matTypes.map((mat) => [mat, matLabel(locale, mat)] as const),
    ...glassTypes.map((glass) => [glass, glassLabel(locale, glass)] as const),
    ...produced.map(
      ({ producedFrame, variant }) =>
        [producedFrame, catalogueLabel(locale, 'frameVariant', variant)] as const,
    ),
  ];
  return {
    labels: Object.fromEntries(labels),
    families: Object.fromEntries(
      produced.map((frame) => [frame.producedFrame, family(frame.family)] as const),
    ),
    tones: Object.fromEntries(
      produced.map(({ producedFrame }) => [producedFrame, frameTone(producedFrame)]),
    ),
    colours: Object.fromEntries(
      produced.map(({ producedFrame }) => [producedFrame, frameColour(producedFrame)]),
    ),
  };
};

const known = memoizeByIdentity<ComponentNames>();

/** The names of all that can be chosen of a material in a frame type; read once for a locale. */
export const componentNames = (
  locale: Locale,
  materialType: MaterialType,
  frameType: FrameType | undefined,
): ComponentNames =>
  known([locale, materialType, frameType], () => readNames(locale, materialType, frameType));
