import type { ConfiguredProduct } from '../catalogue/shop-products.ts';
import { printFormat } from '../format/format.ts';
import {
  findFormatOption,
  findMaterial,
  visibleFormats,
  type AnyConfigurator,
  type ConfiguratorContext,
  type ConfiguratorState,
} from './configurator.ts';

/** What a configurator's designer URL is built from (supporting §7). */
export type ConfiguratorSelection = {
  readonly product: ConfiguredProduct;
  readonly isCollage: boolean;
  readonly designId?: string | undefined;
  readonly photoboxType?: string | undefined;
  readonly photobookType?: string | undefined;
  readonly materialType?: string | undefined;
  readonly frameType?: string | undefined;
  /** `WxH`: tenths of the locale's unit on the wall, millimetres of prints and of closed books. */
  readonly formatType?: string | undefined;
};

/**
 * What a state hands on beside the chosen option: the contexts of configurator, option and format,
 * later ones winning, and the format itself (supporting §3, "Configurator").
 */
export const configuratorContextOf = (
  configurator: AnyConfigurator,
  state: ConfiguratorState,
): ConfiguratorContext => ({
  ...configurator.context,
  ...findMaterial(configurator, state.material)?.context,
  ...findFormatOption(visibleFormats(configurator, state), state.format)?.context,
  formatType: printFormat(state.format),
});

/**
 * What the designer URL of a state is built from (supporting §7). Only the kind of configurator
 * tells a collage: a photo frame may have a design, too.
 */
export const configuratorSelection = (
  configurator: AnyConfigurator,
  state: ConfiguratorState,
): ConfiguratorSelection => {
  const { product } = configurator;
  return {
    product,
    isCollage: product === 'collage',
    ...configuratorContextOf(configurator, state),
    materialType: findMaterial(configurator, state.material)?.materialType,
    photobookType: product === 'photobook' ? state.material : undefined,
  };
};
