import { frameColour } from '../../../../core/domain/catalogue/frame-colours.ts';
import { formatWithUnit } from '../../../../core/domain/format/format.ts';
import { canvasEdge } from '../../../../core/domain/image/canvas-edge.ts';
import type { WallPictureHandOff } from '../../../../core/domain/products/wall-picture/wall-picture-hand-off.ts';
import { WallPicture } from '../../../components/wall-picture/wall-picture.tsx';
import type { ProductAtDesigner, ShownHandOff, Words } from '../at-designer.ts';
import { interiorPicture, type InteriorPicture } from './interior-picture.ts';
import { wallFacts } from './wall-facts.ts';

/** A picture on the wall; undefined without the material and the format that it is made of. */
export const showOnWall = (
  { materialType, frame, format, optionTypes }: WallPictureHandOff,
  { motif, crop, own }: InteriorPicture,
  { locale, text }: Words,
): ShownHandOff | undefined =>
  materialType &&
  format && {
    isOnWall: true,
    stage: (
      <WallPicture
        object={{
          material: materialType,
          frame: frame?.frameType,
          mat: frame && { matType: frame.matType, matSize: frame.matSize },
          frameColour: frame?.producedFrame && frameColour(frame.producedFrame),
          isMuseumGlass: frame?.glassType !== undefined,
          format,
          edgeStyle: canvasEdge(optionTypes).edgeStyle,
        }}
        motif={motif}
        crop={crop}
        caption={formatWithUnit(locale, format)}
      />
    ),
    text: text(own === 'shown' ? 'designer.text-own' : 'designer.text'),
    warning: own === 'missing' ? text('designer.own-missing') : undefined,
  };

export const wallPictureAtDesigner: ProductAtDesigner<WallPictureHandOff> = {
  facts: [
    ['fact.product', [], (_, { text }) => text('designer.wall-picture')],
    ...wallFacts,
    [
      'fact.pictures',
      ['customerPicture', 'pictureCrop'],
      ({ picture }, { text }) => picture && text('designer.own-alt'),
    ],
  ],
  identifiers: [['fact.design', ['designId'], ({ designId }) => designId]],
  // Of one that cannot be made, no material is known for sure.
  page: 'leinwand',
  show: async ({ handOff, words, request }) =>
    showOnWall(handOff, await interiorPicture(request, words, handOff), words),
};
