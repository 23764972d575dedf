import {
  findMaterial,
  startOption,
  type Calculator,
  type CalculatorState,
} from '../../../../core/domain/calculator/calculator.ts';
import { framingsOf, materialsHeldBy } from '../../../../core/domain/calculator/framings.ts';
import { catalogueLabel } from '../../../../core/domain/catalogue/catalogue-label.ts';
import { frameColour } from '../../../../core/domain/catalogue/frame-colours.ts';
import { frameTone } from '../../../../core/domain/catalogue/frame-tones.ts';
import { framesForMaterial } from '../../../../core/domain/catalogue/frame-holds.ts';
import { glassTypes } from '../../../../core/domain/catalogue/frame-parts.ts';
import {
  glassLabel,
  matLabel,
  optionGroupLabel,
  optionLabel,
} from '../../../../core/domain/catalogue/key-labels.ts';
import { frameLabel, materialLabel } from '../../../../core/domain/catalogue/labels.ts';
import {
  frameTypes,
  isMaterialType,
  matTypes,
  type FrameType,
  type MaterialType,
} from '../../../../core/domain/catalogue/materials.ts';
import { optionGroupsOf } from '../../../../core/domain/catalogue/material-options.ts';
import { optionTypes } from '../../../../core/domain/catalogue/options.ts';
import { producedFramesOf } from '../../../../core/domain/catalogue/produced-frame.ts';
import {
  startArticle,
  type CalculatorBlock,
  type OfferedArticle,
} from '../../../../core/domain/content/blocks/calculator.ts';
import { pictureLooks } from '../../../../core/domain/image/shown-options.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import {
  formatTenths,
  lengthUnitName,
  tenthsOfMillimetres,
} from '../../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import { offeredMatSizes } from '../../../../core/domain/photoframe/mat-choice.ts';
import { readPartWish } from '../../../../core/domain/photoframe/part-wish.ts';
import { readPairs } from '../../../../core/domain/query/query.ts';
import { E } from '../../../../core/fp.ts';
import type { PriceScope } from '../../../../core/ports/prices.ts';
import { offerParts } from '../../../../core/usecases/offer-parts.ts';
import type { StorefrontRequest } from '../../storefront-request.ts';
import type { PartNames, PartsData } from './parts-data.ts';

/**
 * The frames around the selected material of wall pictures; which of them are sold, their prices
 * say. Frames are sold as products of their own, too: there the frame is what is chosen first.
 */
export const framesAround = (
  block: CalculatorBlock,
  material: string,
): readonly OfferedArticle[] => {
  const [name = ''] = material.split('+');
  const materialType = isMaterialType(name) ? name : startArticle(block).materialType;
  return block.product === 'photoFrame'
    ? []
    : framesForMaterial(materialType).map((frameType) => ({ materialType, frameType }));
};

/** The frames that a calculator has around a material. */
const soldFrames = ({ options }: Calculator, materialType: MaterialType): readonly FrameType[] =>
  options.flatMap((option) =>
    option.materialType === materialType && option.context.frameType !== undefined
      ? [option.context.frameType]
      : [],
  );

/** What a frame type holds, as a list of materials in words. */
const heldText = (locale: Locale, frameType: FrameType): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    materialsHeldBy(frameType).map((material) => materialLabel(locale, material)),
  );

/** The width of a mat in the locale's unit: `3 cm`, in en-US `1.2 in`. */
const matSizeText = (locale: Locale, millimetres: number): string => {
  const unit = formatUnitOf(locale);
  const tenths = tenthsOfMillimetres(unit, millimetres, 'nearest');
  return `${formatTenths(locale, tenths)}\u00a0${lengthUnitName(unit)}`;
};

/** The names of all that can be chosen of a material in a frame type. */
const namesOf = (
  locale: Locale,
  materialType: MaterialType,
  frameType: FrameType | undefined,
): PartNames => {
  const groups = optionGroupsOf(materialType);
  const produced = frameType === undefined ? [] : producedFramesOf(frameType);
  const family = (name: (typeof produced)[number]['family']): string =>
    catalogueLabel(locale, 'producedFamily', name);
  const labels: readonly (readonly [value: string, label: string])[] = [
    ...groups.map((group) => [group, optionGroupLabel(locale, group)] as const),
    ...optionTypes
      .filter((option) => groups.some((group) => option.startsWith(`${group}-`)))
      .map((option) => [option, optionLabel(locale, option)] as const),
    ...frameTypes.map((type) => [type, frameLabel(locale, type)] as const),
    ...frameTypes.map((type) => [`${type}:holds`, heldText(locale, type)] as const),
    ...offeredMatSizes.map((size) => [`size:${size}`, matSizeText(locale, size)] as const),
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

/** What the selection of a page can be had with, and what each part costs. */
export const loadParts = async (
  { ports, url }: StorefrontRequest,
  scope: PriceScope,
  calculator: Calculator,
  state: CalculatorState,
): Promise<PartsData> => {
  const { materialType, context } =
    findMaterial(calculator, state.material) ?? startOption(calculator);
  const article = { materialType, frameType: context.frameType };
  const wish = readPartWish(readPairs(url.search));
  const offer = await offerParts(scope, article, state.format, wish)(ports)();
  const isFrame = calculator.product === 'photoFrame';
  return {
    ...namesOf(scope.locale, materialType, context.frameType),
    materialType,
    looks: pictureLooks(materialType, context.frameType),
    frames: isFrame ? [] : framingsOf(materialType, soldFrames(calculator, materialType)),
    offer: E.isRight(offer) ? offer.right : undefined,
  };
};
