import { equalFormats } from '../format/format.ts';
import {
  findFormatOption,
  findMaterial,
  type AnyConfigurator,
  type ConfiguratorCommand,
  type ConfiguratorState,
  type FormatOption,
} from './configurator.ts';

/**
 * Why a command changes nothing (decisions, "Configurator and dialogs"): the configurator does not
 * have the material; the material's list does not have the format; the format has no price; or the
 * command asks for what is selected.
 */
export type CommandRefusal =
  | 'unknown-material'
  | 'unlisted-format'
  | 'unavailable-format'
  | 'already-selected';

const refusalOfFormat = (entry: FormatOption | undefined): CommandRefusal | undefined => {
  if (entry === undefined) return 'unlisted-format';
  return entry.price === undefined ? 'unavailable-format' : undefined;
};

/**
 * Why `applyConfiguratorCommand` would leave the state as it is; undefined where it would follow
 * the command.
 */
export const commandRefusal = (
  configurator: AnyConfigurator,
  state: ConfiguratorState,
  command: ConfiguratorCommand,
): CommandRefusal | undefined => {
  const value = command.kind === 'select-format' ? state.material : command.material;
  const option = findMaterial(configurator, value);
  if (option === undefined) return 'unknown-material';
  switch (command.kind) {
    case 'select-material':
      return value === state.material ? 'already-selected' : undefined;
    case 'select-format':
      return equalFormats(command.format, state.format)
        ? 'already-selected'
        : refusalOfFormat(findFormatOption(option.formats, command.format));
    case 'choose-format':
      return refusalOfFormat(
        findFormatOption(option.formats, command.option.format) ?? command.option,
      );
  }
};
