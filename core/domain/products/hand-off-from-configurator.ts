import type { ConfiguratorSelection } from '../configurator/configurator-context.ts';
import type { E } from '../../fp.ts';
import { designerOfProduct } from '../catalogue/shop-products.ts';
import { photobookFormatTable } from './photobook/photobook-table.ts';
import { photobookFormats } from './photobook/photobooks.ts';
import type { DesignerAddressError } from '../designer/designer-address.ts';
import {
  handOffFromParameters,
  type DesignerLink,
  type HandOffSetting,
  type NoDesigner,
} from './hand-off-from-parameters.ts';
import type { HandOffRefusal } from '../designer/refusals.ts';

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
  const prints = product === 'photo-prints' ? 'photoprint' : undefined;
  const designer = designerOfProduct[product];
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
