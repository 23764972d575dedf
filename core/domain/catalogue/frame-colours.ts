import type { HexColour } from './object-measures.ts';
import { producedFrameFamilies, type FrameVariant, type ProducedFrame } from './produced-frames.ts';

/** Middle tones in daylight, `#rrggbb`. */
const variantColours = {
  schwarz: '#1d1b19',
  'schwarz-matt': '#262423',
  'schwarz-glanz': '#121110',
  'schwarz-lack': '#141312',
  'schwarz-gemasert': '#252322',
  weiss: '#f4f2ed',
  'weiss-matt': '#efede7',
  'weiss-glanz': '#faf9f6',
  'weiss-lack': '#f8f7f4',
  'weiss-gemasert': '#eae5da',
  'weiss-gekalkt': '#ddd6c8',
  creme: '#efe4cc',
  grau: '#8d8b87',
  'grau-gemasert': '#85817a',
  anthrazit: '#3d3e40',
  taupe: '#857668',
  braun: '#5d4030',
  'braun-antik': '#4b3326',
  silber: '#b9bcbe',
  'silber-matt': '#adb0b2',
  'silber-glanz': '#cdd0d2',
  'silber-antik': '#97968f',
  gold: '#bf9a4f',
  'gold-matt': '#b3924f',
  'gold-glanz': '#cfa952',
  'gold-antik': '#94733a',
  kupfer: '#a9663f',
  champagner: '#cfbd9c',
  natur: '#d2b48a',
  ahorn: '#dcc39a',
  buche: '#c99f72',
  eiche: '#b58d5c',
  'eiche-geoelt': '#a37743',
  'eiche-gekalkt': '#cdbb9c',
  'eiche-geraeuchert': '#5f4a37',
  esche: '#cdb592',
  kirsche: '#94502f',
  mahagoni: '#6b2e20',
  nussbaum: '#5f402b',
  wenge: '#362820',
  rot: '#96271f',
  blau: '#2b4a72',
  gruen: '#3b5a43',
  glanz: '#c9cccf',
  matt: '#b1b4b6',
  antik: '#8f8a80',
} as const satisfies Record<FrameVariant, HexColour>;

/** The name is the colour: variants are finishes. */
const familyColours = {
  'fotorahmen-gold-glanz': variantColours['gold-glanz'],
  'fotorahmen-gold-matt': variantColours['gold-matt'],
  'fotorahmen-gold-antik': variantColours['gold-antik'],
  'fotorahmen-silber-glanz': variantColours['silber-glanz'],
  'fotorahmen-silber-matt': variantColours['silber-matt'],
  'fotorahmen-silber-antik': variantColours['silber-antik'],
} as const satisfies Partial<Record<ProducedFrame, HexColour>>;

const byFrame: Readonly<Record<string, HexColour>> = {
  ...Object.fromEntries(
    Object.entries(producedFrameFamilies).flatMap(([family, { variants }]) =>
      variants.map((variant) => [`${family}-${variant}`, variantColours[variant]]),
    ),
  ),
  ...familyColours,
};

/** The colour that a frame is drawn in, `#rrggbb`. */
export const frameColour = (frame: ProducedFrame): HexColour =>
  byFrame[frame] ?? variantColours.schwarz;
