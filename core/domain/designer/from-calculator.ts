import type { E } from '../../fp.ts';
import type { ProductKind } from '../catalogue/product-kinds.ts';
import { designerOfProduct, productOfCalculatorKind } from '../catalogue/shop-products.ts';
import type { DesignerAddressError } from './designer-address.ts';
import {
  handOffFromParameters,
  type DesignerLink,
  type HandOffSetting,
  type NoDesigner,
} from './from-parameters.ts';
import type { HandOffRefusal } from './refusals.ts';

/**
 * What a calculator's designer URL is built from (supporting §7): its kind and context, the chosen
 * material and format, and whether the picture becomes a collage.
 */
export type CalculatorSelection = {
  readonly product: ProductKind;
  readonly isCollage: boolean;
  readonly designId?: string | undefined;
  readonly photoboxType?: string | undefined;
  readonly photobookType?: string | undefined;
  readonly materialType?: string | undefined;
  readonly frameType?: string | undefined;
  /** `WxH`: tenths of the locale's unit on the wall, millimetres of a box's prints. */
  readonly formatType?: string | undefined;
};

/**
 * The designer URL of what is chosen in a calculator (supporting §7). The calculator's kind and its
 * collage flag say which designer it is, so that a photo frame can have a design id, too.
 */
export const handOffFromCalculator = (
  selection: CalculatorSelection,
  setting: Omit<HandOffSetting, 'designer'>,
): E.Either<NoDesigner | HandOffRefusal | DesignerAddressError, DesignerLink> => {
  const { product, isCollage, photoboxType, ...parameters } = selection;
  const prints = product === 'photoprint' ? 'photoprint' : undefined;
  return handOffFromParameters(
    {
      ...parameters,
      photoboxType: photoboxType ?? prints,
      photoboxFormat: selection.formatType,
    },
    {
      ...setting,
      designer: isCollage ? 'collage' : designerOfProduct[productOfCalculatorKind[product]],
    },
  );
};
