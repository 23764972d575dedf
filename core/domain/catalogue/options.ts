import { E } from '../../fp.ts';
import {
  optionGroupTable,
  type OptionGroup,
  type OptionGroupRow,
  type OptionType,
} from './option-groups.ts';
import { textOf } from '../text/text.ts';

export type ChosenOption = {
  readonly group: OptionGroup;
  /** Within its group: `38mm`. */
  readonly option: string;
  /** Both: `leinwand-keilrahmen-38mm`. */
  readonly optionType: OptionType;
};

/**
 * The group is unknown; it does not offer the option; or the text does not begin with a group's
 * name.
 */
export type OptionError =
  | { readonly kind: 'unknown-option-group'; readonly group: string }
  | { readonly kind: 'unknown-option'; readonly group: OptionGroup; readonly option: string }
  | { readonly kind: 'unknown-option-type'; readonly text: string };

/** The default of every group (decisions, "Catalogue and products"). */
export const standardOption = 'standard';

/** Guards a group of options. */
export const isOptionGroup = (text: string): text is OptionGroup =>
  Object.hasOwn(optionGroupTable, textOf(text));

/** All groups of options, in the specification's order. */
export const optionGroups: readonly OptionGroup[] =
  Object.keys(optionGroupTable).filter(isOptionGroup);

const rowOf = (group: OptionGroup): OptionGroupRow => optionGroupTable[group];

/** In the specification's order. */
export const optionsOfGroup = (group: OptionGroup): readonly [string, ...string[]] =>
  rowOf(group).options;

/** The option if nothing is chosen. */
export const defaultOptionOfGroup = (group: OptionGroup): string => rowOf(group).defaultOption;

const optionNames: readonly string[] = optionGroups.flatMap((group) =>
  optionsOfGroup(group).map((option) => `${group}-${option}`),
);

/** Guards a group with its option: `leinwand-rand-farbig`. */
export const isOptionType = (text: string): text is OptionType => optionNames.includes(text);

export const optionTypes: readonly OptionType[] = optionNames.filter(isOptionType);

/**
 * Reads an option of a group. `standard` is the default; the specification's words may have spaces
 * (`fineart glossy`, `direct print`).
 */
export const parseOption = (group: string, text: string): E.Either<OptionError, ChosenOption> => {
  if (!isOptionGroup(group)) return E.left({ kind: 'unknown-option-group', group });
  const dashed = text.replaceAll(' ', '-');
  const named = dashed === 'direct-print' ? 'direct' : dashed;
  const option = named === standardOption ? defaultOptionOfGroup(group) : named;
  const optionType = `${group}-${option}`;
  return isOptionType(optionType)
    ? E.right({ group, option, optionType })
    : E.left({ kind: 'unknown-option', group, option: text });
};

/** Reads a group with its option; the inverse of `printOption`. */
export const parseOptionType = (given: string): E.Either<OptionError, ChosenOption> => {
  const text = textOf(given);
  const group = optionGroups.find((name) => text.startsWith(`${name}-`));
  return group === undefined
    ? E.left({ kind: 'unknown-option-type', text })
    : parseOption(group, text.slice(group.length + 1));
};

/** `leinwand-keilrahmen-38mm`. */
export const printOption = ({ optionType }: ChosenOption): OptionType => optionType;
