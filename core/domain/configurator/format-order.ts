import { orientationOf } from '../format/orientation.ts';
import { equalFormatsTurned, type UprightOrLying } from '../format/turn-format.ts';
import {
  findFormatOption,
  markOf,
  startFormat,
  type AnyConfigurator,
  type Configurator,
  type ConfiguratorOption,
  type FormatOption,
} from './configurator.ts';
import { isOptionAvailable } from './select-options.ts';

type Formats = ConfiguratorOption['formats'];

/** Formats in the order that a configurator shows them in: that of its lists, or one way up first. */
export const inFormatOrder = <Entry extends Pick<FormatOption, 'format'>>(
  { formatOrder }: Pick<AnyConfigurator, 'formatOrder'>,
  formats: readonly Entry[],
): readonly Entry[] => {
  if (formatOrder === undefined) return formats;
  const first = formatOrder === 'portrait-first' ? 'portrait' : 'landscape';
  const isFirst = ({ format }: Pick<FormatOption, 'format'>): boolean =>
    orientationOf(format) === first;
  return [...formats.filter(isFirst), ...formats.filter((entry) => !isFirst(entry))];
};

const mapFormats = (
  [first, ...others]: Formats,
  change: (entry: FormatOption, index: number) => FormatOption,
): Formats => [change(first, 0), ...others.map((entry, index) => change(entry, index + 1))];

const withFormats = <Option extends ConfiguratorOption>(
  configurator: Configurator<Option>,
  change: (option: Option) => Formats,
): Configurator<Option> => {
  const [first, ...others] = configurator.options;
  const changed = (option: Option): Option => {
    const formats = change(option);
    return formats === option.formats ? option : { ...option, formats };
  };
  return { ...configurator, options: [changed(first), ...others.map(changed)] };
};

/**
 * Adds an option's formats the other way up, as far as they are sold so, at the end: a portrait
 * photo has its formats beside the landscape ones that a page lists.
 */
export const withTurnedFormats = <Option extends ConfiguratorOption>(
  configurator: Configurator<Option>,
  value: string,
  sold: readonly FormatOption[],
): Configurator<Option> =>
  withFormats(configurator, (option) => {
    const { formats } = option;
    if (option.value !== value) return formats;
    const turned = sold.filter(
      ({ format }) =>
        findFormatOption(formats, format) === undefined &&
        formats.some((listed) => equalFormatsTurned(listed.format, format)),
    );
    const [first, ...others] = formats;
    return turned.length === 0 ? formats : [first, ...others, ...turned];
  });

/** Gives each format the mark of its place in the list. */
const withOwnMarks = <Option extends ConfiguratorOption>(
  configurator: Configurator<Option>,
): Configurator<Option> => ({
  ...withFormats(configurator, ({ formats }) =>
    configurator.labels.length === 0
      ? formats
      : mapFormats(formats, (entry, index) => ({
          ...entry,
          mark: markOf(configurator, entry, index),
        })),
  ),
  labels: [],
});

/** The configurator under experiment 1031 (supporting §9): the portrait formats come first. */
export const withPortraitFirst = <Option extends ConfiguratorOption>(
  configurator: Configurator<Option>,
): Configurator<Option> => withOrientationFirst(configurator, 'portrait');

/**
 * Puts the formats of an orientation first in every list, with their marks: those that a shopper's
 * own picture fills. What is selected at first stays, and so does a list without an available
 * format.
 */
export const withOrientationFirst = <Option extends ConfiguratorOption>(
  configurator: Configurator<Option>,
  orientation: UprightOrLying,
): Configurator<Option> => {
  const ordered = { formatOrder: `${orientation}-first` } as const;
  const change = (option: Option): Option => {
    const [first, ...others] = inFormatOrder(ordered, option.formats);
    return isOptionAvailable(option) && first !== undefined
      ? {
          ...option,
          formats: [first, ...others],
          initiallySelectedFormat: startFormat(option),
        }
      : option;
  };
  const marked = withOwnMarks(configurator);
  const [first, ...others] = marked.options;
  return { ...marked, ...ordered, options: [change(first), ...others.map(change)] };
};

/**
 * The configurator under experiment 967: the nudged format of each option says so, unless it has a
 * mark of its own.
 */
export const withNudge = <Option extends ConfiguratorOption>(
  configurator: Configurator<Option>,
  text: string,
): Configurator<Option> =>
  withFormats(configurator, (option) => {
    const nudged = nudgedFormat(option);
    return mapFormats(option.formats, (entry) =>
      entry === nudged && entry.mark === undefined ? { ...entry, mark: { text } } : entry,
    );
  });

/**
 * The format that experiment 967 marks as chosen most (supporting §9): the one that the option
 * starts with; undefined where that has no price.
 */
export const nudgedFormat = (option: ConfiguratorOption): FormatOption | undefined => {
  const entry = findFormatOption(option.formats, startFormat(option));
  return entry?.price === undefined ? undefined : entry;
};
