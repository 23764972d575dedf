import { E } from '../../fp.ts';
import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../catalogue/materials.ts';
import type { ConfiguredProduct } from '../catalogue/shop-products.ts';
import { isPhotobookType } from './photobook/photobooks.ts';
import { parsePhotoboxType } from './photobox/photobox-options.ts';
import { materialValue, type ConfiguratorOption } from '../configurator/configurator.ts';

/** What an option's value says by itself: its material, and what goes on to the designer. */
export type OptionArticle = Pick<ConfiguratorOption, 'value' | 'materialType' | 'context'>;

/** What the options of a product's configurator are: materials, photo boxes, or photo books. */
export const optionVocabularies = {
  'photo-frame': 'material',
  photobox: 'photobox-type',
  'photo-prints': 'photobox-type',
  collage: 'material',
  photobook: 'photobook-type',
} as const satisfies Record<ConfiguredProduct, string>;

type OptionVocabulary = (typeof optionVocabularies)[ConfiguredProduct];

const materialArticle = (materialType: MaterialType, frameType?: FrameType): OptionArticle => ({
  value: materialValue(materialType, frameType),
  materialType,
  context: frameType === undefined ? {} : { frameType },
});

const readers = {
  material: (value) => {
    const [material = '', frame, ...others] = value.split('+');
    if (!isMaterialType(material) || others.length > 0) return undefined;
    if (frame === undefined) return materialArticle(material);
    return isFrameType(frame) ? materialArticle(material, frame) : undefined;
  },
  'photobox-type': (value) => {
    const type = parsePhotoboxType(value);
    return E.isRight(type)
      ? { value: type.right, context: { photoboxType: type.right } }
      : undefined;
  },
  'photobook-type': (value) => (isPhotobookType(value) ? { value, context: {} } : undefined),
} as const satisfies Record<OptionVocabulary, (value: string) => OptionArticle | undefined>;

/**
 * Reads the value of an option of a product's configurator: `acrylglas+artbox`, `small`,
 * `echtfotobuch`; a photo box in any letter case, `large` as `max` (decisions, "Catalogue and
 * products"). Undefined for what its vocabulary does not have.
 */
export const readOptionValue = (
  product: ConfiguredProduct,
  value: string,
): OptionArticle | undefined => readers[optionVocabularies[product]](value);
