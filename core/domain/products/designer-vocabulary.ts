import { productsByDesigner } from './products-by-designer.ts';
import type { DesignerProduct } from '../catalogue/designers.ts';
import { personalisationParameter } from '../designer/personalisation-parameter.ts';
import {
  parameterNames,
  sharedParameterNames,
  type ParameterName,
} from '../designer/parameters.ts';

/** Taken by every designer, whatever its product. */
const everyDesigner: readonly ParameterName[] = ['sku', 'addToCart'];

/** The specification's parameters that a designer takes, in the specification's order. */
export const parametersOf = (designer: DesignerProduct): readonly ParameterName[] =>
  parameterNames.filter((name) =>
    [...everyDesigner, ...productsByDesigner[designer].parameters].includes(name),
  );

/**
 * All parameters that a designer is handed: those of the specification, those of every
 * designer, and its product's own (decisions, "Catalogue and products").
 */
export const designerVocabulary = (designer: DesignerProduct): readonly string[] => {
  const { ownParameters, personalPlaces } = productsByDesigner[designer];
  return [
    ...parametersOf(designer),
    ...Object.values(sharedParameterNames),
    ...ownParameters,
    ...(personalPlaces === undefined ? [] : [personalisationParameter]),
  ];
};

/** Whether a parameter is a designer's; `key[]` and `key[sub]` are those of `key`. */
export const isInVocabulary = (designer: DesignerProduct, name: string): boolean =>
  designerVocabulary(designer).includes(name.replace(/\[.*/su, ''));
