import { E, pipe } from '../../../fp.ts';
import { isProductType, type ProductType } from '../../catalogue/shop-products.ts';
import {
  parsePhotoboxConfiguration,
  photoboxParameters,
  type PhotoboxConfiguration,
} from './photobox-configuration.ts';
import { photoboxProductOf } from './photobox-options.ts';
import { photoPrintMillimetres } from '../../format/photo-print-formats.ts';
import type { PhotoboxType } from '../../catalogue/photoboxes.ts';
import {
  contextParameters,
  readDesignerContext,
  type DesignerContext,
} from '../../designer/designer-context.ts';
import { wordParameter } from '../../designer/parameter-codecs.ts';
import { parameterPairs, parameterText } from '../../designer/parameter-source.ts';
import type { QueryPairs } from '../../query/query.ts';
import {
  optionalParameter,
  refuseParameter,
  refuseTogether,
} from '../../designer/read-parameters.ts';
import type { HandOffRefusal } from '../../designer/refusals.ts';

/**
 * A hand-off to the photo box designer, which also makes prints (storefront §3, "Photo boxes and
 * prints"; decisions, "Names").
 */
export type PhotoboxHandOff = PhotoboxConfiguration & DesignerContext;

const productTypeOf = (type: PhotoboxType): ProductType => photoboxProductOf(type);

/**
 * The designer's parameters, in a fixed order. The format is `photoboxFormat[width]` and
 * `photoboxFormat[height]` in millimetres.
 */
const printPhotobox = (photobox: PhotoboxConfiguration): QueryPairs => {
  const { width, height } = photoPrintMillimetres(photobox.format);
  return parameterPairs({
    productType: productTypeOf(photobox.type),
    ...photoboxParameters(photobox),
    photoboxFormat: { width, height },
  });
};

/** The query of a hand-off, in a fixed order. */
export const printPhotoboxQuery = (handOff: PhotoboxHandOff): QueryPairs => [
  ...printPhotobox(handOff),
  ...parameterPairs(contextParameters(handOff)),
];

/** The inverse of `printPhotoboxQuery`; also reads `photoboxFormat=150x100`. */
export const parsePhotoboxQuery = (query: QueryPairs): E.Either<HandOffRefusal, PhotoboxHandOff> =>
  pipe(
    E.Do,
    E.bind('photoboxFormat', () => readSides(query)),
    E.bind('configuration', ({ photoboxFormat }) =>
      parsePhotoboxConfiguration({
        photoboxType: parameterText(query, 'photoboxType'),
        photoboxFormat,
        paperType: parameterText(query, 'paperType'),
        amount: parameterText(query, 'amount'),
      }),
    ),
    E.chainFirst(({ configuration }) => readProductType(query, configuration.type)),
    E.bindW('context', () => readDesignerContext(query)),
    E.map(({ configuration, context }) => ({ ...configuration, ...context })),
  );

const readSides = (query: QueryPairs): E.Either<HandOffRefusal, string | undefined> => {
  const text = parameterText(query, 'photoboxFormat');
  const width = parameterText(query, 'photoboxFormat[width]');
  const height = parameterText(query, 'photoboxFormat[height]');
  if (text !== undefined || (width === undefined && height === undefined)) return E.right(text);
  if (width === undefined) return refuseParameter('missing', 'photoboxFormat[width]');
  return height === undefined
    ? refuseParameter('missing', 'photoboxFormat[height]')
    : E.right(`${width}x${height}`);
};

/** The product type may not contradict the photo box's type. */
const readProductType = (
  query: QueryPairs,
  type: PhotoboxType,
): E.Either<HandOffRefusal, ProductType> =>
  pipe(
    optionalParameter(query, 'productType', wordParameter(isProductType)),
    E.chainW((named) =>
      named === undefined || named === productTypeOf(type)
        ? E.right(productTypeOf(type))
        : refuseTogether('productType', named, 'photoboxType'),
    ),
  );
