/** What is chosen of a wall picture, as far as it shows. */
import { selectedOption } from '../../../core/domain/configurator/configurator.ts';
import { canvasEdge } from '../../../core/domain/image/canvas-edge.ts';
import { frameOfWish } from '../../../core/domain/products/wall-picture/part-wish.ts';
import type { WallPictureObject } from '../../components/wall-picture/wall-picture.tsx';
import type { ConfiguratorUse } from './use-configurator.ts';

/** The thing on the wall: material, frame with its colour, mat and glass, format. */
export const chosenObject = (
  use: Pick<ConfiguratorUse, 'configurator' | 'state' | 'article' | 'wish'> & {
    readonly parts: Pick<ConfiguratorUse['parts'], 'data'>;
  },
): WallPictureObject => {
  const { materialType, context } = selectedOption(use.configurator, use.state);
  const { article, state, wish, parts } = use;
  return {
    material: materialType,
    frame: context.frameType,
    mat: article.frameType && frameOfWish(article.frameType, wish),
    format: state.format,
    frameColour: parts.data?.colours[wish.frameVariant ?? ''],
    isMuseumGlass: wish.glassType !== undefined,
    edgeStyle: canvasEdge(wish.optionTypes).edgeStyle,
  };
};
