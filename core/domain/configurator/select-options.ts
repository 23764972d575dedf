import { printFormat, type Format } from '../format/format.ts';
import {
  markOf,
  visibleFormats,
  type AnyConfigurator,
  type Configurator,
  type ConfiguratorOption,
  type ConfiguratorState,
  type FormatMark,
  type MaterialOption,
} from './configurator.ts';

export type SelectOption = {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
};

export type SelectGroup = { readonly label: string; readonly members: readonly SelectOption[] };

export type MaterialGroup<Option extends ConfiguratorOption = MaterialOption> = {
  readonly labelTranslationKey: string;
  readonly options: readonly [Option, ...Option[]];
};

/** The options of all groups in one list; of two options with the same value the first stays. */
export const flattenGroups = <Option extends ConfiguratorOption>([first, ...others]: readonly [
  MaterialGroup<Option>,
  ...MaterialGroup<Option>[],
]): Configurator<Option>['options'] => {
  const [head, ...rest] = first.options;
  const all = [head, ...rest, ...others.flatMap(({ options }) => options)];
  const distinct = all.filter(
    ({ value }, index) => all.findIndex((option) => option.value === value) === index,
  );
  return [head, ...distinct.slice(1)];
};

/** The key of an option's label: its own, else its material, else its value. */
export const optionLabelKey = ({
  labelTranslationKey,
  materialType,
  value,
}: ConfiguratorOption): string => labelTranslationKey ?? materialType ?? value;

/** Whether an option can be had in any of its formats. */
export const isOptionAvailable = ({ formats }: ConfiguratorOption): boolean =>
  formats.some(({ price }) => price !== undefined);

const selectOptionOf = (
  option: ConfiguratorOption,
  translate: (labelKey: string) => string,
): SelectOption => ({
  label: translate(optionLabelKey(option)),
  value: option.value,
  disabled: !isOptionAvailable(option),
});

/** The entries of a configurator's material selector, in its order (supporting §2). */
export const selectOptionsOf = (
  { options }: AnyConfigurator,
  translate: (labelKey: string) => string,
): readonly SelectOption[] => options.map((option) => selectOptionOf(option, translate));

/** The entries of groups of options under the labels of the groups. */
export const selectGroupsOf = (
  groups: readonly MaterialGroup<ConfiguratorOption>[],
  translate: (labelKey: string) => string,
): readonly SelectGroup[] =>
  groups.map(({ labelTranslationKey, options }) => ({
    label: translate(labelTranslationKey),
    members: options.map((option) => selectOptionOf(option, translate)),
  }));

export type FormatSelectOption = SelectOption & { readonly mark?: FormatMark | undefined };

/**
 * The entries of the list of formats in a state, the extra one last, those without a price
 * disabled, each with its mark (`markOf`). `formatLabel` names a format: `60 × 40 cm`.
 */
export const formatSelectOptionsOf = (
  configurator: AnyConfigurator,
  state: ConfiguratorState,
  formatLabel: (format: Format) => string,
): readonly FormatSelectOption[] =>
  visibleFormats(configurator, state).map((entry, place) => ({
    label: formatLabel(entry.format),
    value: printFormat(entry.format),
    disabled: entry.price === undefined,
    mark: markOf(configurator, entry, place),
  }));
