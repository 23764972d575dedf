/** Addresses of products with what an article speaks of chosen beforehand. */
import type { LengthUnit } from '../../../../../../core/domain/locale/locales.ts';
import { formatUnitOf } from '../../../../../../core/domain/locale/locale-units.ts';
import type { FrameType, MaterialType } from '../../../../../../core/domain/catalogue/materials.ts';
import { printWallPictureAddress } from '../../../../../../core/domain/products/wall-picture/wall-picture-address.ts';
import { parseWallPictureQuery } from '../../../../../../core/domain/products/wall-picture/wall-picture-hand-off.ts';
import type { CardOccasion } from '../../../../../../core/domain/products/card/cards.ts';
import type { CardRefinement } from '../../../../../../core/domain/catalogue/card-extras.ts';
import { printPairs } from '../../../../../../core/domain/query/query.ts';
import { E, pipe } from '../../../../../../core/fp.ts';
import { designOf } from '../occasions/card-picture.ts';
import { designerPath } from '../designer-link.ts';
import { materialPages } from '../material-pages.ts';
import { pathOf, type Site } from '../site.ts';

/** The address of a product on a site. */
export type ProductLink = (site: Site) => string;

/** Sides in tenths of each unit: `900x600`. */
type Formats = Readonly<Record<LengthUnit, string>>;

/**
 * The page of a material with a format.
 *
 * @throws Error for a picture that the shop does not make
 */
export const wallPictureLink =
  (materialType: MaterialType, formats: Formats, frameType?: FrameType): ProductLink =>
  (site) =>
    pipe(
      parseWallPictureQuery([
        ['materialType', materialType],
        ...(frameType === undefined ? [] : [['frameType', frameType] as const]),
        ['formatType', formats[formatUnitOf(site.locale)]],
        ['locale', site.locale],
      ]),
      E.match(
        (refusal) => {
          throw new Error(`No picture to link to: ${JSON.stringify(refusal)}`);
        },
        (handOff) => {
          const page = frameType === undefined ? materialPages[materialType] : 'photo-frame';
          return `${pathOf(site, page)}?${printPairs(printWallPictureAddress(handOff))}`;
        },
      ),
    );

/** The designer of cards with an occasion. */
export const cardLink =
  (occasion: CardOccasion, refinement?: CardRefinement): ProductLink =>
  () =>
    designerPath('card', [
      ['themeId', designOf(occasion).id],
      ['occasion', occasion],
      ...(refinement === undefined ? [] : [['refinementType', refinement] as const]),
    ]);
