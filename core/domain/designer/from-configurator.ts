import type { E } from '../../fp.ts';
import type { ProductKind } from '../catalogue/product-kinds.ts';
import { designerOfProduct, productOfConfiguratorKind } from '../catalogue/shop-products.ts';
import { photobookFormatTable } from '../products/photobook/photobook-table.ts';
import { photobookFormats } from '../products/photobook/photobooks.ts';
import type { DesignerAddressError } from './designer-address.ts';
import {
  handOffFromParameters,
  type DesignerLink,
  type HandOffSetting,
  type NoDesigner,
} from './from-parameters.ts';
import type { HandOffRefusal } from './refusals.ts';

/**
 * What a configurator's designer URL is built from (supporting §7): its kind and context, the chosen
 * material and format, and whether the picture becomes a collage.
 */
export type ConfiguratorSelection = {
  readonly product: ProductKind;
  readonly isCollage: boolean;
  readonly designId?: string | undefined;
  readonly photoboxType?: string | undefined;
  readonly photobookType?: string | undefined;
  readonly materialType?: string | undefined;
  readonly frameType?: string | undefined;
  /** `WxH`: tenths of the locale's unit on the wall, millimetres of prints and of closed books. */
  readonly formatType?: string | undefined;
};

/** The name of a photo book's format by its size in millimetres; any other text stays as it is. */
const photobookFormatNamed = (formatType: string): string =>
  photobookFormats.find((format) => {
    const { width, height } = photobookFormatTable[format];
    return `${width}x${height}` === formatType;
  }) ?? formatType;

/**
 * The designer URL of what is chosen in a configurator (supporting §7). The configurator's kind says
 * which designer it is, so that a photo frame can have a design id, too; the collage flag matters
 * for wall pictures alone.
 */
export const handOffFromConfigurator = (
  selection: ConfiguratorSelection,
  setting: Omit<HandOffSetting, 'designer'>,
): E.Either<NoDesigner | HandOffRefusal | DesignerAddressError, DesignerLink> => {
  const { product, isCollage, photoboxType, ...parameters } = selection;
  const { formatType } = selection;
  const prints = product === 'photoprint' ? 'photoprint' : undefined;
  const designer = designerOfProduct[productOfConfiguratorKind[product]];
  return handOffFromParameters(
    {
      ...parameters,
      photoboxType: photoboxType ?? prints,
      photoboxFormat: formatType,
      photobookFormat: formatType === undefined ? undefined : photobookFormatNamed(formatType),
    },
    { ...setting, designer: isCollage && designer === 'photo-frame' ? 'collage' : designer },
  );
};
