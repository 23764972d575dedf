/** Collages: many photos on one picture, which is made and priced as a wall picture. */
import { E } from '../../../fp.ts';
import { productTypeLabel } from '../../catalogue/key-labels.ts';
import type { BlockCodec } from '../../content/story-codec.ts';
import { withoutContext } from '../../designer/designer-context.ts';
import { framePartNames } from '../../designer/parameters.ts';
import { formatUnitOf } from '../../locale/locale-units.ts';
import type { Product } from '../product.ts';
import { collagesCodec, type CollagesBlock } from './collages-block.ts';
import { handedPicture } from '../wall-picture/handed-picture.ts';
import { wallPictureProduct } from '../wall-picture/wall-picture-product.ts';
import { recordPicture } from '../wall-picture/record-picture.ts';
import type { WallPicture } from '../wall-picture/wall-picture.ts';
import { pictureQuestion } from '../wall-picture/picture-question.ts';
import { wallPictureLabel } from '../wall-picture/wall-picture-labels.ts';
import { collageChoices, type CollageChoice } from './collage-choices.ts';
import { collageDeclaration } from './collage-declaration.ts';
import type { CollageOffer } from './collage-offer.ts';
import { collagePageQuery } from './collage-page-query.ts';
import { parseCollageQuery, printCollageQuery, type CollageHandOff } from './collage-hand-off.ts';
import { collageComponentsIn, printCollageSelection } from './collage-selection.ts';
import type { CollageTiles } from './collage-tiles.ts';
import { collagePlaces, printedCollage } from './printed-collage.ts';

/** A collage: its design with what is known of it, and what it is made as. */
export type CollageConfiguration = {
  readonly collageId: number;
  readonly designName?: string | undefined;
  readonly tileCount?: number | undefined;
  readonly tiles?: CollageTiles | undefined;
  readonly picture: WallPicture;
};

const configurationOf = (handOff: CollageHandOff): CollageConfiguration | undefined => {
  const { collageId, designName, tileCount, tiles, materialType, format, frame, optionTypes } =
    withoutContext(handOff);
  if (materialType === undefined || format?.unit !== formatUnitOf(handOff.locale)) return undefined;
  const picture = handedPicture({ materialType, format, frame, optionTypes });
  return E.isLeft(picture)
    ? undefined
    : {
        collageId,
        ...(designName !== undefined && { designName }),
        ...(tileCount !== undefined && { tileCount }),
        ...(tiles !== undefined && { tiles }),
        picture: picture.right,
      };
};

export const collageProduct: Product<
  CollageHandOff,
  CollageConfiguration,
  CollageOffer,
  CollageChoice
> &
  BlockCodec<CollagesBlock> = {
  ...collagesCodec,
  ...collageChoices,
  isSold: true,
  // `tileCount` is its number of photos.
  parameters: [...wallPictureProduct.parameters, 'tileCount'],
  ownParameters: [...framePartNames, ...collageDeclaration.ownParameters],
  printHandOff: printCollageQuery,
  parseHandOff: (query, { channel }) => parseCollageQuery(query, channel),
  configurationOf,
  pageQuery: collagePageQuery,
  page: () => 'collage',
  printAddress: (handOff) => {
    const { collageId: designId, materialType, format } = handOff;
    const components = collageComponentsIn(printCollageQuery(handOff));
    return printCollageSelection({ designId, materialType, format, components });
  },
  priceQuestion: ({ picture }) => pictureQuestion(picture),
  label: (locale, { picture, designName, tileCount }) => {
    const { name, details } = wallPictureLabel(locale, picture);
    return {
      name,
      kind: productTypeLabel(locale, 'collage'),
      details: designName === undefined ? details : [designName, ...details],
      photoCount: tileCount,
    };
  },
  look: () => ({ kind: 'still', still: 'collage', seed: 1 }),
  ownPhoto: () => undefined,
  personalPlaces: (_, collage) => collagePlaces(collage),
  printedPages: printedCollage,
  record: ({ picture }) =>
    recordPicture(
      { materialType: picture.materialType, frameType: picture.frame?.frameType },
      picture.format,
    ),
};
