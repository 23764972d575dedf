/** The visible choices of a wall picture. */
import { selectedOption } from '../../../../core/domain/configurator/configurator.ts';
import { canvasEdge } from '../../../../core/domain/image/canvas-edge.ts';
import { frameOfComponents } from '../../../../core/domain/products/wall-picture/component-selection.ts';
import type { HungPrint } from '../../../../core/domain/image/hung-print.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** The thing on the wall: material, frame with its colour, mat and glass, format. */
export const chosenObject = (
  configuration: Pick<PictureConfiguration, 'configurator' | 'state' | 'article' | 'components'> & {
    readonly knownComponents: Pick<PictureConfiguration['knownComponents'], 'data'>;
  },
): HungPrint => {
  const { materialType, context } = selectedOption(configuration.configurator, configuration.state);
  const { article, state, components, knownComponents } = configuration;
  return {
    material: materialType,
    frame: context.frameType,
    mat: article.frameType && frameOfComponents(article.frameType, components),
    format: state.format,
    frameColour: knownComponents.data?.colours[components.frameVariant ?? ''],
    isMuseumGlass: components.glassType !== undefined,
    edgeStyle: canvasEdge(components.optionTypes).edgeStyle,
  };
};
