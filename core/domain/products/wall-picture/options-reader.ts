import { optionTypes } from '../../catalogue/options.ts';
import type { KeyReader } from '../../query/key-readers.ts';

/** The options of a query, each once and in the specification's order. */
export const optionsReader: KeyReader = ({ all }) =>
  optionTypes.filter((option) => all.includes(option));
