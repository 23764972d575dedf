/**
 * Pictures on a material, framed or not. A frame alone (`photo-frame` in addresses and pages) is the
 * same product with the print that its frame holds by default.
 */
import { E } from '../../../fp.ts';
import { readSku } from '../../configurator/sku.ts';
import { ownPictureParameters, type HandedPicture } from '../../designer/own-picture-parameters.ts';
import type { BlockCodec } from '../../content/story-codec.ts';
import { framePartNames } from '../../designer/parameters.ts';
import type { SkuContainer } from '../../designer/sku-container.ts';
import { printFormat } from '../../format/format.ts';
import { formatUnitOf } from '../../locale/locale-units.ts';
import type { Locale } from '../../locale/locales.ts';
import type { Product } from '../product.ts';
import { configuratorCodec, type ConfiguratorBlock } from './configurator-block.ts';
import { materialOfHandOff } from './chosen-wall-picture.ts';
import { handedPicture } from './handed-picture.ts';
import type { WallPictureOffer } from './known-pictures.ts';
import { printedPhotoOf } from './printed-photo.ts';
import { pictureQuestion } from './picture-question.ts';
import { printWallPictureAddress } from './wall-picture-address.ts';
import { wallPictureChoices, type WallPictureChoice } from './wall-picture-choices.ts';
import {
  parseWallPictureQuery,
  printWallPictureQuery,
  type WallPictureHandOff,
} from './wall-picture-hand-off.ts';
import { wallPictureLabel } from './wall-picture-labels.ts';
import { wallPictureLook } from './wall-picture-look.ts';
import { wallPicturePageQuery } from './wall-picture-page-query.ts';
import { recordPicture } from './record-picture.ts';
import type { WallPicture } from './wall-picture.ts';

/** A picture, and what is printed on it as far as a shopper said so. */
export type WallPictureConfiguration = {
  readonly picture: WallPicture;
  readonly designId?: string | undefined;
  readonly own?: HandedPicture | undefined;
};

const configurationOf = (handOff: WallPictureHandOff): WallPictureConfiguration | undefined => {
  const { materialType, format, frame, optionTypes, designId, locale } = handOff;
  if (materialType === undefined || format?.unit !== formatUnitOf(locale)) return undefined;
  const picture = handedPicture({ materialType, format, frame, optionTypes });
  return E.isLeft(picture)
    ? undefined
    : {
        picture: picture.right,
        designId,
        own: handOff.picture,
      };
};

/** The SKU of a wall picture says all by itself. */
const readPictureSku = (locale: Locale, sku: string): SkuContainer | undefined => {
  const { material, format } = readSku(formatUnitOf(locale), sku);
  if (material === undefined || format === undefined) return undefined;
  const [materialType, frameType] = material.split('+');
  return { sku, parameters: { materialType, frameType, formatType: printFormat(format) } };
};

export const wallPictureProduct: Product<
  WallPictureHandOff,
  WallPictureConfiguration,
  WallPictureOffer,
  WallPictureChoice
> &
  BlockCodec<ConfiguratorBlock> = {
  ...configuratorCodec,
  ...wallPictureChoices,
  isSold: true,
  parameters: [
    'designId',
    'formatType',
    'frameType',
    'matSize',
    'matType',
    'materialType',
    'optionTypes',
  ],
  ownParameters: [...framePartNames, ...ownPictureParameters],
  printHandOff: printWallPictureQuery,
  parseHandOff: (query) => parseWallPictureQuery(query),
  configurationOf,
  completion: {
    articleWithoutFormat: (handOff) =>
      handOff.format === undefined
        ? { materialType: materialOfHandOff(handOff), frameType: handOff.frame?.frameType }
        : undefined,
    withFormat: (handOff, format) => ({
      ...handOff,
      materialType: materialOfHandOff(handOff),
      format: handOff.format ?? format,
    }),
  },
  pageQuery: wallPicturePageQuery,
  page: materialOfHandOff,
  printAddress: printWallPictureAddress,
  readSku: readPictureSku,
  priceQuestion: ({ picture }) => pictureQuestion(picture),
  label: (locale, { picture }) => wallPictureLabel(locale, picture),
  look: (_, { picture }) => wallPictureLook(picture),
  ownPhoto: ({ picture, own, designId }) =>
    own === undefined && designId !== undefined ? undefined : printedPhotoOf(picture, own),
  record: ({ picture }) =>
    recordPicture(
      { materialType: picture.materialType, frameType: picture.frame?.frameType },
      picture.format,
    ),
};
