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
