import { orientationOf } from '../format/orientation.ts';
import { equalFormatsTurned, type UprightOrLying } from '../format/turn-format.ts';
import {
  findFormatOption,
  markOf,
  startFormat,
  type AnyCalculator,
  type Calculator,
  type CalculatorOption,
  type FormatOption,
} from './calculator.ts';
import { isOptionAvailable } from './select-options.ts';

type Formats = CalculatorOption['formats'];

/** Formats in the order that a calculator shows them in: that of its lists, or one way up first. */
export const inFormatOrder = <Entry extends Pick<FormatOption, 'format'>>(
  { formatOrder }: Pick<AnyCalculator, 'formatOrder'>,
  formats: readonly Entry[],
): readonly Entry[] => {
  if (formatOrder === undefined) return formats;
  const first = formatOrder === 'portrait-first' ? 'portrait' : 'landscape';
  const isFirst = ({ format }: Pick<FormatOption, 'format'>): boolean =>
    orientationOf(format) === first;
  return [...formats.filter(isFirst), ...formats.filter((entry) => !isFirst(entry))];
};

/** The same entries, each changed by itself. */
const mapFormats = (
  [first, ...others]: Formats,
  change: (entry: FormatOption, index: number) => FormatOption,
): Formats => [change(first, 0), ...others.map((entry, index) => change(entry, index + 1))];

/** A calculator with the list of each option changed. */
const withFormats = <Option extends CalculatorOption>(
  calculator: Calculator<Option>,
  change: (option: Option) => Formats,
): Calculator<Option> => {
  const [first, ...others] = calculator.options;
  const changed = (option: Option): Option => {
    const formats = change(option);
    return formats === option.formats ? option : { ...option, formats };
  };
  return { ...calculator, options: [changed(first), ...others.map(changed)] };
};

/**
 * The calculator with the formats of an option the other way up, too, as far as they are sold so:
 * a portrait photo has its formats beside the landscape ones that a page lists. They come last.
 */
export const withTurnedFormats = <Option extends CalculatorOption>(
  calculator: Calculator<Option>,
  value: string,
  sold: readonly FormatOption[],
): Calculator<Option> =>
  withFormats(calculator, (option) => {
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

/** What the labels say of places of the list, said of the formats that stand there. */
const withOwnMarks = <Option extends CalculatorOption>(
  calculator: Calculator<Option>,
): Calculator<Option> => ({
  ...withFormats(calculator, ({ formats }) =>
    calculator.labels.length === 0
      ? formats
      : mapFormats(formats, (entry, index) => ({
          ...entry,
          mark: markOf(calculator, entry, index),
        })),
  ),
  labels: [],
});

/** The calculator under experiment 1031 (supporting §9): the portrait formats come first. */
export const withPortraitFirst = <Option extends CalculatorOption>(
  calculator: Calculator<Option>,
): Calculator<Option> => withOrientationFirst(calculator, 'portrait');

/**
 * The calculator with the formats of an orientation first in every list, otherwise in their order:
 * those that a shopper's own picture fills. Marks go along with their formats. What is selected at
 * first stays, so that only the order differs; the list of an option of which nothing can be had stays.
 */
export const withOrientationFirst = <Option extends CalculatorOption>(
  calculator: Calculator<Option>,
  orientation: UprightOrLying,
): Calculator<Option> => {
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
  const marked = withOwnMarks(calculator);
  const [first, ...others] = marked.options;
  return { ...marked, ...ordered, options: [change(first), ...others.map(change)] };
};

/**
 * The calculator under experiment 967: the nudged format of each option says so, unless it has
 * another mark of its own.
 */
export const withNudge = <Option extends CalculatorOption>(
  calculator: Calculator<Option>,
  text: string,
): Calculator<Option> =>
  withFormats(calculator, (option) => {
    const nudged = nudgedFormat(option);
    return mapFormats(option.formats, (entry) =>
      entry === nudged && entry.mark === undefined ? { ...entry, mark: { text } } : entry,
    );
  });

/**
 * The format beside which experiment 967 hints that it is chosen most (supporting §9): the one that
 * the option starts with; none where nothing of it can be had.
 */
export const nudgedFormat = (option: CalculatorOption): FormatOption | undefined => {
  const entry = findFormatOption(option.formats, startFormat(option));
  return entry?.price === undefined ? undefined : entry;
};
