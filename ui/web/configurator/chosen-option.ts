import {
  findMaterial,
  startOption,
  type MaterialOption,
} from '../../../core/domain/configurator/configurator.ts';
import type { ConfiguratorUse } from './use-configurator.ts';

/** The option that is chosen, else the one that the configurator starts with. */
export const chosenOption = ({
  configurator,
  state,
}: Pick<ConfiguratorUse, 'configurator' | 'state'>): MaterialOption =>
  findMaterial(configurator, state.material) ?? startOption(configurator);
