import { productTypeLabel } from '../../../../core/domain/catalogue/key-labels.ts';
import {
  placePhotos,
  templateSheet,
  type CollageSheet,
} from '../../../../core/domain/products/collage/collage-geometry.ts';
import {
  handedDesign,
  type CollageHandOff,
} from '../../../../core/domain/products/collage/collage-hand-off.ts';
import { printCollageId } from '../../../../core/domain/products/collage/collage-id.ts';
import { E } from '../../../../core/fp.ts';
import type { HasCollages } from '../../../../core/ports/collage/collages.ts';
import { CollageDrawing, type DrawnCollage } from './block/collage-drawing.tsx';
import { LineDrawing } from '../../../components/designer-summary/line-drawing.tsx';
import type { ProductAtDesigner } from '../at-designer.ts';
import { wallFacts } from '../wall-picture/wall-facts.ts';

/** The design on its format, else on its own ratio; undefined where nobody can say. */
const drawingOf = async (
  { collages }: HasCollages,
  { collageId, format }: CollageHandOff,
): Promise<DrawnCollage | undefined> => {
  const design = await collages.design(collageId)();
  if (E.isLeft(design)) return undefined;
  const { width, height }: CollageSheet = format ?? templateSheet(design.right);
  return { width, height, photos: placePhotos(design.right, { width, height }) };
};

/** A collage by its own design; any collage where that is not known. */
export const collageStage = (collage: DrawnCollage | undefined) =>
  collage === undefined ? (
    <LineDrawing
      sheet="M36 34h168v138H36z"
      picture="M46 44h68v52H46zm78 0h70v80h-70zM46 106h68v56H46zm78 28h70v28h-70z"
    />
  ) : (
    <div>
      <CollageDrawing collage={collage} size="large" />
    </div>
  );

export const collageAtDesigner: ProductAtDesigner<CollageHandOff> = {
  facts: [
    ['fact.product', [], (_, { locale }) => productTypeLabel(locale, 'collage')],
    ['fact.collage', ['designName'], ({ designName }) => designName],
    ['fact.pictures', ['tileCount', 'designTiles'], ({ tileCount }) => tileCount?.toString()],
    ...wallFacts,
  ],
  identifiers: [['fact.design', ['designId'], ({ collageId }) => printCollageId(collageId)]],
  page: 'collage',
  identify: async (handOff, { collages }) => {
    const design = await collages.design(handOff.collageId)();
    if (E.isLeft(design)) return design.left.kind === 'collage-not-found' ? undefined : handOff;
    const { designName, tileCount, tiles } = handedDesign(design.right);
    return { ...handOff, designName, tileCount: handOff.tileCount ?? tileCount, tiles };
  },
  show: async ({ handOff, request }) => ({
    stage: collageStage(await drawingOf(request.ports, handOff)),
  }),
};
