import { productsByDesigner } from './products-by-designer.ts';
import type { DesignerProduct } from '../catalogue/designers.ts';
import { parametersOf } from '../designer/parameter-table.ts';
import { sharedParameterNames } from '../designer/parameters.ts';

/**
 * All parameters that a designer is handed: those of the specification's table, those of every
 * designer, and its product's own (decisions, "Catalogue and products").
 */
export const designerVocabulary = (designer: DesignerProduct): readonly string[] => [
  ...parametersOf(designer),
  ...Object.values(sharedParameterNames),
  ...productsByDesigner[designer].ownParameters,
];

/** Whether a parameter is a designer's; `key[]` and `key[sub]` are those of `key`. */
export const isInVocabulary = (designer: DesignerProduct, name: string): boolean =>
  designerVocabulary(designer).includes(name.replace(/\[.*/su, ''));
