import { orientationOf } from '../format/format.ts';
import {
  findFormatOption,
  startFormat,
  type Calculator,
  type CalculatorOption,
  type FormatOption,
} from './calculator.ts';
import { isOptionAvailable } from './select-options.ts';

const portraitFormatsFirst = (
  formats: CalculatorOption['formats'],
): CalculatorOption['formats'] => {
  const isPortrait = ({ format }: FormatOption): boolean => orientationOf(format) === 'portrait';
  const [first, ...others] = [
    ...formats.filter(isPortrait),
    ...formats.filter((entry) => !isPortrait(entry)),
  ];
  return first === undefined ? formats : [first, ...others];
};

/**
 * The calculator under experiment 1031 (supporting §9): in every list the portrait formats come
 * first, otherwise in their order. What is selected at first stays, so that only the order differs;
 * an option of which nothing can be had stays as it is.
 */
export const withPortraitFirst = <Option extends CalculatorOption>(
  calculator: Calculator<Option>,
): Calculator<Option> => {
  const change = (option: Option): Option =>
    isOptionAvailable(option)
      ? {
          ...option,
          formats: portraitFormatsFirst(option.formats),
          initiallySelectedFormat: startFormat(option),
        }
      : option;
  const [first, ...others] = calculator.options;
  return { ...calculator, options: [change(first), ...others.map(change)] };
};

/**
 * The format beside which experiment 967 hints that it is chosen most (supporting §9): the one that
 * the option starts with; none where nothing of it can be had.
 */
export const nudgedFormat = (option: CalculatorOption): FormatOption | undefined => {
  const entry = findFormatOption(option.formats, startFormat(option));
  return entry?.price === undefined ? undefined : entry;
};
