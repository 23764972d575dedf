import { E } from '../../fp.ts';
import {
  designerOfProduct,
  isProductType,
  type DesignerType,
  type ProductType,
} from '../catalogue/shop-products.ts';
import { parsePhotoboxType, photoboxProductOf } from './photobox/photobox-options.ts';
import {
  designerDecidingParameters,
  productTypeRules,
  type DesignerDecidingParameter,
  type ProductTypeParameter,
} from './deciding-parameters.ts';
import type { DesignerProduct } from '../catalogue/designers.ts';
import {
  parameterPairs,
  parameterText,
  type ParameterSource,
} from '../designer/parameter-source.ts';
import type { QueryPairs } from '../query/query.ts';

/**
 * What parameters are handed off as: the type, the designer that takes it, and the parameter that
 * decided; or `none`, and then there is no designer URL (storefront §4).
 */
export type DesignerInference =
  | {
      readonly kind: 'designer';
      readonly type: DesignerType;
      readonly designer: DesignerProduct;
      readonly decidedBy: DesignerDecidingParameter;
    }
  | { readonly kind: 'none' };

const isPresent = (query: QueryPairs, name: string): boolean =>
  parameterText(query, name) !== undefined;

const boxOrPrints = (text: string): DesignerType => {
  const type = parsePhotoboxType(text);
  return E.isRight(type) ? photoboxProductOf(type.right) : 'photobox';
};

const collageOrFrame = (_text: string, query: QueryPairs): DesignerType =>
  isPresent(query, 'designId') ? 'collage' : 'photo-frame';

/** What a parameter says of the hand-off, by its value and the query that it is in. */
const typeDecidedBy: Readonly<
  Record<DesignerDecidingParameter, (text: string, query: QueryPairs) => DesignerType>
> = {
  photoboxType: boxOrPrints,
  materialType: collageOrFrame,
  frameType: collageOrFrame,
  calendarType: () => 'calendar',
  photobookType: () => 'photobook',
  themeId: () => 'card',
};

/**
 * What the parameters are handed off as (storefront §4): photo box type gives photo box or photo
 * prints; material or frame type gives collage if there is a design id, else photo frame; calendar
 * type gives calendar; photo book type gives photo book; theme id gives card. Whether their values
 * are right is for the product's own parser to say.
 */
export const inferDesigner = (source: ParameterSource): DesignerInference => {
  const query = parameterPairs(source);
  const [decided] = designerDecidingParameters.flatMap((decidedBy) => {
    const text = parameterText(query, decidedBy);
    return text === undefined ? [] : [{ decidedBy, type: typeDecidedBy[decidedBy](text, query) }];
  });
  return decided === undefined
    ? { kind: 'none' }
    : {
        kind: 'designer',
        ...decided,
        designer: designerOfProduct[decided.type],
      };
};

/** What a page's product is, by its query; `decidedBy` are the parameters that said so. */
export type ProductTypeInference =
  | {
      readonly kind: 'product';
      readonly productType: ProductType;
      readonly decidedBy: readonly ProductTypeParameter[];
    }
  | { readonly kind: 'none' };

/** The configurator writes `photoprint` where the product types say photo prints. */
const namedProductType = (text: string): ProductType | undefined => {
  if (text === 'photoprint') return 'photo-prints';
  return isProductType(text) ? text : undefined;
};

/**
 * The product type of a query (storefront §4): card by `card`, `category`, `occasion` or `themeId`;
 * calendar by `designGroupId` and `designId` together; photo book by `designGroupSetId`; collage by
 * `designId`; photo box and photo prints by `productType`, which may name the others, too.
 */
export const inferProductType = (source: ParameterSource): ProductTypeInference => {
  const query = parameterPairs(source);
  const rule = productTypeRules.find(({ parameters }) =>
    parameters.every((parameter) => isPresent(query, parameter)),
  );
  if (rule !== undefined)
    return { kind: 'product', productType: rule.productType, decidedBy: rule.parameters };
  const productType = namedProductType(parameterText(query, 'productType') ?? '');
  return productType === undefined
    ? { kind: 'none' }
    : { kind: 'product', productType, decidedBy: ['productType'] };
};
