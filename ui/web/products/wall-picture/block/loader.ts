import type { Configurator } from '../../../../../core/domain/configurator/configurator.ts';
import type { ConfiguratorBlock } from '../../../../../core/domain/products/wall-picture/configurator-block.ts';
import { E } from '../../../../../core/fp.ts';
import { priceConfigurator } from '../../../../../core/usecases/wall-picture/configure-picture.ts';
import type { LoadBlock } from '../../../../blocks/block-loader.ts';

/** `base` is the designer's address, to which the forms lead. */
export type ConfiguratorFormsData = { readonly configurator: Configurator; readonly base: string };

/** Prices a configurator beside the live one; the address selects nothing in it. */
export const loadConfiguratorForms: LoadBlock<ConfiguratorBlock, ConfiguratorFormsData> = async (
  block,
  { scope, ports },
) => {
  const nothing = { material: undefined, format: undefined };
  const priced = await priceConfigurator(scope, block, nothing)(ports)();
  return E.isRight(priced)
    ? { configurator: priced.right.configurator, base: ports.designerBases['photo-frame'] }
    : undefined;
};
