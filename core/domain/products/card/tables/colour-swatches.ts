import type { InkColour } from '../../../artwork/artwork.ts';
import type { CardColour } from '../designs/palettes.ts';

/** What stands for a colour of the filter; "many colours" has no single one. */
export const cardColourSwatches = {
  white: '#ffffff',
  cream: '#f3e9d6',
  green: '#7d9078',
  blue: '#54708f',
  rose: '#e3b5ab',
  red: '#a8423f',
  gold: '#c3a05a',
  grey: '#9b9c9d',
  black: '#22242a',
  colourful: undefined,
} as const satisfies Readonly<Record<CardColour, InkColour | undefined>>;
