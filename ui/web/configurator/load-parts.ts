import {
  findMaterial,
  startOption,
  type Configurator,
  type ConfiguratorState,
} from '../../../core/domain/configurator/configurator.ts';
import { framingsOf } from '../../../core/domain/configurator/framings.ts';
import { framesForMaterial } from '../../../core/domain/catalogue/frame-holds.ts';
import {
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../../../core/domain/catalogue/materials.ts';
import {
  startArticle,
  type CalculatorBlock,
  type OfferedArticle,
} from '../../../core/domain/content/blocks/calculator.ts';
import { pictureLooks } from '../../../core/domain/image/shown-options.ts';
import { readPartWish } from '../../../core/domain/products/wall-picture/part-wish.ts';
import { readPairs } from '../../../core/domain/query/query.ts';
import { E } from '../../../core/fp.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import { offerParts } from '../../../core/usecases/offer-parts.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import { partNames } from './part-names.ts';
import type { PartsData } from './parts-data.ts';

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

/** The frames that a configurator has around a material. */
const soldFrames = ({ options }: Configurator, materialType: MaterialType): readonly FrameType[] =>
  options.flatMap((option) =>
    option.materialType === materialType && option.context.frameType !== undefined
      ? [option.context.frameType]
      : [],
  );

/** What the selection of a page can be had with, and what each part costs. */
export const loadParts = async (
  { ports, url }: StorefrontRequest,
  scope: PriceScope,
  configurator: Configurator,
  state: ConfiguratorState,
): Promise<PartsData> => {
  const { materialType, context } =
    findMaterial(configurator, state.material) ?? startOption(configurator);
  const article = { materialType, frameType: context.frameType };
  const wish = readPartWish(readPairs(url.search));
  const offer = await offerParts(scope, article, state.format, wish)(ports)();
  const isFrame = configurator.product === 'photoFrame';
  return {
    ...partNames(scope.locale, materialType, context.frameType),
    materialType,
    looks: pictureLooks(materialType, context.frameType),
    frames: isFrame ? [] : framingsOf(materialType, soldFrames(configurator, materialType)),
    offer: E.isRight(offer) ? offer.right : undefined,
  };
};
