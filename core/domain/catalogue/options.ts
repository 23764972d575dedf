import { E } from '../../fp.ts';
import {
  optionGroupTable,
  type OptionGroup,
  type OptionGroupRow,
  type OptionType,
} from './option-groups.ts';
import { textOf } from '../text/text.ts';

/** An option with the group that offers it. */
export type ChosenOption = {
  readonly group: OptionGroup;
  /** The option's name within its group, such as `38mm`. */
  readonly option: string;
  /** Both together, as `optionTypes` spells them, such as `leinwand-keilrahmen-38mm`. */
  readonly optionType: OptionType;
};

/**
 * Why a text is not an option: there is no such group; the group does not offer it; or the text
 * begins with no group's name.
 */
export type OptionError =
  | { readonly kind: 'unknown-option-group'; readonly group: string }
  | { readonly kind: 'unknown-option'; readonly group: OptionGroup; readonly option: string }
  | { readonly kind: 'unknown-option-type'; readonly text: string };

/**
 * The name of the default option, accepted in every group (decisions, "Catalogue and products").
 */
export const standardOption = 'standard';

/** Narrows a text to a group of options. */
export const isOptionGroup = (text: string): text is OptionGroup =>
  Object.hasOwn(optionGroupTable, textOf(text));

/** All groups of options, in the specification's order. */
export const optionGroups: readonly OptionGroup[] =
  Object.keys(optionGroupTable).filter(isOptionGroup);

const rowOf = (group: OptionGroup): OptionGroupRow => optionGroupTable[group];

/** Options of a group, in the specification's order. */
export const optionsOfGroup = (group: OptionGroup): readonly [string, ...string[]] =>
  rowOf(group).options;

/** The option that holds where nothing is chosen; it is one of the group's options. */
export const defaultOptionOfGroup = (group: OptionGroup): string => rowOf(group).defaultOption;

const optionNames: readonly string[] = optionGroups.flatMap((group) =>
  optionsOfGroup(group).map((option) => `${group}-${option}`),
);

/** Narrows a text to a group with one of its options, such as `leinwand-rand-farbig`. */
export const isOptionType = (text: string): text is OptionType => optionNames.includes(text);

/** Every option of every group, as `optionTypes` spells them. */
export const optionTypes: readonly OptionType[] = optionNames.filter(isOptionType);

/**
 * Reads an option of a group. `standard` names the default everywhere; the specification's words
 * may be written with spaces (`fineart glossy`, `direct print`).
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

/** Reads an option with its group from one text; the inverse of `printOption`. */
export const parseOptionType = (given: string): E.Either<OptionError, ChosenOption> => {
  const text = textOf(given);
  const group = optionGroups.find((name) => text.startsWith(`${name}-`));
  return group === undefined
    ? E.left({ kind: 'unknown-option-type', text })
    : parseOption(group, text.slice(group.length + 1));
};

/** Prints an option with its group, such as `leinwand-keilrahmen-38mm`. */
export const printOption = ({ optionType }: ChosenOption): OptionType => optionType;
