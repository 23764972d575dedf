import type { ConfiguratorFormatTerm } from '../configurator-terms.ts';
import type { ratioKeys } from '../../format/format-keys.ts';

/** Ratios are written alike in every language. */
export const ratioLabels = {
  '16:9': '16:9',
  '2:1': '2:1',
  '3:1': '3:1',
  '3:2': '3:2',
  '4:1': '4:1',
  '4:3': '4:3',
  '5:1': '5:1',
  '5:2': '5:2',
  '5:4': '5:4',
  '6:1': '6:1',
} as const satisfies Record<(typeof ratioKeys)[number], string>;

/** Sizes, too, in the languages that name DIN sizes by their letter and number alone. */
export const sizeLabels = {
  ...ratioLabels,
  a3: 'A3',
  a4: 'A4',
  a5: 'A5',
  a6: 'A6',
  '20x20': '20 × 20\u00a0cm',
  '30x30': '30 × 30\u00a0cm',
} as const satisfies Partial<Record<ConfiguratorFormatTerm, string>>;
