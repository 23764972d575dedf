import type { TypefaceName } from './typefaces.ts';

/** A typeface, and how large it is seen at the same size, in thousandths. */
type Voice = readonly [font: TypefaceName, scale: number];

/** The names of months and years, and what is read: numbers above all. */
export type PageFonts = { readonly display: Voice; readonly text: Voice };

export const pageFonts = {
  atelier: { display: ['cormorant', 1_000], text: ['montserrat-light', 800] },
  salon: { display: ['bodoni', 950], text: ['jost', 860] },
  classic: { display: ['playfair', 920], text: ['jost', 860] },
  roman: { display: ['cinzel', 860], text: ['jost', 860] },
  modern: { display: ['josefin-light', 1_000], text: ['josefin-light', 860] },
  poster: { display: ['abril-fatface', 950], text: ['jost', 860] },
  gallery: { display: ['syne-bold', 860], text: ['montserrat-light', 800] },
  nursery: { display: ['baloo', 920], text: ['quicksand', 820] },
  bubble: { display: ['nunito', 900], text: ['quicksand', 820] },
} as const satisfies Readonly<Record<string, PageFonts>>;
