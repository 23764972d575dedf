import type { DesignerProduct } from './designers.ts';
import { ownPictureParameters } from './own-picture-parameters.ts';
import { parametersOf } from './parameter-table.ts';
import { sharedParameterNames, framePartNames } from './parameters.ts';
import { templateIdParameter } from '../products/photobook/photobook-hand-off.ts';

/**
 * All parameters that a designer is handed: the product's own, those of every designer, and the
 * photo book designer's template, what frames are made in, and a shopper's own picture for the wall.
 * Nothing else travels (decisions, "Catalogue and products").
 */
export const designerVocabulary = (designer: DesignerProduct): readonly string[] => [
  ...parametersOf(designer),
  ...Object.values(sharedParameterNames),
  ...(designer === 'photobook' ? [templateIdParameter] : []),
  ...(designer === 'photo-frame' || designer === 'collage' ? framePartNames : []),
  ...(designer === 'photo-frame' ? ownPictureParameters : []),
];

/** Whether a parameter is a designer's; `key[]` and `key[sub]` are those of `key`. */
export const isInVocabulary = (designer: DesignerProduct, name: string): boolean =>
  designerVocabulary(designer).includes(name.replace(/\[.*/su, ''));
