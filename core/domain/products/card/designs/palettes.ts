import type { InkColour } from '../../../artwork/artwork.ts';

/**
 * Colours by what they do. `paper` is printed to the edge, `ink` is read on it, `accent` draws,
 * `soft` and `deep` are its lighter and darker companions, `foil` is the ink where no foil is
 * chosen, `photo` stands where a photo will.
 */
export type CardPalette = Readonly<
  Record<'paper' | 'ink' | 'accent' | 'soft' | 'deep' | 'foil' | 'photo', InkColour>
>;

/** The value of the filter `color`. */
export const cardColours = [
  'white',
  'cream',
  'green',
  'blue',
  'rose',
  'red',
  'gold',
  'grey',
  'black',
  'colourful',
] as const;

export type CardColour = (typeof cardColours)[number];

export const cardPalettes = {
  sage: {
    paper: '#fbfaf5',
    ink: '#3b433a',
    accent: '#7d9078',
    soft: '#c9d3c2',
    deep: '#4f6250',
    foil: '#b8965a',
    photo: '#dfe4da',
  },
  eucalyptus: {
    paper: '#ffffff',
    ink: '#33423f',
    accent: '#6f9189',
    soft: '#c5d8d2',
    deep: '#3f6159',
    foil: '#b08f55',
    photo: '#dbe5e2',
  },
  olive: {
    paper: '#f8f5ea',
    ink: '#3f3d2b',
    accent: '#8a8a55',
    soft: '#d6d3b0',
    deep: '#5b5c33',
    foil: '#a98545',
    photo: '#e4e1cf',
  },
  forest: {
    paper: '#21392f',
    ink: '#f4efe1',
    accent: '#a9c0a6',
    soft: '#5d7d6a',
    deep: '#162a22',
    foil: '#d7b877',
    photo: '#31493f',
  },
  blush: {
    paper: '#fdf6f3',
    ink: '#4f3a38',
    accent: '#d79b8d',
    soft: '#f1d5cc',
    deep: '#a8665a',
    foil: '#bf8f63',
    photo: '#f0dfd9',
  },
  rosewood: {
    paper: '#fbf3f1',
    ink: '#4a2530',
    accent: '#a04a60',
    soft: '#e6c3c6',
    deep: '#6f2438',
    foil: '#b98a5e',
    photo: '#ead9d8',
  },
  terracotta: {
    paper: '#fbf5ec',
    ink: '#4c3226',
    accent: '#c1704d',
    soft: '#ecc9b0',
    deep: '#8d4527',
    foil: '#b5803f',
    photo: '#ecddcd',
  },
  berry: {
    paper: '#6d2239',
    ink: '#fbeee9',
    accent: '#e0a3a5',
    soft: '#9c4c60',
    deep: '#4a1426',
    foil: '#dcb67c',
    photo: '#7f3a4e',
  },
  sky: {
    paper: '#f7fafb',
    ink: '#2c414e',
    accent: '#7fa5b8',
    soft: '#cfe0e8',
    deep: '#3f6a80',
    foil: '#a9905f',
    photo: '#dde8ed',
  },
  navy: {
    paper: '#1f2d44',
    ink: '#f5f0e4',
    accent: '#9fb3cc',
    soft: '#4a5d7c',
    deep: '#131d2f',
    foil: '#d9bd80',
    photo: '#2f3e57',
  },
  mist: {
    paper: '#f2f3f2',
    ink: '#3a3f42',
    accent: '#8b969b',
    soft: '#d3d8da',
    deep: '#596468',
    foil: '#9c8c6c',
    photo: '#dfe2e3',
  },
  slate: {
    paper: '#eceae6',
    ink: '#2f2f30',
    accent: '#77756f',
    soft: '#cfccc4',
    deep: '#48474a',
    foil: '#8f7c55',
    photo: '#dad7d0',
  },
  sand: {
    paper: '#f7f1e6',
    ink: '#43382a',
    accent: '#b99a6b',
    soft: '#e4d6bb',
    deep: '#7c6440',
    foil: '#a8823f',
    photo: '#e8dfcf',
  },
  ivory: {
    paper: '#fdfaf3',
    ink: '#38342c',
    accent: '#a59a84',
    soft: '#e7dfcd',
    deep: '#6c6350',
    foil: '#b3934f',
    photo: '#ece6d9',
  },
  champagne: {
    paper: '#fbf6ee',
    ink: '#3f352b',
    accent: '#cdb48a',
    soft: '#eee0c6',
    deep: '#8f7648',
    foil: '#b98f4a',
    photo: '#efe6d7',
  },
  ink: {
    paper: '#ffffff',
    ink: '#1f1d1c',
    accent: '#3a3735',
    soft: '#d9d5cf',
    deep: '#000000',
    foil: '#a88a4f',
    photo: '#e4e2de',
  },
  night: {
    paper: '#1d1b1c',
    ink: '#f6f1e7',
    accent: '#c9c2b6',
    soft: '#4b4748',
    deep: '#0f0e0e',
    foil: '#d8b871',
    photo: '#302d2e',
  },
  lemon: {
    paper: '#fffbe9',
    ink: '#4a4125',
    accent: '#e8bf3f',
    soft: '#f7e6a6',
    deep: '#b58a12',
    foil: '#c79a2e',
    photo: '#f4ecca',
  },
  lavender: {
    paper: '#f9f7fb',
    ink: '#3e3950',
    accent: '#9c8fbd',
    soft: '#dcd5ea',
    deep: '#62557f',
    foil: '#a78f63',
    photo: '#e5e0ee',
  },
  confetti: {
    paper: '#fffdf8',
    ink: '#33404c',
    accent: '#e0705a',
    soft: '#f3c75f',
    deep: '#3f8f8b',
    foil: '#d0a04a',
    photo: '#f0e9dc',
  },
  circus: {
    paper: '#fdf7ee',
    ink: '#2f3a4f',
    accent: '#d2553f',
    soft: '#f0bf63',
    deep: '#2f6f8f',
    foil: '#c9963f',
    photo: '#efe3d2',
  },
  meadow: {
    paper: '#fbfcf4',
    ink: '#37422c',
    accent: '#7fae5c',
    soft: '#f2b5a7',
    deep: '#4a7a3a',
    foil: '#b99a4d',
    photo: '#e7eddb',
  },
  mint: {
    paper: '#f3faf6',
    ink: '#2f433c',
    accent: '#78b79c',
    soft: '#c9e6d9',
    deep: '#3e7a62',
    foil: '#b0955a',
    photo: '#dcebe4',
  },
  peach: {
    paper: '#fff6ee',
    ink: '#513a2c',
    accent: '#eb9d72',
    soft: '#f9d9c2',
    deep: '#b9623a',
    foil: '#c5904f',
    photo: '#f6e3d4',
  },
  pine: {
    paper: '#fbf8f0',
    ink: '#24352c',
    accent: '#2f5a47',
    soft: '#b8cbbd',
    deep: '#1c3a2d',
    foil: '#b58d42',
    photo: '#e0e4da',
  },
  cranberry: {
    paper: '#fcf6f0',
    ink: '#3c2222',
    accent: '#a92f35',
    soft: '#e9b9ae',
    deep: '#74181f',
    foil: '#b78b45',
    photo: '#ecdcd2',
  },
  lamplight: {
    paper: '#8f1f2a',
    ink: '#fcf1e2',
    accent: '#eec9a0',
    soft: '#b24a4e',
    deep: '#651019',
    foil: '#e3c07f',
    photo: '#a03a42',
  },
  harbour: {
    paper: '#f5f8f8',
    ink: '#243b46',
    accent: '#2f7f86',
    soft: '#b9d8d8',
    deep: '#1d4f5b',
    foil: '#a98d56',
    photo: '#d9e4e5',
  },
} as const satisfies Readonly<Record<string, CardPalette>>;

export type CardPaletteName = keyof typeof cardPalettes;

/** The colour by which a palette is found. */
export const colourOfPalette = {
  sage: 'green',
  eucalyptus: 'green',
  olive: 'green',
  forest: 'green',
  blush: 'rose',
  rosewood: 'red',
  terracotta: 'red',
  berry: 'red',
  sky: 'blue',
  navy: 'blue',
  mist: 'grey',
  slate: 'grey',
  sand: 'cream',
  ivory: 'cream',
  champagne: 'gold',
  ink: 'white',
  night: 'black',
  lemon: 'gold',
  lavender: 'rose',
  confetti: 'colourful',
  circus: 'colourful',
  meadow: 'colourful',
  mint: 'green',
  peach: 'rose',
  pine: 'green',
  cranberry: 'red',
  lamplight: 'red',
  harbour: 'blue',
} as const satisfies Readonly<Record<CardPaletteName, CardColour>>;

const palettes: Readonly<Record<string, CardPalette>> = cardPalettes;

/** Below it a paper is dark; of 255. */
const middle = 128;

/** The colour that stands for a palette: its paper where that is dark, else what draws on it. */
export const cardSwatch = (name: string): InkColour | undefined => {
  const palette = Object.hasOwn(palettes, name) ? palettes[name] : undefined;
  if (palette === undefined) return undefined;
  const green = Number.parseInt(palette.paper.slice(3, 5), 16);
  return green < middle ? palette.paper : palette.accent;
};
